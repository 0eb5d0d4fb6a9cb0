import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textOf } from '../content/entries.ts';
import { hashOfText } from '../content/text-hash.ts';
import { commitDraft, type Draft } from './drafts.ts';

export type Saved =
  | { readonly status: 'saved'; readonly version: string | undefined }
  /** Somebody else has changed the file since it was read; nothing was written. */
  | { readonly status: 'changed'; readonly version: string | undefined };

export interface FileChange {
  /** Below the content folder; from `fileOfEntry` or the picture folder, never from an address. */
  readonly file: string;
  /** undefined removes the file. */
  readonly content: string | Buffer | undefined;
  /** Version of what was read; undefined for a file that was not there. */
  readonly basedOn: string | undefined;
}

/**
 * Writes files into a draft and commits them, all or none. Saving the same words twice is saving them
 * once, so a browser that lost its connection may simply repeat.
 */
export async function saveInDraft(
  draft: Draft,
  changes: readonly FileChange[],
): Promise<readonly Saved[]> {
  const looked = changes.map((change) => ({ change, ...compare(draft, change) }));
  if (looked.some(({ isOutdated }) => isOutdated)) {
    return looked.map(({ isOutdated, there }) => ({
      status: isOutdated ? 'changed' : 'saved',
      version: there,
    }));
  }
  for (const { change } of looked) writeInto(draft, change);
  await commitDraft(draft);
  return changes.map(({ content }) => ({
    status: 'saved',
    version: content === undefined ? undefined : hashOfText(String(content)),
  }));
}

function compare({ contentFolder }: Draft, { file, content, basedOn }: FileChange) {
  const text = textOf(join(contentFolder, file));
  const there = text === undefined ? undefined : hashOfText(text);
  const isSame = text === (content === undefined ? undefined : String(content));
  return { there, isOutdated: !isSame && there !== basedOn };
}

function writeInto({ root, contentFolder }: Draft, { file, content }: FileChange): void {
  const path = join(contentFolder, file);
  if (content === undefined) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = join(root, 'unfinished');
  try {
    writeFileSync(unfinished, content, { flush: true });
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
