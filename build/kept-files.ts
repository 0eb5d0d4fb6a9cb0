import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_UNUSED_MS = 30 * DAY_MS;

/**
 * What an earlier build has left under this name, or what is made now and left for the next one.
 *
 * @param name A hash of everything that the file is made from.
 */
export async function keepFile(
  folder: string,
  name: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = join(folder, name);
  const now = new Date();
  // Marked as used first, so that another build does not remove it meanwhile.
  const kept = await utimes(file, now, now)
    .then(() => readFile(file))
    .catch(() => undefined);
  if (kept !== undefined) return kept;
  const made = await make();
  await mkdir(folder, { recursive: true });
  // A build that is killed leaves no half file under that name, and the same may be made at the same moment.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}

/** Removes what no build has used for a month. */
export async function dropUnusedFiles(folder: string): Promise<void> {
  const oldest = Date.now() - LONGEST_UNUSED_MS;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < oldest) await rm(file, { force: true });
  }
}
