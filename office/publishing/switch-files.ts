import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentHistory } from './content-history.ts';
import { GitFailure } from './git.ts';

const NOTE = 'switching-to';
const COMMIT = /^[0-9a-f]{40,64}$/u;
// Git reports these before it writes anything.
const REFUSED = /would be overwritten|fast-forward/u;

/**
 * Makes a commit the published state, in the history and in the operator's files.
 *
 * @returns false when a file was changed by hand meanwhile; then nothing was written.
 * @throws GitFailure when it could not be completed, as on a full disk; `putBackFiles` repairs that.
 */
export async function switchFiles(
  { run, gitDir, oneAtATime }: ContentHistory,
  commit: string,
): Promise<boolean> {
  const note = join(gitDir, NOTE);
  return oneAtATime(async () => {
    writeFileSync(note, commit, { flush: true });
    let isRefused = false;
    try {
      await run(['merge', '--ff-only', '--quiet', commit]);
    } catch (error) {
      if (!(error instanceof GitFailure) || !REFUSED.test(error.message)) throw error;
      isRefused = true;
    }
    rmSync(note);
    return !isRefused;
  });
}

/**
 * Restores files after a switch that was interrupted: otherwise a half-written publication, or a file that was
 * about to be replaced, would look like a change that somebody made by hand.
 */
export async function putBackFiles({
  run,
  gitDir,
  contentFolder,
}: Pick<ContentHistory, 'run' | 'gitDir' | 'contentFolder'>): Promise<void> {
  const note = join(gitDir, NOTE);
  const commit = readNote(note);
  if (commit === undefined) return;
  if (COMMIT.test(commit)) {
    const differing = ['diff', '--name-only', '--no-renames', '-z', 'HEAD', commit];
    const files = (await run(differing)).split('\0').filter((file) => file !== '');
    await run(['reset', '--quiet']);
    for (const file of files) {
      const isKept = (await run(['ls-tree', '--name-only', 'HEAD', '--', file])) !== '';
      if (isKept) await run(['checkout', '--quiet', '--', file]);
      else rmSync(join(contentFolder, file), { force: true });
    }
  }
  rmSync(note);
}

/** The commit in a note about an unfinished switch; undefined when there is none. */
export function readNote(note: string): string | undefined {
  try {
    return readFileSync(note, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
