import { Fragment } from 'react';
import type { ConsentService } from '#content-model/consent.ts';
import type { LegalFacts } from '#content-model/queries.ts';
import { texts } from './texts.ts';

type Processors = LegalFacts['processors'];

/** Who processes data for the operator: task, name, seat, which data, and where they go. */
export function ProcessorList({ processors }: { processors: Processors[keyof Processors][] }) {
  return (
    <ul>
      {processors.map(({ task, provider, seat, data, transfer }) => (
        <li key={task}>
          <strong>{task}:</strong> {provider}, {seat}. {texts.processorGets(data)} {transfer}
        </li>
      ))}
    </ul>
  );
}

type Profession = NonNullable<LegalFacts['company']['professions']>[number];

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

/** What is stored on the device or loaded from other hosts: purpose, provider, duration (§ 25 TDDDG). */
export function ConsentServiceList({ services }: { services: readonly ConsentService[] }) {
  return (
    <ul>
      {services.map(({ name, provider, purpose, transfer, storage }) => (
        <li key={name}>
          <strong>{name}</strong> ({provider}). {purpose} {transfer}
          {storage.map((entry) => (
            <Fragment key={entry.name}>
              <br />
              <code>{entry.name}</code>: {entry.duration}
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
