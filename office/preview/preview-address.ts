import { contentFiles } from '../../src/content-model/collections.ts';
import type { CollectionName } from '../content/entries.ts';

/** The page on which the words of an entry are best looked at; the landing page for most. */
export const previewAddress = (collection: CollectionName, slug: string): string =>
  contentFiles[collection].page.replace('*', slug);
