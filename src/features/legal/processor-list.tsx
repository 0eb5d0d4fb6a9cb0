import type { LegalFacts } from '#content-model/queries.ts';
import { texts } from './texts.ts';

type Processors = LegalFacts['processors'];

/** Who processes data on the operator's behalf: task, name, seat, which data, and where they go. */
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
