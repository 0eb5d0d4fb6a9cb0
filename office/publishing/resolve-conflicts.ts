import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { splitEntry } from '#content-check/split-entry.ts';
import { collectionOfFile } from '../content/entries.ts';
import { rewriteEntry } from '../content/rewrite-entry.ts';
import {
  blobAt,
  fileAt,
  mergeStates,
  publishedCommit,
  type ContentHistory,
} from './content-history.ts';
import { draftCommit, restOn, type Draft } from './drafts.ts';

/** Whose words win where a draft and a publication made meanwhile changed the same ones. */
export type Winner = 'draft' | 'published';

/** The files in which a draft and a publication made meanwhile changed the same words. */
export async function conflictsOf(
  history: ContentHistory,
  draft: Draft,
): Promise<readonly string[]> {
  const published = await publishedCommit(history);
  const { conflicts } = await mergeStates(history, published, await draftCommit(history, draft));
  return conflicts ?? [];
}

/**
 * Rebases a draft onto the published state. One of them wins only where both changed the same words;
 * all other changes of both are kept.
 */
export async function resolveConflicts(
  history: ContentHistory,
  draft: Draft,
  winner: Winner,
): Promise<void> {
  const published = await publishedCommit(history);
  const own = await draftCommit(history, draft);
  const base = await history.run(['merge-base', published, own]);
  const { tree, conflicts } = await mergeStates(history, published, own);
  const env = { GIT_INDEX_FILE: join(history.gitDir, 'conflicts.index') };
  rmSync(env.GIT_INDEX_FILE, { force: true });
  await history.run(['read-tree', tree], { env });
  for (const file of conflicts ?? []) {
    const [before, theirs, mine] = await Promise.all(
      [base, published, own].map((commit) => fileAt(history, commit, file)),
    );
    const merged =
      before !== undefined && theirs !== undefined && mine !== undefined
        ? await mergedEntry(history, file, { before, theirs, mine }, winner)
        : undefined;
    const blob =
      merged === undefined
        ? await blobAt(history, winner === 'draft' ? own : published, file)
        : await history.run(['hash-object', '-w', '--stdin'], { input: merged });
    const entry =
      blob === undefined
        ? ['--force-remove', file]
        : ['--add', '--cacheinfo', `100644,${blob},${file}`];
    await history.run(['update-index', ...entry], { env });
  }
  await restOn(history, draft, await history.run(['write-tree'], { env }), published);
}

interface Versions {
  readonly before: string;
  readonly theirs: string;
  readonly mine: string;
}

/** Merges field by field, because Git treats adjacent fields as one change; undefined for a picture. */
async function mergedEntry(
  history: ContentHistory,
  file: string,
  versions: Versions,
  winner: Winner,
): Promise<string | undefined> {
  const collection = collectionOfFile(file);
  if (collection === undefined) return undefined;
  const [before, theirs, mine] = [versions.before, versions.theirs, versions.mine].map((text) => {
    const { fields, body = '' } = splitEntry(file, text);
    return { values: (parse(fields) ?? {}) as Record<string, unknown>, body };
  }) as [Words, Words, Words];
  const names = new Set([...Object.keys(theirs.values), ...Object.keys(mine.values)]);
  const values = Object.fromEntries(
    [...names].map((name) => {
      const [old, other, own] = [before, theirs, mine].map((one) => one.values[name]);
      if (isDeepStrictEqual(own, old)) return [name, other];
      return [name, isDeepStrictEqual(other, old) || winner === 'draft' ? own : other];
    }),
  );
  const bodies = { before: before.body, theirs: theirs.body, mine: mine.body };
  const body = file.endsWith('.md') ? await mergedText(history, bodies, winner) : undefined;
  return rewriteEntry(collection.name, versions.theirs, { values, body });
}

interface Words {
  readonly values: Record<string, unknown>;
  readonly body: string;
}

async function mergedText(
  { run }: ContentHistory,
  texts: Versions,
  winner: Winner,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'office-merge-'));
  const paths = (['mine', 'before', 'theirs'] as const).map((name) => {
    const path = join(folder, name);
    writeFileSync(path, texts[name]);
    return path;
  });
  try {
    const side = winner === 'draft' ? '--ours' : '--theirs';
    return await run(['merge-file', '-p', side, ...paths], { exact: true });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
