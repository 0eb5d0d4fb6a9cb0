import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { slugFor } from '../content/slug-for.ts';
import { pictureTexts } from './texts.ts';

export type PictureResult =
  | { readonly status: 'taken'; readonly file: string; readonly bytes: Buffer }
  /** The office says it in German. */
  | { readonly status: 'refused'; readonly reason: 'notAPicture' | 'tooLarge' | 'tooManyPixels' };

const refuse = (reason: (PictureResult & { status: 'refused' })['reason']): PictureResult => ({
  status: 'refused',
  reason,
});

const MOST_BYTES = 30_000_000;
/** A picture is looked at before it is decoded, because one of a few bytes may be as large as a wall. */
const MOST_PIXELS = 64_000_000;
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
  if (bytes.length > MOST_BYTES) return refuse('tooLarge');
  const kind = kindOf(bytes);
  if (kind === undefined) return refuse('notAPicture');
  try {
    if (kind === 'heic') {
      const decoded = await fromHeic(bytes);
      return decoded ? await takePicture(decoded, name) : refuse('tooManyPixels');
    }
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) return refuse('tooManyPixels');
    const read = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
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

/** What phones of Apple write, as JPEG; undefined when it is too large. Its size is known before it is decoded. */
async function fromHeic(bytes: Buffer): Promise<Buffer | undefined> {
  const [picture] = await decodeHeic.all({ buffer: bytes });
  if (picture === undefined) throw new Error('This file holds no picture.');
  if (picture.width * picture.height > MOST_PIXELS) return undefined;
  const { data, width, height } = await picture.decode();
  return sharp(data, { raw: { width, height, channels: 4 } })
    .jpeg({ quality: 95 })
    .toBuffer();
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
