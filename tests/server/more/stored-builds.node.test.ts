import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Database } from '#server/database/database.ts';
import { buildStore, isKept, servedBuild, serveBuild } from '#server/publications/build-store.ts';
import { fetchShownBuild, storeBuild } from '#server/publications/stored-builds.ts';
import { ask } from '#tests/support/http-request.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForSuite, writeSite } from '#tests/support/site-fixture.ts';
import { databaseForSuite, query } from '#tests/support/test-database.ts';

const database = databaseForSuite();
const folder = folderForSuite();

test('a publication reaches every machine, those that start later as well, and can be gone back to', async () => {
  await writeSite(join(folder(), 'dist'));
  const servers = await Promise.all(['one', 'two'].map(start));
  const office = await open();
  const store = buildStore(join(folder(), 'office'));
  const publish = async (id: string, kept: readonly string[]): Promise<void> => {
    await writeSite(join(store.folder, id), {
      'index.html': `<!doctype html><html lang="de"><title>Fassung ${id}</title></html>`,
    });
    await storeBuild(office, store, id, new Set(kept));
  };

  await publish('first', []);
  await shownBy(servers, 'Fassung first');
  const contents = await countContents();
  await publish('second', ['first']);
  await shownBy(servers, 'Fassung second');
  // The page and the list of files differ; what both have in common is stored once.
  expect(await countContents()).toBe(contents + 2);

  await storeBuild(office, store, 'first', new Set(['second']));
  await shownBy(servers, 'Fassung first');
  expect(await titleAt(await start('three'))).toBe('Fassung first');

  await storeBuild(office, store, 'first', new Set());
  expect(await countContents()).toBe(contents);
});

test('a build that cannot be fetched is reported, and the old one stays', async () => {
  await query(database(), "delete from published_files where content like '%Fassung%'");
  await rm(join(folder(), 'one'), { recursive: true, force: true });
  const server = await start('one');
  expect(await titleAt(server)).toBe('Startseite');
  expect(server.output()).toContain('The build that was published last cannot be fetched.');
});

test('a server beside the office that looks before the office has switched drops none of its builds', async () => {
  const office = await open();
  const store = buildStore(join(folder(), 'beside'));
  const builds = ['oldest', 'older', 'newest'];
  for (const id of builds) await writeSite(join(store.folder, id));
  serveBuild(store, 'older');
  await storeBuild(office, store, 'newest', new Set(builds));
  await fetchShownBuild(office, store);
  expect(servedBuild(store)).toBe('newest');
  expect(builds.filter((id) => isKept(store, id))).toEqual(builds);
});

async function open(): Promise<Database> {
  const opened = await openDatabase({
    url: database(),
    dataDir: folder(),
    report: () => undefined,
  });
  onTestFinished(() => opened.close());
  return opened;
}

const start = (machine: string): Promise<ServerProcess> =>
  startServer(onTestFinished, {
    DIST_DIR: join(folder(), 'dist'),
    DATA_DIR: join(folder(), machine),
    DATABASE_URL: database(),
  });

async function countContents(): Promise<number> {
  const [row] = await query<{ number: number }>(
    database(),
    'select count(*)::int as number from published_files',
  );
  return row?.number ?? 0;
}

async function titleAt(server: ServerProcess): Promise<string | undefined> {
  const { body } = await ask(server.site, '/');
  return /<title>(.*?)<\/title>/u.exec(body.toString())?.[1];
}

async function shownBy(servers: readonly ServerProcess[], title: string): Promise<void> {
  for (const server of servers)
    await expect.poll(() => titleAt(server), { timeout: 10_000 }).toBe(title);
}
