import { Fragment } from 'react';
import type { ConsentService } from '#content-model/consent.ts';

/** What is stored on the device or loaded from elsewhere: for what, by whom, how long (§ 25 TDDDG). */
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
