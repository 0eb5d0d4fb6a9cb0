import { declarationsFeature } from '#features/declarations/server/declarations-feature.ts';
import { newsletterFeature } from '#features/newsletter/server/newsletter-feature.ts';
import { searchFeature } from '#features/search/server/search-feature.ts';
import type { Feature } from '#server/feature.ts';

/** Every feature with a part on the server; the only place where the platform meets them. */
export const features: readonly Feature[] = [declarationsFeature, newsletterFeature, searchFeature];
