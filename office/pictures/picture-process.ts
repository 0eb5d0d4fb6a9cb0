import { fork } from 'node:child_process';
import path from 'node:path';
import { APIError, type CollectionBeforeOperationHook } from 'payload';
import type { PictureResult } from './pictures.ts';
import { pictureTexts as texts } from './texts.ts';

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
  const taken = await mine;
  if (taken.status === 'refused') throw new APIError(texts.refused(taken.reason), 400);
  const data = Buffer.from(taken.bytes);
  const name = path.basename(taken.file);
  const mimetype = types[path.extname(name)] ?? '';
  req.file = { ...file, name, mimetype, data, size: data.length };
};

function openPicture(bytes: Buffer, name: string): Promise<PictureResult> {
  const program = path.join(process.env['OFFICE_ROOT'] ?? '', 'pictures/take-picture.ts');
  const child = fork(program, { serialization: 'advanced', timeout: LONGEST });
  return new Promise((resolve) => {
    const fail = (): void => resolve({ status: 'refused', reason: 'notAPicture' });
    child.once('message', (taken) => resolve(taken as PictureResult));
    // Without an answer, if it has not come by then.
    child.once('disconnect', fail);
    child.once('error', fail);
    child.send({ bytes, name }, () => undefined);
  });
}
