import { execFileSync } from 'node:child_process';
import { appendFile, chmod, mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { firstAccount } from '#server/database/embedded/database-home.ts';
import {
  startEmbeddedDatabase,
  type EmbeddedDatabase,
} from '#server/database/embedded/embedded-database.ts';
import { removeDataFolder } from '#tests/support/data-folder.ts';

const isRoot = process.getuid?.() === 0;
// Whom root lets the database run as.
const account = firstAccount(['postgres', 'nobody'])?.name ?? '';

async function dataFolder(mode = 0o711): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  await chmod(folder, mode);
  onTestFinished(() => removeDataFolder(folder));
  return folder;
}

async function start(folder: string, said: string[] = []): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase(folder, (sentence) => {
    // Said in a checkout below a folder that only root may enter, such as /root.
    if (!sentence.includes('cannot enter the checkout')) said.push(sentence);
  });
  onTestFinished(() => database.release());
  return database;
}

async function ask<Value>(database: EmbeddedDatabase, text: string): Promise<Value | undefined> {
  const client = new Client(database.connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ value: Value }>(text);
    return rows[0]?.value;
  } finally {
    await client.end();
  }
}

test('it is a real PostgreSQL that writes through to the disk and listens on no port', async () => {
  const database = await start(await dataFolder());
  const setting = (name: string) => ask(database, `select current_setting('${name}') as value`);
  expect(await setting('server_version')).toMatch(/^18/);
  expect(await setting('fsync')).toBe('on');
  expect(await setting('synchronous_commit')).toBe('on');
  expect(await setting('full_page_writes')).toBe('on');
  expect(await setting('listen_addresses')).toBe('');
});

test('what was stored is there after a stop', async () => {
  const folder = await dataFolder();
  const first = await start(folder);
  await ask(first, 'create table kept as select 42 as value');
  await first.release();
  await expect(ask(first, 'select 1 as value')).rejects.toThrow();
  expect(await ask(await start(folder), 'select value from kept')).toBe(42);
});

test('two that start at once share one database, and the last to leave stops it', async () => {
  const folder = await dataFolder();
  const [first, second] = await Promise.all([start(folder), start(folder)]);
  await ask(first, 'create table shared as select 7 as value');
  const guest = new Client(second.connection);
  await guest.connect();
  await first.release();
  expect(await ask(second, 'select value from shared')).toBe(7);
  await guest.end();
  await second.release();
  await expect(ask(second, 'select 1 as value')).rejects.toThrow();
});

test('a start waits for a database that another process is still starting', async () => {
  const folder = await dataFolder();
  const earlier = await start(folder);
  await earlier.release();
  // Recovery first runs this command, so the database stays at its start for some seconds.
  const cluster = join(earlier.home, 'cluster');
  await appendFile(join(cluster, 'postgresql.auto.conf'), `restore_command = 'sleep 2; false'\n`);
  await writeFile(join(cluster, 'recovery.signal'), '');

  const other = start(folder);
  const refused = () => ask(earlier, 'select 1 as value').catch((error: unknown) => error);
  await expect.poll(refused).toMatchObject({ code: '57P03' });
  expect(await ask(await start(folder), 'select 1 as value')).toBe(1);
  await other;
});

test('a database that is killed is started again, with everything in it', async () => {
  const folder = await dataFolder();
  const said: string[] = [];
  const database = await start(folder, said);
  await ask(database, 'create table kept as select 42 as value');
  const pidFile = await readFile(join(database.home, 'cluster/postmaster.pid'), 'utf8');
  process.kill(Number(pidFile.split('\n', 1)[0]), 'SIGKILL');
  await expect
    .poll(() => said)
    .toEqual(['The database has gone away; starting it again.', 'The database runs again.']);
  expect(await ask(database, 'select value from kept')).toBe(42);
});

test('a path that is too long for a socket is no obstacle', async () => {
  const folder = join(await dataFolder(), 'x'.repeat(120));
  await mkdir(folder, { mode: 0o711 });
  const database = await start(folder);
  expect(await ask(database, 'select 1 as value')).toBe(1);
  expect(database.home.startsWith(folder)).toBe(true);
  await database.release();
  expect(await ask(await start(folder), 'select 1 as value')).toBe(1);
});

test('a data folder with odd characters in its name is no obstacle', async () => {
  const folder = join(await dataFolder(), `it's "quoted", $HOME; ä`);
  await mkdir(folder, { mode: 0o711 });
  expect(await ask(await start(folder), 'select 1 as value')).toBe(1);
});

test('an account that is not on this machine is passed over', () => {
  expect(firstAccount(['no-such-account', 'nobody'])?.name).toBe('nobody');
  expect(firstAccount(['no-such-account'])).toBeUndefined();
});

test('a half-made database of an earlier start is not used', async () => {
  const folder = await dataFolder();
  await mkdir(join(folder, 'database/unfinished-x'), { recursive: true, mode: 0o711 });
  await chmod(join(folder, 'database'), 0o711);
  if (isRoot) execFileSync('chown', [`${account}:`, join(folder, 'database')]);
  expect(await ask(await start(folder), 'select 1 as value')).toBe(1);
});

test.runIf(isRoot)(
  'in a folder that its user cannot enter the database lives elsewhere, says so and stays there',
  async () => {
    const folder = await dataFolder(0o700);
    const said: string[] = [];
    const database = await start(folder, said);
    expect(database.home).toMatch(/^\/var\/lib\/schlafcoaching-website\/database-/);
    expect(said).toEqual([
      `The user ${account} cannot enter ${folder}, so the database is in ${database.home}.`,
    ]);
    await ask(database, 'create table kept as select 42 as value');
    await database.release();

    await chmod(folder, 0o711);
    const again = await start(folder);
    expect(again.home).toBe(database.home);
    expect(await ask(again, 'select value from kept')).toBe(42);
  },
);

test.runIf(isRoot)('a home that is noted but gone stops the start with one sentence', async () => {
  const folder = await dataFolder(0o700);
  const database = await start(folder);
  await database.release();
  await rename(database.home, `${database.home}-moved`);
  await expect(start(folder)).rejects.toThrow('but it is not there. Put it back, or delete');
  await rename(`${database.home}-moved`, database.home);
});
