import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes a data folder and, when its database had to live elsewhere, that too. */
export async function removeDataFolder(folder: string): Promise<void> {
  const elsewhere = await readFile(join(folder, 'database-home'), 'utf8').catch(() => '');
  if (elsewhere !== '') await rm(elsewhere.trim(), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}
