import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pLimit, { type LimitFunction } from 'p-limit';
import { git, GitFailure, type Author, type GitOptions } from './git.ts';

const NOTE = 'switching-to';
const COMMIT = /^[0-9a-f]{40,64}$/u;
// Git reports these before it writes anything.
const REFUSED = /would be overwritten|fast-forward/u;

export const PUBLISHED = 'refs/heads/published';

/** The history together with one state of it as files. */
export interface GitFolder {
  /** The files. */
  readonly contentFolder: string;
  /** Runs Git on the history and these files. */
  readonly run: (args: readonly string[], options?: Partial<GitOptions>) => Promise<string>;
}

/** The content with all its earlier states; its files are in the operator's folder. */
export interface ContentHistory extends GitFolder {
  readonly gitDir: string;
  /** A lock for work that reads or writes the operator's files. */
  readonly oneAtATime: LimitFunction;
}

/**
 * Opens the history of a content folder and makes it when there is none. It lies in the data of the
 * office and not in the folder, which may belong to the Git of a project.
 *
 * @param officeFolder Where the office keeps its data.
 * @throws GitFailure when Git is not there or the folder cannot be written.
 */
export async function openHistory(
  contentFolder: string,
  officeFolder: string,
): Promise<ContentHistory> {
  const gitDir = join(officeFolder, 'history.git');
  const run: ContentHistory['run'] = (args, options = {}) =>
    git(args, {
      cwd: contentFolder,
      ...options,
      env: { GIT_DIR: gitDir, GIT_WORK_TREE: contentFolder, ...options.env },
    });
  if (!existsSync(join(gitDir, 'HEAD'))) {
    mkdirSync(gitDir, { recursive: true, mode: 0o700 });
    await run(['init', '--quiet', '--initial-branch=published']);
  }
  // A process that was killed leaves these lock files behind; only this office writes here.
  for (const name of ['index.lock', 'HEAD.lock', 'packed-refs.lock', 'refs/heads/published.lock']) {
    rmSync(join(gitDir, name), { force: true });
  }
  const history = { contentFolder, gitDir, run, oneAtATime: pLimit(1) };
  await takeOverFiles(history);
  return history;
}

/**
 * Takes what somebody has changed in the folder itself into the history, so that nothing that is done
 * by hand gets lost or in the way.
 *
 * @returns whether there was anything.
 */
export async function takeOverFiles(history: ContentHistory): Promise<boolean> {
  const { run, oneAtATime } = history;
  return oneAtATime(async () => {
    await putBackFiles(history);
    if ((await run(['status', '--porcelain'])) === '') return false;
    const hasCommit = await run(['rev-parse', '--verify', '--quiet', PUBLISHED], { fine: [1] });
    await run(['add', '--all', '.']);
    const message = hasCommit === '' ? 'Stand beim Einrichten' : 'Direkt in den Dateien geändert';
    await run(['commit', '--quiet', '-m', message]);
    return true;
  });
}

/** The commit of what is published. */
export const publishedCommit = ({ run }: ContentHistory): Promise<string> =>
  run(['rev-parse', PUBLISHED]);

export const treeOf = ({ run }: GitFolder, commit: string): Promise<string> =>
  run(['rev-parse', `${commit}^{tree}`]);

/** When a state was made. */
export const timeOf = async ({ run }: ContentHistory, commit: string): Promise<Date> =>
  new Date(await run(['show', '--no-patch', '--format=%cI', commit]));

/** What became of putting two states together. */
export interface Merge {
  /** The merged files, with conflict markers where there are conflicts. */
  readonly tree: string;
  /** Files in which both changed the same words; undefined when there are none. */
  readonly conflicts: readonly string[] | undefined;
}

/** Puts two states together without touching a file. */
export async function mergeStates(
  { run }: ContentHistory,
  ours: string,
  theirs: string,
): Promise<Merge> {
  const args = ['merge-tree', '--write-tree', '--name-only', '--no-messages', ours, theirs];
  const [tree = '', ...conflicts] = (await run(args, { fine: [1] })).split('\n');
  return { tree, conflicts: conflicts.length > 0 ? conflicts : undefined };
}

/** Makes a commit out of a state, on no branch yet. */
export const commitTree = (
  { run }: GitFolder,
  tree: string,
  parents: readonly string[],
  { message, author }: { readonly message: string; readonly author?: Author },
): Promise<string> =>
  run(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], {
    input: message,
    ...(author && { author }),
  });

/** Files that differ between two states, below the content folder. */
export async function changedFiles(
  { run }: ContentHistory,
  from: string,
  to: string,
): Promise<string[]> {
  const names = await run(['diff', '--name-only', '--no-renames', '-z', from, to]);
  return names.split('\0').filter((name) => name !== '');
}

/** The name under which Git keeps the content of a file in a state; undefined when it has none. */
export async function blobAt(
  { run }: ContentHistory,
  commit: string,
  file: string,
): Promise<string | undefined> {
  const listed = await run(['ls-tree', commit, '--', file]);
  return /^\d+ blob (\w+)\t/u.exec(listed)?.[1];
}

/** The text of a file in a state; undefined when it has none. */
export async function fileAt(
  { run }: ContentHistory,
  commit: string,
  file: string,
): Promise<string | undefined> {
  const input = `${commit}:${file}\n`;
  const answer = await run(['cat-file', '--batch'], { input, exact: true });
  // A line about the file, its text, and a line break; or one line that says "missing".
  return /^\w+ blob \d+\n([^]*)\n$/u.exec(answer)?.[1];
}

/** Writes a state as files into an empty folder. */
export async function writeState(
  { run, gitDir }: ContentHistory,
  tree: string,
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const index = join(gitDir, 'build.index');
  rmSync(index, { force: true });
  rmSync(`${index}.lock`, { force: true });
  const env = { GIT_INDEX_FILE: index, GIT_WORK_TREE: folder };
  await run(['read-tree', tree], { env, cwd: folder });
  await run(['checkout-index', '--all', '--force'], { env, cwd: folder });
}

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
async function putBackFiles({
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
