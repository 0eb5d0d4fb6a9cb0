import type { LivePreviewConfig } from 'payload';
import { kinds } from '../collections/kinds.ts';

const single = kinds.filter(({ isSingle }) => isSingle).map(({ name }) => name);
const many = kinds.filter(({ isSingle }) => !isSingle).map(({ name }) => name);

/** The preview beside every document. */
export const livePreview: LivePreviewConfig & { collections: string[]; globals: string[] } = {
  collections: many,
  globals: single,
  url: ({ data, collectionConfig, globalConfig }) => {
    const kind = collectionConfig?.slug ?? globalConfig?.slug ?? '';
    const query = new URLSearchParams({ art: kind, id: String(data['id'] ?? '') });
    return `/vorschau-rahmen?${query.toString()}`;
  },
};
