import type { Site } from '#content-model/queries.ts';
import { texts } from './texts.ts';

type Claim = Site['claims']['exercises'];

/** Advertised numbers, each with its source and date (§ 5 UWG). */
export function ClaimFigures({ claims }: { claims: readonly Claim[] }) {
  return (
    <dl className="claim-figures">
      {claims.map(({ value, label, source, asOf }) => (
        <div key={label}>
          <dt className="text-small text-text-muted">
            {`${label} ${texts.claimSource(source, asOf)}`}
          </dt>
          <dd className="strong text-link">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The number in a rating such as `4,5`; 0 when there is none in it. */
export const averageStars = (value: string): number =>
  Number.parseFloat(value.replace(',', '.')) || 0;
