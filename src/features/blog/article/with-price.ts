import { fillPlaceholders } from '#content-model/placeholders.ts';
import type { Site } from '#content-model/queries.ts';
import { formatPrice } from '#lib/format-price.ts';
import { texts } from '../texts.ts';

type Price = Pick<Site['offer'], 'monthlyPriceEuro' | 'vatNote'>;

/**
 * The HTML of an article with the price of the offer in the place of `{preis}`. Not part of rendering
 * the Markdown, because Astro caches the result until the article itself changes.
 *
 * @throws Error for another placeholder, which the content check reports before the build.
 */
export const withPrice = (html: string, { monthlyPriceEuro, vatNote }: Price): string =>
  fillPlaceholders(html, { preis: texts.pricePerMonth(formatPrice(monthlyPriceEuro), vatNote) });
