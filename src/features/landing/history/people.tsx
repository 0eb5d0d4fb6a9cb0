import type { TeamMember } from '#content-model/queries.ts';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';
import { texts } from '../texts.ts';

/** How wide a portrait is shown. */
const portraitSizes = '(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, 44vw';

interface PeopleProps {
  people: readonly { member: TeamMember; portrait: PreparedPicture }[];
  /** Shown while a person is a sample. */
  sampleNote: string;
}

/** The faces of the team with degree and role; each leads to the profile. */
export function People({ people, sampleNote }: PeopleProps) {
  return (
    <div className="stack-4">
      <ul className="people swipe">
        {people.map(({ member, portrait }) => (
          <li key={member.id} className="person">
            <Picture picture={portrait} sizes={portraitSizes} />
            <a href={`/team/${member.id}`} className="person-words">
              <span className="strong">{member.name}</span>
              <span className="text-small text-accent-text">{member.title}</span>
              <span className="text-small text-text-muted">{member.certificates[0]?.name}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-small text-text-muted">
        {people.some(({ member }) => member.sample) ? `${sampleNote} ` : null}
        <a href="/team" className="whitespace-nowrap link">
          {texts.wholeTeam}
        </a>
      </p>
    </div>
  );
}
