import type { ConsentService } from '#content-model/consent.ts';
import { texts } from './texts.ts';

/** Each service with provider, purpose, place of the data and storage time (RC-07). */
export function ServiceList({ services }: { services: readonly ConsentService[] }) {
  return services.map(({ name, provider, purpose, transfer, storage }) => (
    <details key={name} className="consent-service">
      <summary>{name}</summary>
      <dl>
        <dt>{texts.provider}</dt>
        <dd>{provider}</dd>
        <dt>{texts.purpose}</dt>
        <dd>{purpose}</dd>
        <dt>{texts.transfer}</dt>
        <dd>{transfer}</dd>
        <dt>{texts.storage}</dt>
        {storage.length === 0 ? <dd>{texts.nothingStored}</dd> : null}
        {storage.map((entry) => (
          <dd key={entry.name}>{texts.storedFor(entry.name, entry.duration)}</dd>
        ))}
      </dl>
    </details>
  ));
}
