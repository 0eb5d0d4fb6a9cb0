import type { LivePreviewConfig } from 'payload';
import { contentFiles } from '../../src/content-model/collections.ts';
import { manyKinds, singleKinds } from '../collections/kinds.ts';
import type { ContentName } from '../fields/content-schema.ts';

/** The page on which the words of an entry are best looked at; the landing page for most. */
export const previewAddress = (collection: ContentName, slug: string): string =>
  contentFiles[collection].page.replace('*', slug);

/** The preview beside every document. */
export const livePreview: LivePreviewConfig & { collections: string[]; globals: string[] } = {
  collections: manyKinds.map(({ name }) => name),
  globals: singleKinds.map(({ name }) => name),
  url: ({ data, collectionConfig, globalConfig }) => {
    const kind = collectionConfig?.slug ?? globalConfig?.slug ?? '';
    const query = new URLSearchParams({ art: kind, id: String(data['id'] ?? '') });
    return `/vorschau-rahmen?${query.toString()}`;
  },
};
