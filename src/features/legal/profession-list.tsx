import type { Site } from '#content-model/queries.ts';
import { texts } from './texts.ts';

type Profession = NonNullable<Site['company']['professions']>[number];

/** Regulated professions with title, chamber and rules (§ 5 (1) no. 5 DDG). */
export function ProfessionList({ professions }: { professions: Profession[] }) {
  return (
    <ul>
      {professions.map(({ title, awardedIn, chamber, rules, rulesUrl }) => (
        <li key={title}>
          {texts.profession.title(title, awardedIn)}
          <br />
          {texts.profession.chamber(chamber)}
          <br />
          {texts.profession.rules} <a href={rulesUrl}>{rules}</a>
        </li>
      ))}
    </ul>
  );
}
