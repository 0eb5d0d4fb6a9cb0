import sharp, { type Metadata, type Sharp } from 'sharp';
import { pictureEndings } from '../../content-check/content-files.ts';
import { slugFor } from './entries.ts';

/** Why a picture is not taken; the office says it in German. */
export type PictureRefusal =
  | { readonly reason: 'heic' | 'notAPicture' | 'tooLarge' | 'tooManyPixels' | 'noName' }
  | { readonly reason: 'tooSmall'; readonly width: number; readonly leastWidth: number }
  | { readonly reason: 'tooLow'; readonly height: number; readonly leastHeight: number };

export type PictureResult =
  | {
      readonly status: 'taken';
      /** Below the content folder. */
      readonly file: string;
      readonly bytes: Buffer;
      readonly width: number;
      readonly height: number;
    }
  | ({ readonly status: 'refused' } & PictureRefusal);

export interface Upload {
  readonly bytes: Buffer;
  /** As the device calls it; only for the new name. */
  readonly name: string;
  /** How wide it is shown at most, in pixels. */
  readonly leastWidth: number;
  readonly leastHeight?: number;
  readonly isTaken: (file: string) => boolean;
  readonly mostPixels?: number;
}

export const MOST_PICTURE_BYTES = 30_000_000;
const MOST_PIXELS = 60_000_000;
// Wider than any screen.
const WIDEST = 4000;
const PICTURES = 'pictures';

// Only these are opened at all: neither SVG, which is a program, nor what needs a large library.
const KINDS = { jpeg: '.jpg', png: '.png', webp: '.webp', avif: '.avif' } as const;

/**
 * Makes a picture for the site from an upload. Its bytes decide what it is, not its
 * name. It is encoded again, so nothing else that the file held comes along: neither where it was taken
 * nor another file behind it.
 */
export async function takePicture({
  bytes,
  name,
  leastWidth,
  leastHeight = 0,
  isTaken,
  mostPixels = MOST_PIXELS,
}: Upload): Promise<PictureResult> {
  const refuse = (
    reason: Exclude<PictureRefusal['reason'], 'tooSmall' | 'tooLow'>,
  ): PictureResult => ({
    status: 'refused',
    reason,
  });
  if (bytes.length > MOST_PICTURE_BYTES) return refuse('tooLarge');
  const kind = kindOf(bytes);
  if (kind === 'heic') return refuse('heic');
  if (kind === undefined) return refuse('notAPicture');
  const stem = slugFor(name.replace(/\.[^.]*$/u, ''));
  if (stem === '') return refuse('noName');

  const read = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  let found: Metadata;
  try {
    found = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return refuse('notAPicture');
  }
  if (found.width * found.height > mostPixels) return refuse('tooManyPixels');
  const turned = (found.orientation ?? 1) >= 5;
  const [width, height] = turned ? [found.height, found.width] : [found.width, found.height];
  if (width < leastWidth) return { status: 'refused', reason: 'tooSmall', width, leastWidth };
  if (height < leastHeight) return { status: 'refused', reason: 'tooLow', height, leastHeight };
  try {
    const drawn = read.autoOrient().resize({ width: WIDEST, withoutEnlargement: true });
    const { data, info } = await encode(drawn, kind).toBuffer({ resolveWithObject: true });
    const file = freeName(stem, KINDS[kind], isTaken);
    return { status: 'taken', file, bytes: data, width: info.width, height: info.height };
  } catch {
    return refuse('notAPicture');
  }
}

function encode(picture: Sharp, kind: keyof typeof KINDS): Sharp {
  switch (kind) {
    case 'jpeg':
      return picture.jpeg({ quality: 90, mozjpeg: true });
    case 'png':
      return picture.png({ compressionLevel: 9 });
    case 'webp':
      return picture.webp({ quality: 90 });
    case 'avif':
      return picture.avif({ quality: 75 });
  }
}

// ISO 10918-1, PNG 3rd edition 5.2, RFC 9649 2.4, ISO 23008-12 with the brands of 10.2 and AVIF 6.
function kindOf(bytes: Buffer): keyof typeof KINDS | 'heic' | undefined {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (/^RIFF[\s\S]{4}WEBP/u.test(start)) return 'webp';
  const [, brand = ''] = /^[\s\S]{4}ftyp([\s\S]{4})/u.exec(start) ?? [];
  if (/^avi[fs]$/u.test(brand)) return 'avif';
  return /^(?:hei[cxms]|hev[cx]|mif1|msf1)$/u.test(brand) ? 'heic' : undefined;
}

function freeName(stem: string, ending: string, isTaken: (file: string) => boolean): string {
  const isUsed = (name: string): boolean =>
    pictureEndings.some((other) => isTaken(`${PICTURES}/${name}${other}`));
  let name = stem;
  for (let number = 2; isUsed(name); number += 1) name = `${stem}-${String(number)}`;
  return `${PICTURES}/${name}${ending}`;
}
