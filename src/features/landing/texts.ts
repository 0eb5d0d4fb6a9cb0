import type { Site } from '#content-model/queries.ts';
import { formatPrice } from '#lib/format-price.ts';

const monthAndYear = new Intl.DateTimeFormat('de-DE', {
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Fixed German text of the landing page. */
export const texts = {
  claimSource: (note: number, source: string, asOf: Date) =>
    `${note.toString()} ${source}, Stand ${monthAndYear.format(asOf)}`,
  ratingInWords: (stars: number) => `${stars.toLocaleString('de-DE')} von 5 Sternen`,
  /** An average must be shown with number, period and source of the reviews (BGH, I ZR 143/23). */
  ratingSource: ({ rating, reviewCount, reviewPeriod }: Site['claims']) =>
    `aus ${reviewCount.value} Bewertungen (${reviewPeriod}), Quelle: ${rating.source}`,
  sample: 'Beispiel',
  readReview: 'Bewertung ansehen',
  allReviews: 'Alle Bewertungen ansehen',
  linkToAnswer: 'Link zu dieser Antwort',
  /** The total price with its VAT note (§§ 3, 6 PAngV). */
  pricePerMonth: ({ monthlyPriceEuro, vatNote }: Site['offer']) =>
    `${formatPrice(monthlyPriceEuro)} pro Monat ${vatNote}`,
} as const;
