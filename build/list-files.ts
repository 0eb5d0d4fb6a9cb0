import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export interface ListedFile {
  /** Path below the listed folder with `/` between folders. */
  readonly file: string;
  readonly bytes: number;
}

const COMPRESSED = /\.(?:br|gz)$/;

/** All files below `folder`, hidden folders included, in a stable order, without stored codings. */
export async function listFiles(folder: string): Promise<ListedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: ListedFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile() || COMPRESSED.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const file = relative(folder, path).split(sep).join('/');
    files.push({ file, bytes: (await stat(path)).size });
  }
  return files.sort((a, b) => (a.file < b.file ? -1 : 1));
}
