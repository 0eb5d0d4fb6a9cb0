import type { Site } from '#content-model/queries.ts';
import { Rating } from '#ui/rating.tsx';
import { averageStars } from '../average-stars.ts';
import { texts } from '../texts.ts';

export interface RatingSummaryProps {
  claims: Pick<Site['claims'], 'rating' | 'reviewCount' | 'reviewPeriod' | 'satisfiedUsers'>;
  platform: Site['links']['reviewPlatform'];
}

/** The average never stands without number, period and source (BGH I ZR 143/23). */
export function RatingSummary({ claims, platform }: RatingSummaryProps) {
  const stars = averageStars(claims.rating.value);
  return (
    <div className="cluster-6">
      <p className="font-display text-hero strong text-link">{stars.toLocaleString('de-DE')}</p>
      <div className="text-small text-text-muted">
        <Rating stars={stars} label={texts.ratingInWords(stars)} />
        <p>{texts.ratingSource(claims.reviewCount.value, claims.reviewPeriod, platform.label)}</p>
        <p>{`${claims.satisfiedUsers.value} ${claims.satisfiedUsers.label}`}</p>
      </div>
    </div>
  );
}
