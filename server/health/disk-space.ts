import { statfs } from 'node:fs/promises';

/** Room on one file system, in bytes. */
export interface DiskSpace {
  readonly totalBytes: number;
  /** What this process may still fill. */
  readonly freeBytes: number;
}

/**
 * Looks at the file system on which a folder lies.
 *
 * @throws when there is no such folder.
 */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return { totalBytes: blocks * bsize, freeBytes: bavail * bsize };
}
