import type { Site } from '#content-model/queries.ts';
import { texts } from './texts.ts';

type Claim = Site['claims']['exercises'];

/** Advertised numbers with source and date of each (§ 5 UWG). */
export function ClaimFigures({ claims }: { claims: readonly Claim[] }) {
  return (
    <div className="stack-2">
      <dl className="claim-figures">
        {claims.map(({ value, label }, index) => (
          <div key={label}>
            <dt className="text-small text-text-muted">{label}</dt>
            <dd className="font-display text-figure strong text-link">
              {value}
              <sup className="font-text text-note text-text-muted">{index + 1}</sup>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-note text-text-muted">
        {claims
          .map(({ source, asOf }, index) => texts.claimSource(index + 1, source, asOf))
          .join(' · ')}
      </p>
    </div>
  );
}

/** The number in a rating such as `4,5`. */
export const averageStars = (value: string): number => Number.parseFloat(value.replace(',', '.'));
