import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { officeTexts as texts } from '../texts.ts';
import { contentAccess } from './access.ts';

/** Where pictures lie: beside everything else that the office writes. */
export const mediaFolder = (): string =>
  path.join(process.env['DATA_DIR'] ?? path.join(process.cwd(), '../data'), 'office/media');

/** The pictures of the website. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: texts.media,
  access: contentAccess,
  trash: true,
  admin: { group: texts.media.group },
  upload: {
    ...{ staticDir: mediaFolder(), focalPoint: true, adminThumbnail: 'small' },
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    imageSizes: [{ name: 'small', width: 400 }],
  },
  fields: [
    {
      ...{ name: 'alt', label: texts.media.alt, type: 'text', maxLength: 200 },
      admin: { description: texts.media.altHint },
    },
  ],
};
