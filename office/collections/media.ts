import path from 'node:path';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { officeTexts as texts } from '../texts.ts';
import { takeUpload } from '../pictures/picture-process.ts';
import { pictureTexts } from '../pictures/texts.ts';
import { wordsIn } from '../content/words-in.ts';
import { contentAccess } from './access.ts';
import { noteChanges } from './note-change.ts';
import { binAgain, tidy } from './tidy.ts';
import { keepUsed } from './where-used.ts';

/** Where pictures lie: beside everything else that the office writes. */
export const mediaFolder = (): string =>
  path.join(process.env['DATA_DIR'] ?? path.join(process.cwd(), '../data'), 'office/media');

const noted = noteChanges(({ filename }) => `${texts.media.singular}: ${wordsIn(filename)}`);

/** The pictures of the website. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: texts.media,
  access: contentAccess,
  trash: true,
  hooks: {
    beforeOperation: [tidy, binAgain, takeUpload],
    ...keepUsed,
    afterChange: [noted.afterChange],
    afterDelete: [noted.afterDelete],
  },
  admin: {
    group: texts.media.group,
    hideAPIURL: true,
    pagination: { defaultLimit: 50 },
    listSearchableFields: ['filename', 'alt'],
    defaultColumns: ['filename', 'alt', 'updatedAt'],
  },
  defaultSort: '-updatedAt',
  upload: {
    staticDir: mediaFolder(),
    focalPoint: true,
    crop: false,
    // No other host is asked, so the button would do nothing.
    pasteURL: false,
    adminThumbnail: 'small',
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'],
    imageSizes: [{ name: 'small', width: 400 }],
  },
  fields: [
    {
      name: 'alt',
      label: texts.media.alt,
      type: 'text',
      maxLength: 200,
      required: false,
      // What came with the first content has none yet, and gets one when somebody opens it.
      validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
        req.payloadAPI === 'local' || (value ?? '').trim() !== '' || pictureTexts.noAlt,
      admin: { description: texts.media.altHint },
    },
    {
      name: 'uses',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/pictures/use-list.tsx#UseList' },
      },
    },
  ],
};
