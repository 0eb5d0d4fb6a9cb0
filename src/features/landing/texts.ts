import type { Site } from '#content-model/queries.ts';
import { formatPrice } from '#lib/format-price.ts';

const monthAndYear = new Intl.DateTimeFormat('de-DE', {
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Fixed German text of the landing page. */
export const texts = {
  claimSource: (note: number, source: string, asOf: Date, pending: boolean) =>
    `${note.toString()} ${source}, Stand ${monthAndYear.format(asOf)}${pending ? ', Beleg wird geprüft' : ''}`,
  ratingInWords: (stars: number) => `${stars.toLocaleString('de-DE')} von 5 Sternen`,
  ratingSummary: (average: string, count: string) => `${average} · ${count} Bewertungen`,
  ratingSource: (count: string, period: string, source: string) =>
    `aus ${count} Bewertungen (${period}), Quelle: ${source}`,
  sample: 'Beispiel',
  readReview: 'Bewertung ansehen',
  allReviews: 'Alle Bewertungen ansehen',
  linkToAnswer: 'Link zu dieser Antwort',
  /** The total price with its VAT note (§§ 3, 6 PAngV). */
  pricePerMonth: ({ monthlyPriceEuro, vatNote }: Site['offer']) =>
    `${formatPrice(monthlyPriceEuro)} pro Monat ${vatNote}`,
} as const;
