import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedCommit, type ContentHistory } from './content-history.ts';
import type { Draft } from './drafts.ts';
import { readNote } from './switch-files.ts';

const noteOf = ({ root }: Draft): string => join(root, 'laying-out');
const COMMIT = /^[0-9a-f]{40,64}$/u;

/** Where Git keeps which files a draft has; it writes them first and this last. */
export const indexOf = (root: string): string => join(root, 'index');

/**
 * Makes a draft say what a commit says, in its files too. Whatever stops it half-way, a full disk or the
 * end of the process, is made up for by `finishLayingOut`.
 */
export async function layOut(draft: Draft, commit: string): Promise<void> {
  writeFileSync(noteOf(draft), commit, { flush: true });
  await draft.run(['read-tree', '--reset', '-u', commit]);
  await draft.run(['update-ref', `refs/heads/${draft.branch}`, commit]);
  rmSync(noteOf(draft));
}

/** Makes the folder of a draft when there is none, and finishes one that was begun. */
export async function finishLayingOut(history: ContentHistory, draft: Draft): Promise<void> {
  const { root, contentFolder, branch } = draft;
  const ref = `refs/heads/${branch}`;
  // Nobody else works on a draft: whoever was killed has left these.
  for (const lock of [join(history.gitDir, `${ref}.lock`), `${indexOf(root)}.lock`]) {
    rmSync(lock, { force: true });
  }
  if (!existsSync(indexOf(root)) || !existsSync(contentFolder)) {
    rmSync(root, { recursive: true, force: true });
    mkdirSync(contentFolder, { recursive: true });
    const known = await history.run(['rev-parse', '--verify', '--quiet', ref], { fine: [1] });
    await layOut(draft, known === '' ? await publishedCommit(history) : known);
    return;
  }
  // Half a note is none: nothing was written yet.
  const commit = readNote(noteOf(draft)) ?? '';
  if (COMMIT.test(commit)) await layOut(draft, commit);
}
