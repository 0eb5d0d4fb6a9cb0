import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { leastTextPictureWidth, textPicturePattern } from '#content-model/blog.ts';
import { visibleLines } from './content-document.ts';
import type { ContentEntry } from './content-files.ts';
import {
  type Complaint,
  type ContentProblem,
  fieldProblem,
  lineProblem,
  plain,
} from './content-problem.ts';
import { fieldSchema, pictureComplaint, startOfFile } from './content-schemas.ts';
import { writtenTexts } from './text-problems.ts';

// The size stands behind what a camera and a printer's colour profile write about themselves.
const START_BYTES = 4_194_304;

/** Pictures with fewer pixels than the page shows them with. */
export function pictureProblems(document: ContentEntry): ContentProblem[] {
  const addresses = writtenTexts(document.data).filter(({ path }) => path.at(-1) === 'file');
  return addresses.flatMap(({ path, text }): ContentProblem[] => {
    const { leastWidth = 0, leastHeight = 0 } = fieldSchema(document.schema, path) ?? {};
    const file = join(document.directory, text);
    // What is missing or no picture is a matter of the schema.
    const size = existsSync(file) ? pictureSize(startOfFile(file, START_BYTES)) : undefined;
    if (!size) return [];
    const complaint =
      tooNarrow(text, size.width, leastWidth) ?? tooLow(text, size.height, leastHeight);
    return complaint ? [fieldProblem(document, path, complaint)] : [];
  });
}

/** Finds pictures in texts that are missing, too small or not described; only articles may show pictures. */
export function textPictureProblems(document: ContentEntry): ContentProblem[] {
  const { collection, directory } = document;
  return visibleLines(document).flatMap((line, index) =>
    [...line.matchAll(textPicturePattern)].flatMap(({ groups }): ContentProblem[] => {
      const { alt = '', address = '' } = groups ?? {};
      const complaint =
        collection === 'blog'
          ? complaintOf(directory, alt, address)
          : plain('pictureOutsideArticle');
      return complaint ? [lineProblem(document.file, index + 1, complaint)] : [];
    }),
  );
}

function complaintOf(folder: string, alt: string, address: string): Complaint | undefined {
  const complaint = pictureComplaint(folder, address);
  if (complaint) return complaint;
  const size = pictureSize(startOfFile(join(folder, address), START_BYTES));
  const narrow = size && tooNarrow(address, size.width, leastTextPictureWidth);
  if (narrow || alt.trim() !== '') return narrow;
  return { code: 'pictureWithoutWords', params: { address } };
}

const tooNarrow = (address: string, width: number, least: number): Complaint | undefined =>
  width < least ? { code: 'pictureTooNarrow', params: { address, width, least } } : undefined;

const tooLow = (address: string, height: number, least: number): Complaint | undefined =>
  height < least ? { code: 'pictureTooLow', params: { address, height, least } } : undefined;

/** How large a picture is, in pixels. */
interface PictureSize {
  width: number;
  height: number;
}

/** Whether a camera was held upright, so that what is stored lies on its side (Exif 3.0, 4.6.5, tag 0x0112). */
function liesOnItsSide(exif: Buffer): boolean {
  const isSmallFirst = exif.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isSmallFirst ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const fields = (isSmallFirst ? exif.readUInt32LE(4) : exif.readUInt32BE(4)) + 2;
  for (let at = fields; at < fields + 12 * short(fields - 2); at += 12)
    if (short(at) === 0x0112) return short(at + 8) >= 5;
  return false;
}

/** Where the two numbers of a JPEG stand: after the marker of its first frame (ISO 10918-1, B.2.2). */
function jpegSize(bytes: Buffer): PictureSize | undefined {
  let at = 2;
  let isTurned = false;
  while (at + 9 < bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return isTurned ? { width: height, height: width } : { width, height };
    }
    if (marker === 0xe1 && bytes.toString('latin1', at + 4, at + 8) === 'Exif')
      isTurned = liesOnItsSide(bytes.subarray(at + 10));
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** WebP writes its size in three ways (RFC 9649, 2.5 to 2.7). */
function webpSize(bytes: Buffer): PictureSize {
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X')
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk === 'VP8L') {
    const packed = bytes.readUInt32LE(21);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** AVIF writes it in a box called ispe (ISO 23008-12, 6.5.3). */
function avifSize(bytes: Buffer): PictureSize | undefined {
  const box = bytes.indexOf('ispe');
  return box < 0
    ? undefined
    : { width: bytes.readUInt32BE(box + 8), height: bytes.readUInt32BE(box + 12) };
}

/**
 * How large a picture is, by the bytes of its file.
 *
 * @returns `undefined` when it is none of JPEG, PNG, WebP and AVIF, or ends too early.
 */
export function pictureSize(bytes: Buffer): PictureSize | undefined {
  try {
    const start = bytes.toString('latin1', 0, 12);
    if (start.startsWith('\xFF\xD8')) return jpegSize(bytes);
    if (start.startsWith('\x89PNG'))
      return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    if (start.startsWith('RIFF')) return webpSize(bytes);
    return start.slice(4, 8) === 'ftyp' ? avifSize(bytes) : undefined;
  } catch {
    return undefined;
  }
}
