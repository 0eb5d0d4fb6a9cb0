import { randomUUID } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import { Client, escapeIdentifier } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { confirm } from '#features/newsletter/server/confirm.ts';
import { applicationTables } from '#server/database/application-tables.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { commandsWith } from '#tests/support/commands.ts';
import { removeDataFolder } from '#tests/support/data-folder.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { CANCELLATION, jsonOf, send } from '#tests/support/functions-server.ts';
import { linkIn } from '#tests/support/newsletter-mails.ts';
import type { ChatMode } from '#tests/support/receivers/chat-server.ts';
import type { MailMode } from '#tests/support/receivers/mail-server.ts';
import { startReceiver } from '#tests/support/receivers/receiver.ts';
import { failedStart, startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { databaseForTest } from '#tests/support/test-database.ts';
import PostalMime from 'postal-mime';

const SUBSCRIBE = '/functions/v1/subscribe-newsletter';

async function embeddedPlace(extra: Record<string, string> = {}) {
  const folder = await folderForTest();
  await chmod(folder, 0o711);
  const dataDir = `${folder}/data`;
  onTestFinished(() => removeDataFolder(dataDir));
  await writeEmptySite(`${folder}/dist`);
  const env = { DIST_DIR: `${folder}/dist`, DATA_DIR: dataDir, RETRY_SECONDS: '1', ...extra };
  return { env, dataDir, ...commandsWith(env) };
}

async function started(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(env);
  onTestFinished(async () => {
    await server.stop();
  });
  return server;
}

/** Everything in all tables, and what is still to be delivered. */
async function contentOf(client: Client): Promise<unknown> {
  const tables = [];
  for (const table of applicationTables()) {
    const name = escapeIdentifier(table);
    const { rows } = await client.query<object>(`select * from ${name} as t order by t::text`);
    tables.push([table, rows]);
  }
  const { rows: jobs } = await client.query<object>(
    `select name, id, data from pgboss.job
     where state in ('created', 'retry', 'active') order by name, id`,
  );
  return { tables, jobs };
}

async function contentOfEmbedded(dataDir: string): Promise<unknown> {
  const { connection, release } = await startEmbeddedDatabase(dataDir, () => undefined);
  const client = new Client(connection);
  await client.connect();
  try {
    return await contentOf(client);
  } finally {
    await client.end();
    await release();
  }
}

async function contentAt(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await contentOf(client);
  } finally {
    await client.end();
  }
}

test('everything moves from the embedded database to another, and goes on there', async () => {
  const chat = await startReceiver<ChatMode>('chat-server.ts');
  const mail = await startReceiver<MailMode>('mail-server.ts');
  onTestFinished(async () => {
    await Promise.all([chat.kill(), mail.kill()]);
  });
  const { env, dataDir, command, fails } = await embeddedPlace({
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    SLACK_WEBHOOK_URL: `http://127.0.0.1:${chat.port}/`,
  });
  const target = await databaseForTest();
  const key = { 'idempotency-key': randomUUID() };
  const input = { email: 'anna@schlaf.example', name: 'Änna "\\ 🙂', reason: 'Ende\n\t' };

  const first = await startServer(env);
  await send(first.site, SUBSCRIBE, { email: 'berta@schlaf.example' });
  await expect.poll(() => mail.received.length).toBe(1);
  await chat.behave(500);
  await mail.behave(451);
  const reference = jsonOf(await send(first.site, CANCELLATION, input, key))['reference'];
  await send(first.site, SUBSCRIBE, { email: 'clara@schlaf.example' });
  await expect.poll(first.output).toContain('could not be delivered yet');
  expect(await fails('move', '--to', target)).toContain('A server is still running on the data');
  await first.stop();

  const before = await contentOfEmbedded(dataDir);
  const said = await command('move', '--to', target);
  expect(said).toContain('1 rows of declarations');
  expect(said).toContain('3 deliveries that wait');
  expect(await contentAt(target)).toEqual(before);
  expect(await contentOfEmbedded(dataDir)).toEqual(before);

  const { exitCode, output } = await failedStart(env);
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^The data were moved to PostgreSQL test_\w+ at a local socket on 20/);
  expect(output).toContain('Set DATABASE_URL to the new one.');
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(await fails('list')).toBe(output);

  await chat.behave('take');
  await mail.behave('take');
  const second = await started({ ...env, DATABASE_URL: target });
  const isDone = async () =>
    (await (await fetch(`${second.admin}/readyz`)).json()) as { waiting: number };
  await expect.poll(isDone).toMatchObject({ waiting: 0, deadLetters: 0 });
  expect(chat.received).toHaveLength(1);
  const mails = await Promise.all(mail.received.map((one) => PostalMime.parse(one)));
  expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual([
    ...['anna@schlaf.example', 'berta@schlaf.example', 'clara@schlaf.example'],
  ]);
  expect(jsonOf(await send(second.site, CANCELLATION, input, key))['reference']).toBe(reference);

  const database = await openDatabase({ url: target, dataDir, report: () => undefined });
  onTestFinished(() => database.close());
  const link = mails.find(({ to }) => to?.[0]?.address === 'berta@schlaf.example');
  const token = link && linkIn(link).searchParams.get('token');
  expect(await confirm(database, token ?? '', new Date())).toBe(true);
});

async function externalPlace() {
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
  const { env, url, command, fails } = await externalPlace();
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
  const used = await externalPlace();
  await store(used.env);
  expect(await fails('move', '--to', used.url)).toContain('holds rows already');
  expect(await contentAt(url)).toEqual(before);
  expect(await command('list')).toContain('K-');
});

test('no server may run on either side, also one that is idle and delivers nothing', async () => {
  const { env, fails } = await externalPlace();
  const target = await externalPlace();
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
  const { env, url, fails } = await externalPlace();
  await store(env);
  const before = await contentAt(url);
  const target = await externalPlace();
  await target.command('list');
  const client = new Client({ connectionString: target.url });
  await client.connect();
  await client.query(`alter table declarations add check (type = 'never')`);
  expect(await fails('move', '--to', target.url)).toMatch(
    / failed \(23514\); nothing was moved\.\n$/,
  );
  const { rows } = await client.query('select 1 from newsletter_consent_texts');
  await client.end();
  expect(rows).toEqual([]);
  expect(await contentAt(url)).toEqual(before);
});

test('the database left behind takes nothing, not even from a server that has not noticed', async () => {
  const { env, url, command } = await externalPlace();
  await store(env);
  await command('move', '--to', await databaseForTest());
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const change of [
    'delete from declarations',
    `update pgboss.job set state = 'active'`,
    `update pgboss.job_common set state = 'active'`,
    'delete from newsletter_subscribers',
  ]) {
    await expect(client.query(change)).rejects.toMatchObject({ code: '25006' });
  }
  await client.end();
  const { exitCode, output } = await failedStart(env);
  expect(exitCode).toBe(1);
  expect(output).toContain('The data were moved to');

  expect(await command('move', '--undo')).toContain('is used again');
  expect(await command('move', '--undo')).toBe('Nothing was moved away from this database.\n');
  await store(env);
  expect((await command('list')).match(/K-/g)).toHaveLength(2);
});
