import type { LivePreviewConfig } from 'payload';
import { kinds } from '../collections/kinds.ts';
import { previewTexts as texts } from './texts.ts';

const single = kinds.filter(({ isSingle }) => isSingle).map(({ name }) => name);
const many = kinds.filter(({ isSingle }) => !isSingle).map(({ name }) => name);

/** The preview beside every document; a saved state has an address of its own, so that it is loaded anew. */
export const livePreview: LivePreviewConfig & { collections: string[]; globals: string[] } = {
  ...{ collections: many, globals: single },
  url: ({ data, collectionConfig, globalConfig }) => {
    const { id, updatedAt } = data as { id?: string | number; updatedAt?: string };
    const kind = collectionConfig?.slug ?? globalConfig?.slug ?? '';
    const query = new URLSearchParams({ art: kind, id: String(id ?? ''), stand: updatedAt ?? '' });
    return `/vorschau-rahmen?${query.toString()}`;
  },
  breakpoints: [
    { name: 'phone', label: texts.phone, width: 390, height: 844 },
    { name: 'tablet', label: texts.tablet, width: 820, height: 1180 },
    { name: 'computer', label: texts.computer, width: 1280, height: 900 },
  ],
};
