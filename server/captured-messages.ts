import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { whenCode } from '#lib/errors.ts';

/** Folder of the mails and notes that would be sent if there were somewhere to send them to. */
export const capturedFolder = (dataDir: string): string => join(dataDir, 'outbox');

/**
 * Writes a file that is either there in full and on disk, or not there. The same name again
 * replaces it.
 *
 * @throws when the disk refuses.
 */
export async function captureMessage(
  folder: string,
  name: string,
  content: string | Buffer | Readable,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${name}.unfinished`);
  await writeFile(unfinished, content, { mode: 0o600, flush: true });
  await rename(unfinished, join(folder, name));
}

const ENDINGS = ['.eml', '.chat.json'];

/**
 * What a captured message belongs to: `K-7F3M-9QXD` for its mail, its note and what a crash left
 * of them; undefined for anything else.
 */
export const referenceOf = (name: string): string | undefined =>
  /^\.?([A-Z]-\w{4}-\w{4})\.(?:eml|chat\.json)(?:\.unfinished)?$/.exec(name)?.[1];

/**
 * Removes the mails and notes of these references.
 *
 * @throws when the disk refuses.
 */
export async function removeCaptured(dataDir: string, references: Iterable<string>): Promise<void> {
  for (const reference of references) {
    for (const ending of ENDINGS) {
      await rm(join(capturedFolder(dataDir), reference + ending), { force: true });
    }
  }
}

// joanna@ is somebody else than anna@.
const BETWEEN_ADDRESSES = /[^\p{L}\p{N}@.!#$%&'*+/=?^_`{|}~-]+/u;

/**
 * Paths of the files about one person, whatever became of the rows: by reference, or because the
 * address stands in them.
 *
 * @throws when they cannot be read: then nobody may be told that there are none.
 */
export async function capturedFilesAbout(
  dataDir: string,
  address: string,
  references: ReadonlySet<string>,
): Promise<string[]> {
  const folder = capturedFolder(dataDir);
  const wanted = address.toLowerCase();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    whenCode('ENOENT', []),
  );
  const found: string[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const isTheirs =
      references.has(referenceOf(entry.name) ?? '') ||
      (await readFile(path, 'utf8')).toLowerCase().split(BETWEEN_ADDRESSES).includes(wanted);
    if (isTheirs) found.push(path);
  }
  return found.sort();
}
