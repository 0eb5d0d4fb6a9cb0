import path from 'node:path';
import {
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload';
import { officeTexts as texts } from '../texts.ts';
import { takeUpload } from '../pictures/picture-process.ts';
import { pictureTexts } from '../pictures/texts.ts';
import { wordsIn } from '../content/words-in.ts';
import { contentAccess } from './access.ts';
import { usesField } from './addresses.ts';
import { noteChanges } from './note-change.ts';
import { binAgain, tidy } from './tidy.ts';
import { keepUsed } from './where-used.ts';

/** Where pictures lie: beside everything else that the office writes. */
export const mediaFolder = (): string =>
  path.join(process.env['DATA_DIR'] ?? path.join(process.cwd(), '../data'), 'office/media');

const noted = noteChanges(({ filename }) => `${texts.media.singular}: ${wordsIn(filename)}`);

/** Payload deletes the file before it checks the fields, so a refusal afterwards would leave neither picture. */
const expectDescription: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (req.payloadAPI !== 'REST' || req.file === undefined) return;
  const { id, data } = args as { id?: number; data?: { alt?: string | null } };
  const isTold = data !== undefined && Object.hasOwn(data, 'alt');
  const told = isTold || id === undefined ? data?.alt : await storedDescription(id, req);
  if ((told ?? '').trim() !== '') return;
  const errors = [{ path: 'alt', label: texts.media.alt, message: pictureTexts.noAlt }];
  throw new ValidationError({ collection: 'media', errors, req }, req.t);
};

async function storedDescription(id: number, req: PayloadRequest): Promise<string | undefined> {
  const options = { collection: 'media' as never, id, depth: 0, disableErrors: true, req };
  const stored = (await req.payload.findByID(options)) as { alt?: string } | null;
  return stored?.alt;
}

/** The pictures of the website. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: texts.media,
  access: contentAccess,
  trash: true,
  hooks: {
    beforeOperation: [tidy, binAgain, expectDescription, takeUpload],
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
    usesField,
  ],
};
