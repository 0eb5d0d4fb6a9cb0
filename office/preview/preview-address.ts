import { contentFiles } from '../../src/content-model/collections.ts';
import type { ContentName } from '../fields/content-schema.ts';

/** The page on which the words of an entry are best looked at; the landing page for most. */
export const previewAddress = (collection: ContentName, slug: string): string =>
  contentFiles[collection].page.replace('*', slug);
