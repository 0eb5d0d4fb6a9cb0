import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { folderForTest } from '#tests/support/site-fixture.ts';

export interface SmallDisk {
  readonly folder: string;
  /** Fills it except for this many bytes. */
  readonly fillBut: (bytes: number) => void;
  readonly makeRoom: () => void;
}

/** Whether this user may make a small disk. */
export const canMount = process.getuid?.() === 0 && process.platform === 'linux';

const PAGE = 4096;

/** A disk of so many megabytes that is gone when the test is over. */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await folderForTest();
  const size = `size=${String(megabytes)}m`;
  execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  const filler = join(folder, 'filler');
  return {
    folder,
    fillBut: (bytes) => {
      const file = openSync(filler, 'w');
      const page = Buffer.alloc(PAGE, 1);
      let filled = 0;
      try {
        for (;;) filled += writeSync(file, page);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        ftruncateSync(file, Math.max(0, filled - bytes));
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => {
      rmSync(filler, { force: true });
    },
  };
}
