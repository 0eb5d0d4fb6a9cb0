import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transactLong, type Database } from '#server/database/database.ts';
import {
  desc,
  eq,
  max,
  notInArray,
  sql,
  customType,
  jsonb,
  moment,
  pgTable,
  text,
} from '#server/database/drizzle.ts';
import {
  dropBuilds,
  filesBelow,
  isKept,
  serveBuild,
  servedBuild,
  shareHashedFiles,
  type BuildStore,
} from '#server/publications/build-store.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What the office has published. The build that was shown last is the website, on every server. */
const publishedBuilds = pgTable('published_builds', {
  id: text().primaryKey(),
  /** Each file of the build with the hash of its content. */
  files: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  shownAt: moment('shown_at').notNull(),
});

/** Contents of files, each once, however many builds have it. */
const publishedFiles = pgTable('published_files', {
  hash: text().primaryKey(),
  content: bytes().notNull(),
});

/**
 * Puts a finished build into the database, from which every server takes it, as the one to be shown.
 *
 * @param kept Names of the builds that stay beside it.
 * @throws what the database says; nothing is changed then.
 */
export async function storeBuild(
  database: Database,
  { folder }: BuildStore,
  id: string,
  kept: ReadonlySet<string>,
): Promise<void> {
  const root = join(folder, id);
  const files: Record<string, string> = {};
  const contents = new Map<string, string>();
  for (const file of filesBelow(root)) {
    const hash = createHash('sha256')
      .update(await readFile(join(root, file)))
      .digest('hex');
    files[file] = hash;
    contents.set(hash, file);
  }
  await transactLong(database, async (tx) => {
    const known = await tx.select({ hash: publishedFiles.hash }).from(publishedFiles);
    for (const { hash } of known) contents.delete(hash);
    for (const [hash, file] of contents) {
      const content = await readFile(join(root, file));
      await tx.insert(publishedFiles).values({ hash, content }).onConflictDoNothing();
    }
    // The newest is shown, also where a clock was ahead before.
    const [newest] = await tx.select({ at: max(publishedBuilds.shownAt) }).from(publishedBuilds);
    const shownAt = new Date(Math.max(Date.now(), (newest?.at?.getTime() ?? 0) + 1));
    const shown = { files, shownAt };
    await tx
      .insert(publishedBuilds)
      .values({ id, ...shown })
      .onConflictDoUpdate({ target: publishedBuilds.id, set: shown });
    await tx.delete(publishedBuilds).where(notInArray(publishedBuilds.id, [...kept, id]));
    await tx.execute(sql`delete from ${publishedFiles} where hash not in
      (select each.value from ${publishedBuilds}, jsonb_each_text(files) each)`);
  });
}

async function shownBuild({ drizzle }: Database): Promise<string | undefined> {
  const newest = desc(publishedBuilds.shownAt);
  const columns = { id: publishedBuilds.id };
  const [row] = await drizzle.select(columns).from(publishedBuilds).orderBy(newest).limit(1);
  return row?.id;
}

/**
 * Makes what is to be shown the build that is served from this folder.
 *
 * @throws what the database or the disk says; the served build stays then.
 */
export async function fetchShownBuild(database: Database, store: BuildStore): Promise<void> {
  // Before the database is asked: an office that switches in between must not be taken back.
  const served = servedBuild(store);
  const id = await shownBuild(database);
  if (id === undefined || id === served) return;
  // An office that works in this folder keeps more builds than two, and drops them itself.
  const isOfOthers = isKept(store, id);
  if (!isOfOthers) await fetchBuild(database, store, id);
  serveBuild(store, id);
  if (!isOfOthers) dropBuilds(store, new Set([id, served ?? id]));
}

// It gets its name when it is complete.
async function fetchBuild({ drizzle }: Database, store: BuildStore, id: string): Promise<void> {
  // Two servers may share a folder.
  const unfinished = join(store.folder, `unfinished-${id}-${String(process.pid)}`);
  const [build] = await drizzle.select().from(publishedBuilds).where(eq(publishedBuilds.id, id));
  try {
    for (const [file, hash] of Object.entries(build?.files ?? {})) {
      const [stored] = await drizzle
        .select({ content: publishedFiles.content })
        .from(publishedFiles)
        .where(eq(publishedFiles.hash, hash));
      if (stored === undefined)
        throw new Error(`The database does not hold ${file} of build ${id}.`);
      const path = join(unfinished, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, stored.content);
    }
    const served = servedBuild(store);
    if (served !== undefined) shareHashedFiles(join(store.folder, served), unfinished);
    await rename(unfinished, join(store.folder, id)).catch((error: unknown) => {
      if (!isKept(store, id)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
