import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { pictureTexts as texts } from './texts.ts';

export type TakenPicture = { readonly file: string } | { readonly reason: string };

// As long as the largest picture takes on a slow machine.
const LONGEST = 60_000;

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

let turn: Promise<unknown> = Promise.resolve();

/**
 * Takes in the place of an upload the picture that is encoded from it, without what else the file held. One picture
 * at a time is opened, in a process of its own.
 */
export const takeUpload: CollectionBeforeOperationHook = async ({ req }) => {
  const { file } = req;
  if (req.payloadAPI !== 'REST' || file === undefined) return;
  const mine = turn.then(() => openPicture(file.data, file.name));
  turn = mine.catch(() => undefined);
  const { about, bytes } = await mine;
  if ('reason' in about) throw new APIError(texts.refused(about.reason), 400);
  const name = path.basename(about.file);
  const mimetype = types[path.extname(name)] ?? '';
  req.file = { ...file, name, mimetype, data: bytes, size: bytes.length };
};

async function openPicture(bytes: Buffer, name: string) {
  const program = path.join(process.env['OFFICE_ROOT'] ?? '', 'pictures/take-picture.ts');
  const child = spawn(process.execPath, [program, name], {
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: LONGEST,
  });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  // It may have ended before it has read everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  const [exitCode] = (await once(child, 'close')) as [number | null];
  const answer = Buffer.concat(parts);
  const end = answer.indexOf('\n');
  const isWhole = exitCode === 0 && end > 0;
  const about = isWhole
    ? (JSON.parse(answer.toString('utf8', 0, end)) as TakenPicture)
    : { reason: 'notAPicture' };
  return { about, bytes: answer.subarray(end + 1) };
}
