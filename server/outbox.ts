import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder for what would be sent if there were somewhere to send it to. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/**
 * Writes a file that is either there in full and on disk, or not there. The same name again
 * replaces it.
 *
 * @throws when the disk refuses.
 */
export async function writeToOutbox(
  folder: string,
  name: string,
  content: string | Buffer,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${name}.unfinished`);
  await writeFile(unfinished, content, { mode: 0o600, flush: true });
  await rename(unfinished, join(folder, name));
}
