import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentHistory } from './content-history.ts';
import { publishedCommit } from './content-history.ts';
import type { Draft } from './drafts.ts';
import { git } from './git.ts';
import { readNote } from './switch-files.ts';

const noteOf = ({ root }: Draft): string => join(root, 'laying-out');
const COMMIT = /^[0-9a-f]{40,64}$/u;
const BEGUN = 'begun';
// Twice: what was killed while it added a folder has left it locked.
const ADD_FOLDER = ['worktree', 'add', '--quiet', '--force', '--force', '--no-checkout'];

/** Runs Git in the folder of a draft. */
export const inDraft = (
  { contentFolder, editor }: Draft,
  args: readonly string[],
): Promise<string> => git(args, { cwd: contentFolder, author: editor });

/**
 * Makes a draft say what a commit says, in its files too. Whatever stops it half-way, a full disk or the
 * end of the process, is made up for by `finishLayingOut`.
 */
export async function layOut(draft: Draft, commit: string): Promise<void> {
  writeFileSync(noteOf(draft), commit, { flush: true });
  await inDraft(draft, ['reset', '--hard', '--quiet', commit]);
  rmSync(noteOf(draft));
}

/** Makes the folder of a draft when there is none, and finishes one that was begun. */
export async function finishLayingOut(history: ContentHistory, draft: Draft): Promise<void> {
  const { root, contentFolder, branch } = draft;
  const note = readNote(noteOf(draft));
  rmSync(join(history.gitDir, 'refs/heads', `${branch}.lock`), { force: true });
  if (note !== BEGUN && existsSync(join(contentFolder, '.git'))) {
    dropLocks(draft);
    if (note !== undefined && COMMIT.test(note)) await layOut(draft, note);
    return;
  }
  rmSync(contentFolder, { recursive: true, force: true });
  mkdirSync(dirname(contentFolder), { recursive: true });
  await history.run(['worktree', 'prune']);
  const ref = `refs/heads/${branch}`;
  const known = await history.run(['rev-parse', '--verify', '--quiet', ref], { fine: [1] });
  const commit = known === '' ? await publishedCommit(history) : known;
  mkdirSync(root, { recursive: true });
  // Before there is a folder: an empty one would look as if every file had been deleted.
  writeFileSync(noteOf(draft), BEGUN, { flush: true });
  const source =
    known === '' ? ['-b', branch, contentFolder, 'published'] : [contentFolder, branch];
  await history.run([...ADD_FOLDER, ...source]);
  await layOut(draft, commit);
}

// Nobody else works on a draft: whoever was killed has left these.
function dropLocks({ contentFolder }: Draft): void {
  const [, gitDir = ''] =
    /^gitdir: (.*)$/mu.exec(readFileSync(join(contentFolder, '.git'), 'utf8')) ?? [];
  if (gitDir !== '') {
    for (const lock of ['index.lock', 'HEAD.lock']) rmSync(join(gitDir, lock), { force: true });
  }
}
