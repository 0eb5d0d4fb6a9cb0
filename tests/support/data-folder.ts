import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes a data folder and, when its database had to live elsewhere, that too. */
export async function removeDataFolder(folder: string): Promise<void> {
  const elsewhere = await readFile(join(folder, 'database-home'), 'utf8').catch(() => '');
  if (elsewhere !== '') await removeFolder(elsewhere.trim());
  await removeFolder(folder);
}

/** Removes a folder, even while processes that were killed in it are still on their way out. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
