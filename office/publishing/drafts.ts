import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  changedFiles,
  commitTree,
  fileAt,
  mergeStates,
  publishedCommit,
  readNote,
  treeOf,
  type ContentHistory,
  type GitFolder,
} from './content-history.ts';
import type { Author } from './git.ts';

const noteOf = ({ root }: Draft): string => join(root, 'laying-out');
const COMMIT = /^[0-9a-f]{40,64}$/u;

/** The path of a draft's Git index, which Git writes after the files. */
const indexOf = (root: string): string => join(root, 'index');

/** Somebody who edits. */
export interface Editor extends Author {
  /** Letters, digits, `-` and `_`. */
  readonly id: string;
}

/** What somebody has changed and not published. */
export interface Draft extends GitFolder {
  readonly editor: Editor;
  readonly branch: string;
  /** Project folder of the content check: the content lies below it as it does below the project. */
  readonly root: string;
  readonly contentFolder: string;
}

const MESSAGE = 'Entwurf';
const EDITOR_ID = /^[\w-]{1,64}$/u;

/**
 * Opens the draft of a person and makes it when there is none. What others have published meanwhile
 * is taken in, unless both changed the same words; publishing says that then.
 *
 * @param inner Where the content lies below a project folder, such as `content`.
 * @throws Error when the id of the editor could leave the folder.
 */
export async function openDraft(
  history: ContentHistory,
  draftsFolder: string,
  inner: string,
  editor: Editor,
): Promise<Draft> {
  if (!EDITOR_ID.test(editor.id)) throw new Error(`"${editor.id}" cannot be the id of an editor.`);
  const root = join(draftsFolder, editor.id);
  const contentFolder = join(root, inner);
  const branch = `draft/${editor.id}`;
  const env = { GIT_WORK_TREE: contentFolder, GIT_INDEX_FILE: indexOf(root) };
  const run: Draft['run'] = (args, options = {}) =>
    history.run(args, { cwd: contentFolder, author: editor, ...options, env });
  const draft = { editor, branch, root, contentFolder, run };
  await finishLayingOut(history, draft);
  // An office that was killed between writing a file and committing it has left the file uncommitted.
  await commitDraft(draft);
  await takeInPublished(history, draft);
  return draft;
}

/** The commit of a draft. */
export const draftCommit = ({ run }: GitFolder, { branch }: Draft): Promise<string> =>
  run(['rev-parse', `refs/heads/${branch}`]);

/** Commits what stands in the files of a draft. */
export async function commitDraft(draft: Draft): Promise<void> {
  await draft.run(['add', '--all', '.']);
  const tree = await draft.run(['write-tree']);
  const branch = `refs/heads/${draft.branch}`;
  const states = await draft.run(['rev-parse', branch, `${branch}^{tree}`]);
  const [own = '', before] = states.split('\n');
  if (tree === before) return;
  const commit = await commitTree(draft, tree, [own], { message: MESSAGE, author: draft.editor });
  await draft.run(['update-ref', branch, commit, own]);
}

/** Makes a draft begin at what is published now, keeping its own changes. */
export async function takeInPublished(history: ContentHistory, draft: Draft): Promise<void> {
  const isNewer = ['merge-base', '--is-ancestor', 'published', draft.branch];
  if (await isTrue(history, isNewer)) return;
  const published = await publishedCommit(history);
  const own = await draftCommit(history, draft);
  const base = await history.run(['merge-base', published, own]);
  if (base === own) {
    await layOut(draft, published);
    return;
  }
  const { tree, conflicts } = await mergeStates(history, published, own);
  if (!conflicts) await restOn(history, draft, tree, published);
}

const isTrue = (history: ContentHistory, question: readonly string[]): Promise<boolean> =>
  history.run(question).then(
    () => true,
    () => false,
  );

/** Makes a draft one commit on top of what is published. */
export async function restOn(
  history: ContentHistory,
  draft: Draft,
  tree: string,
  published: string,
): Promise<void> {
  const isEmpty = tree === (await treeOf(history, published));
  const next = isEmpty
    ? published
    : await commitTree(history, tree, [published], { message: MESSAGE, author: draft.editor });
  await layOut(draft, next);
}

/**
 * Makes a draft go on after it was published; what was saved meanwhile stays in it.
 *
 * @param publishedFrom The commit of the draft that was published.
 */
export async function restAfterPublishing(
  history: ContentHistory,
  draft: Draft,
  publishedFrom: string,
): Promise<void> {
  const published = await publishedCommit(history);
  const own = await draftCommit(history, draft);
  if (own === publishedFrom) {
    await layOut(draft, published);
  } else if ((await treeOf(history, published)) === (await treeOf(history, publishedFrom))) {
    await restOn(history, draft, await treeOf(history, own), published);
  } else {
    await takeInPublished(history, draft);
  }
}

/** Throws a draft away; the page shows what is published again. */
export async function discardDraft(history: ContentHistory, draft: Draft): Promise<void> {
  await layOut(draft, await publishedCommit(history));
}

/** Files that a draft has changed against what is published. */
export const draftFiles = async (history: ContentHistory, draft: Draft): Promise<string[]> =>
  changedFiles(history, await publishedCommit(history), await draftCommit(history, draft));

/** The content of a file that the draft removed; undefined when it removed no such file. */
export async function removedText(
  history: ContentHistory,
  { branch }: Draft,
  file: string,
): Promise<string | undefined> {
  const found = ['log', '-1', '--format=%H', '--diff-filter=D', branch, '--', file];
  const removal = await history.run(found);
  return removal === '' ? undefined : fileAt(history, `${removal}^`, file);
}

/** The editors who have changed a file and not published it. */
export async function editorsOf(
  history: ContentHistory,
  file: string,
): Promise<Pick<Editor, 'id' | 'name'>[]> {
  const format = '--format=%(refname) %(authorname)';
  const refs = await history.run(['for-each-ref', format, 'refs/heads/draft/']);
  const found: Pick<Editor, 'id' | 'name'>[] = [];
  for (const line of refs.split('\n').filter((one) => one !== '')) {
    const [, ref = '', name = ''] = /^(\S+) (.*)$/u.exec(line) ?? [];
    // With three dots: since both were the same.
    const changed = ['diff', '--name-only', '--no-renames', `published...${ref}`, '--', file];
    if ((await history.run(changed)) !== '')
      found.push({ id: ref.slice('refs/heads/draft/'.length), name });
  }
  return found;
}

/**
 * Sets a draft to a commit, with its branch and its files. When a full disk or the end of the process stops
 * it half-way, `finishLayingOut` completes it.
 */
async function layOut(draft: Draft, commit: string): Promise<void> {
  writeFileSync(noteOf(draft), commit, { flush: true });
  await draft.run(['read-tree', '--reset', '-u', commit]);
  await draft.run(['update-ref', `refs/heads/${draft.branch}`, commit]);
  rmSync(noteOf(draft));
}

/** Creates the folder of a draft if it is missing, and completes a layout that was interrupted. */
async function finishLayingOut(history: ContentHistory, draft: Draft): Promise<void> {
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
