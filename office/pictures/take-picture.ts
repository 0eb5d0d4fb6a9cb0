import decodeHeic from 'heic-decode';
import sharp from 'sharp';
import { MOST_PICTURE_BYTES, MOST_PIXELS, takePicture } from '../content/pictures.ts';
import type { TakenPicture } from './picture-process.ts';

// node take-picture.ts NAME: a process of its own, so that nobody waits while a large picture is opened. It reads
// the picture, and writes one line of JSON and then the bytes for the website.
const [name = ''] = process.argv.slice(2);
const bytes = await readAll();
const answer = await take();
process.stdout.write(`${JSON.stringify(answer.about)}\n`);
process.stdout.end(answer.bytes);

async function take(): Promise<{ about: TakenPicture; bytes: Buffer }> {
  const refuse = (reason: string) => ({ about: { reason }, bytes: Buffer.alloc(0) });
  const first = await takePicture(bytes, name);
  const isHeic = first.status === 'refused' && first.reason === 'heic';
  const heic = isHeic ? await fromHeic() : undefined;
  if (typeof heic === 'string') return refuse(heic);
  const taken = heic === undefined ? first : await takePicture(heic, name);
  if (taken.status === 'refused') return refuse(taken.reason);
  return { about: { file: taken.file }, bytes: taken.bytes };
}

/** The picture as JPEG, or why not. Its size is known before it is decoded. */
async function fromHeic(): Promise<Buffer | string> {
  if (bytes.length > MOST_PICTURE_BYTES) return 'tooLarge';
  try {
    const [picture] = await decodeHeic.all({ buffer: bytes });
    if (picture === undefined) return 'notAPicture';
    if (picture.width * picture.height > MOST_PIXELS) return 'tooManyPixels';
    const { data, width, height } = await picture.decode();
    const raw = { width, height, channels: 4 } as const;
    return await sharp(data, { raw }).jpeg({ quality: 95 }).toBuffer();
  } catch {
    return 'notAPicture';
  }
}

async function readAll(): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
