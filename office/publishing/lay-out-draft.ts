import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedCommit, type ContentHistory } from './content-history.ts';
import type { Draft } from './drafts.ts';
import { readNote } from './switch-files.ts';

const noteOf = ({ root }: Draft): string => join(root, 'laying-out');
const COMMIT = /^[0-9a-f]{40,64}$/u;

/** The path of a draft's Git index, which Git writes after the files. */
export const indexOf = (root: string): string => join(root, 'index');

/**
 * Sets a draft to a commit, with its branch and its files. When a full disk or the end of the process stops
 * it half-way, `finishLayingOut` completes it.
 */
export async function layOut(draft: Draft, commit: string): Promise<void> {
  writeFileSync(noteOf(draft), commit, { flush: true });
  await draft.run(['read-tree', '--reset', '-u', commit]);
  await draft.run(['update-ref', `refs/heads/${draft.branch}`, commit]);
  rmSync(noteOf(draft));
}

/** Creates the folder of a draft if it is missing, and completes a layout that was interrupted. */
export async function finishLayingOut(history: ContentHistory, draft: Draft): Promise<void> {
  const { root, contentFolder, branch } = draft;
  const ref = `refs/heads/${branch}`;
  // A process that was killed leaves these lock files behind; only this office works on drafts.
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
  // An incomplete note was written before any file was changed, so it can be ignored.
  const commit = readNote(noteOf(draft)) ?? '';
  if (COMMIT.test(commit)) await layOut(draft, commit);
}
