import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { keepServersAway } from '#server/database/presence.ts';
import { commandsWith } from '#tests/support/commands.ts';
import { contentAt, withClient } from '#tests/support/database-content.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { CANCELLATION, send } from '#tests/support/functions-server.ts';
import { failedStart, startServer } from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';

async function newPlace() {
  const folder = await folderForTest();
  await writeEmptySite(`${folder}/dist`);
  const url = await databaseForTest();
  const env = { DIST_DIR: `${folder}/dist`, DATA_DIR: `${folder}/data`, DATABASE_URL: url };
  return { env, url, ...commandsWith(env) };
}

async function store(env: Record<string, string>): Promise<void> {
  const server = await startServer(env);
  const email = `${randomUUID()}@schlaf.example`;
  await send(server.site, CANCELLATION, { email, name: 'Anna', reason: 'Ende' });
  await server.stop();
}

test('what cannot be moved is refused with a sentence, and stays where it is', async () => {
  const { env, url, command, fails } = await newPlace();
  await store(env);
  const before = await contentAt(url);
  const missing = url.replace(/test_\w+/, 'nothing_here');
  expect(await fails('move')).toContain('--to is missing');
  expect(await fails('move', '--to', 'mysql://user:geheim@host/db')).toBe(
    '--to must be an address such as postgres://user:password@host/database; its value is kept secret here.\n',
  );
  expect(await fails('move', '--to', 'postgres://u:geheim@127.0.0.1:9/x')).toBe(
    'PostgreSQL x at 127.0.0.1:9 lets nobody in (ECONNREFUSED); check the address in --to. Nothing was moved.\n',
  );
  expect(await fails('move', '--to', missing)).toContain('lets nobody in (3D000)');
  expect(await fails('move', '--to', `${url}&application_name=other`)).toBe(
    '--to is the database that is in use already; nothing was moved.\n',
  );
  const used = await newPlace();
  await store(used.env);
  expect(await fails('move', '--to', used.url)).toContain('holds rows already');
  expect(await contentAt(url)).toEqual(before);
  expect(await command('list')).toContain('K-');
});

test('no server may run on either side, also one that is idle and delivers nothing', async () => {
  const { env, fails } = await newPlace();
  const target = await newPlace();
  const idle = await startServer({ ...env, WORKERS: 'off' });
  expect(await fails('move', '--to', target.url)).toBe(
    'A server is still running on the database in use. Stop it, and move again; nothing was moved.\n',
  );
  await idle.stop();
  const other = await startServer({ ...target.env, WORKERS: 'off' });
  expect(await fails('move', '--to', target.url)).toContain('running on the database of --to');
  await other.stop();
});

test('a move that fails on the way leaves both sides as they were', async () => {
  const { env, url, fails } = await newPlace();
  await store(env);
  const before = await contentAt(url);
  const target = await newPlace();
  await target.command('list');
  await query(target.url, `alter table declarations add check (type = 'never')`);
  expect(await fails('move', '--to', target.url)).toMatch(
    / failed \(23514\); nothing was moved\.\n$/,
  );
  expect(await query(target.url, 'select 1 from newsletter_consent_texts')).toEqual([]);
  expect(await contentAt(url)).toEqual(before);
});

test('the database left behind takes nothing, not even from a server that has not noticed', async () => {
  const { env, url, command } = await newPlace();
  await store(env);
  await command('move', '--to', await databaseForTest());
  for (const change of [
    'delete from declarations',
    `update pgboss.job set state = 'active'`,
    `update pgboss.job_common set state = 'active'`,
    'delete from newsletter_subscribers',
  ]) {
    await expect(query(url, change)).rejects.toMatchObject({ code: '25006' });
  }
  const { exitCode, output } = await failedStart(env);
  expect(exitCode).toBe(1);
  expect(output).toContain('The data were moved to');

  expect(await command('move', '--undo')).toContain('is used again');
  expect(await command('move', '--undo')).toBe('Nothing was moved away from this database.\n');
  await store(env);
  // From the start of the line: inside, a reference may hold another K-.
  expect((await command('list')).match(/^K-/gm)).toHaveLength(2);
});

test('a target that fails at the last moment leaves a way back', async () => {
  const { env, url, command, fails } = await newPlace();
  await store(env);
  const before = await contentAt(url);
  const target = await newPlace();
  await target.command('list');
  await query(
    target.url,
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
  );
  await query(
    target.url,
    `create constraint trigger at_commit after insert on declarations
     deferrable initially deferred for each row execute function refuse()`,
  );
  expect(await fails('move', '--to', target.url)).toContain('move --undo and move again.');
  expect(await query(target.url, 'select 1 from declarations')).toEqual([]);
  expect((await failedStart(env)).output).toContain('The data were moved to');

  await query(target.url, 'drop trigger at_commit on declarations');
  await command('move', '--undo');
  await command('move', '--to', target.url);
  expect(await contentAt(target.url)).toEqual(before);
});

test('a server does not start in the middle of a move', async () => {
  const { env, url } = await newPlace();
  await withClient(new Client({ connectionString: url }), async (mover) => {
    expect(await keepServersAway(mover)).toBe(true);
    const { exitCode, output } = await failedStart(env);
    expect(exitCode).toBe(1);
    expect(output).toContain('are just being moved to another one');
  });
});

test('a server that loses its connection shows again that it is there', async () => {
  const { env, url } = await newPlace();
  const server = await startServer({ ...env, WORKERS: 'off' });
  const isFree = () => withClient(new Client({ connectionString: url }), keepServersAway);
  await query(
    url,
    `select pg_terminate_backend(pid, 30000) from pg_locks
     join pg_database on pg_database.oid = database and datname = current_database()
     where locktype = 'advisory' and mode = 'ShareLock'`,
  );
  await expect.poll(isFree).toBe(false);
  expect(await server.stop()).toBe(0);
  expect(await isFree()).toBe(true);
});
