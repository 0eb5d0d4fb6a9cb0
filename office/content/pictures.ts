import sharp, { type Sharp } from 'sharp';
import { pictureTexts } from '../pictures/texts.ts';
import { slugFor } from './slug-for.ts';

/** Why a picture is not taken; the office says it in German. */
type PictureRefusal = 'heic' | 'notAPicture' | 'tooLarge' | 'tooManyPixels';

type PictureResult =
  | { readonly status: 'taken'; readonly file: string; readonly bytes: Buffer }
  | { readonly status: 'refused'; readonly reason: PictureRefusal };

export const MOST_PICTURE_BYTES = 30_000_000;
/** A picture is looked at before it is decoded, because one of a few bytes may be as large as a wall. */
export const MOST_PIXELS = 64_000_000;
// Wider than any screen.
const WIDEST = 4000;

// Only these are opened at all: neither SVG, which is a program, nor what needs a large library.
const KINDS = { jpeg: '.jpg', png: '.png', webp: '.webp', avif: '.avif' } as const;

/**
 * Makes a picture for the site from an upload. Its bytes decide what it is, not its name, from which only the new
 * name comes. It is encoded again, so nothing else that the file held comes along: neither where it was taken nor
 * another file behind it.
 */
export async function takePicture(bytes: Buffer, name: string): Promise<PictureResult> {
  const refuse = (reason: PictureRefusal): PictureResult => ({ status: 'refused', reason });
  if (bytes.length > MOST_PICTURE_BYTES) return refuse('tooLarge');
  const kind = kindOf(bytes);
  if (kind === 'heic') return refuse('heic');
  if (kind === undefined) return refuse('notAPicture');
  const read = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) return refuse('tooManyPixels');
    const drawn = read.autoOrient().resize({ width: WIDEST, withoutEnlargement: true });
    const stem = slugFor(name.replace(/\.[^.]*$/u, '')) || pictureTexts.name;
    return {
      status: 'taken',
      file: `${stem}${KINDS[kind]}`,
      bytes: await encode(drawn, kind).toBuffer(),
    };
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
