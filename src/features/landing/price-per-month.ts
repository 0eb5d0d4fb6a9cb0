import type { Site } from '#content-model/queries.ts';
import { formatPrice } from '#lib/format-price.ts';
import { texts } from './texts.ts';

/** The total price for a month with its VAT note (§§ 3, 6 PAngV). */
export const pricePerMonth = ({ monthlyPriceEuro, vatNote }: Site['offer']) =>
  texts.pricePerMonth(formatPrice(monthlyPriceEuro), vatNote);
