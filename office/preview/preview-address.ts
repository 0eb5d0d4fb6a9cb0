import { contentFiles, type ContentFiles } from '../../src/content-model/collections.ts';
import type { CollectionName } from '../content/entries.ts';

/** The page on which the words of an entry are best looked at; the landing page for most. */
export function previewAddress(collection: CollectionName, slug: string): string {
  const { page = '/' }: ContentFiles = contentFiles[collection];
  return page.replace('*', slug);
}
