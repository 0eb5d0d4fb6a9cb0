import { randomUUID } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import { Client } from 'pg';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { confirm, unsubscribe } from '#features/newsletter/server/subscriptions.ts';
import { openDatabase } from '#server/database/database.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { commandsWith } from '#tests/support/commands.ts';
import { removeDataFolder } from '#tests/support/data-folder.ts';
import { contentAt, contentOf, withClient } from '#tests/support/database-content.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { CANCELLATION, jsonOf, send } from '#tests/support/functions-server.ts';
import { linkIn } from '#tests/support/newsletter-mails.ts';
import type { ChatMode } from '#tests/support/receivers/chat-server.ts';
import type { MailMode } from '#tests/support/receivers/mail-server.ts';
import { startReceiver } from '#tests/support/receivers/receiver.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';

const SUBSCRIBE = '/functions/v1/subscribe-newsletter';

async function embeddedPlace(extra: Record<string, string>) {
  const folder = await folderForTest();
  await chmod(folder, 0o711);
  const dataDir = `${folder}/data`;
  onTestFinished(() => removeDataFolder(dataDir));
  await writeEmptySite(`${folder}/dist`);
  const env = { DIST_DIR: `${folder}/dist`, DATA_DIR: dataDir, RETRY_SECONDS: '1', ...extra };
  return { folder, env, dataDir, ...commandsWith(env) };
}

function started(env: Record<string, string>): Promise<ServerProcess> {
  return startServer(onTestFinished, env);
}

async function runningBesideItsDatabase() {
  const folder = await folderForTest();
  await writeEmptySite(`${folder}/dist`);
  const url = await databaseForTest();
  const env = { DIST_DIR: `${folder}/dist`, DATA_DIR: `${folder}/data`, DATABASE_URL: url };
  return { folder, url, server: await started(env), ...commandsWith(env) };
}

async function opened(url: string) {
  const database = await openDatabase({ url, dataDir: '/nowhere', report: () => undefined });
  onTestFinished(() => database.close());
  return database;
}

/** Without what a backup leaves out: hashes of networks, and which job is which. */
function comparable(content: Awaited<ReturnType<typeof contentOf>>) {
  const tables = content.tables.map(([table, rows]) => [
    table,
    rows.map((row) => ({ ...row, client_hash: null })),
  ]);
  const jobs = content.jobs.map(({ name, data }) => JSON.stringify([name, data])).sort();
  return { tables, jobs };
}

test('a backup of the embedded database goes on in another PostgreSQL', async () => {
  const chat = await startReceiver<ChatMode>(onTestFinished, 'chat-server.ts');
  const mail = await startReceiver<MailMode>(onTestFinished, 'mail-server.ts');
  const place = await embeddedPlace({
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    SLACK_WEBHOOK_URL: `http://127.0.0.1:${chat.port}/`,
  });
  const { env, dataDir, folder, command } = place;
  const key = { 'idempotency-key': randomUUID() };
  const input = { email: 'anna@schlaf.example', name: 'Änna "\\ 🙂', reason: 'Ende\n\t' };

  const first = await startServer(onTestFinished, env);
  await send(first.site, SUBSCRIBE, { email: 'berta@schlaf.example' });
  await expect.poll(() => mail.received.length).toBe(1);
  await chat.behave(500);
  await mail.behave(451);
  const reference = jsonOf(await send(first.site, CANCELLATION, input, key))['reference'];
  await send(first.site, SUBSCRIBE, { email: 'clara@schlaf.example' });
  await expect.poll(first.output).toContain('could not be delivered yet');
  await first.stop();
  const { connection, release } = await startEmbeddedDatabase(dataDir, () => undefined);
  onTestFinished(release);
  const before = await withClient(new Client(connection), contentOf);
  await release();

  const file = `${folder}/backup.gz`;
  expect(await command('backup', file)).toContain(
    '1 declarations, 1 newsletter_consent_texts, 2 newsletter_subscribers',
  );
  const url = await databaseForTest();
  const target = { ...env, DATABASE_URL: url };
  expect(await commandsWith(target).command('restore', file)).toContain('1 of 1 declarations');
  expect(comparable(await contentAt(url))).toEqual(comparable(before));

  await chat.behave('take');
  await mail.behave('take');
  const second = await started(target);
  const isDone = async () =>
    (await (await fetch(`${second.admin}/readyz`)).json()) as { waiting: number };
  await expect.poll(isDone).toMatchObject({ waiting: 0, deadLetters: 0 });
  expect(chat.received).toHaveLength(1);
  const mails = await Promise.all(mail.received.map((one) => PostalMime.parse(one)));
  expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual([
    'anna@schlaf.example',
    'berta@schlaf.example',
    'clara@schlaf.example',
  ]);
  expect(jsonOf(await send(second.site, CANCELLATION, input, key))['reference']).toBe(reference);
  const link = mails.find(({ to }) => to?.[0]?.address === 'berta@schlaf.example');
  const token = link && linkIn(link).searchParams.get('token');
  expect(await confirm(await opened(url), token ?? '', new Date())).toBe(true);
});

test('a restored backup brings back nobody who has unsubscribed since it was made', async () => {
  const { folder, url, server, command } = await runningBesideItsDatabase();
  await send(server.site, SUBSCRIBE, { email: 'left@schlaf.example' });
  await send(server.site, SUBSCRIBE, { email: 'stays@schlaf.example' });
  await query(url, 'update newsletter_subscribers set confirmed_at = now()');
  await command('backup', `${folder}/backup.gz`);
  const [row] = await query<{ token: string }>(
    url,
    `select unsubscribe_token as token from newsletter_subscribers where address like 'left%'`,
  );
  await unsubscribe(await opened(url), row?.token ?? '', new Date());
  await query(url, 'delete from newsletter_subscribers');
  await command('restore', `${folder}/backup.gz`);
  expect(await query(url, 'select address from newsletter_subscribers')).toEqual([
    { address: 'stays@schlaf.example' },
  ]);
});

test('what belongs to a row that is there under another number stays behind, and the rest is restored', async () => {
  const { folder, url, server, command } = await runningBesideItsDatabase();
  const ask = async (name: string) => {
    await send(server.site, SUBSCRIBE, { email: `${name}@schlaf.example` });
    await expect
      .poll(() =>
        query(
          url,
          `select 1 from newsletter_confirm_tokens join newsletter_subscribers on id = subscriber_id
           where address like '${name}%'`,
        ),
      )
      .toHaveLength(1);
  };
  await ask('again');
  await ask('gone');
  await command('backup', `${folder}/backup.gz`);
  await query(url, 'delete from newsletter_subscribers');
  await ask('again');
  expect(await command('restore', `${folder}/backup.gz`)).toContain(
    '1 of 2 newsletter_subscribers, 1 of 2 newsletter_confirm_tokens',
  );
});

test('proofs, receipts and those who left stay what they are in a database with keys of its own', async () => {
  const folder = await folderForTest();
  await writeEmptySite(`${folder}/dist`);
  const place = async () => {
    const url = await databaseForTest();
    const paths = { DIST_DIR: `${folder}/dist`, DATA_DIR: `${folder}/${randomUUID()}` };
    const env = { ...paths, DATABASE_URL: url };
    const server = await started(env);
    return { url, server, outbox: `${env.DATA_DIR}/outbox`, ...commandsWith(env) };
  };
  const first = await place();
  const input = { email: 'anna@schlaf.example', name: 'Anna', reason: 'Ende' };
  const answer = jsonOf(await send(first.server.site, CANCELLATION, input));
  const receipt = `${first.outbox}/${String(answer['reference'])}.eml`;
  await expect.poll(() => first.command('list')).toMatch(/delivered +delivered/);
  for (const name of ['left', 'stays', 'leaves']) {
    await send(first.server.site, SUBSCRIBE, { email: `${name}@schlaf.example` });
  }
  await query(first.url, 'update newsletter_subscribers set confirmed_at = now()');
  await first.subscribers('remove', 'left@schlaf.example');
  await first.command('backup', `${folder}/backup.gz`);

  // A server has run here, so the database is not empty: somebody has come, and gone.
  const second = await place();
  await send(second.server.site, SUBSCRIBE, { email: 'leaves@schlaf.example' });
  await query(second.url, 'update newsletter_subscribers set confirmed_at = now()');
  await second.subscribers('remove', 'leaves@schlaf.example');
  await second.command('restore', `${folder}/backup.gz`);
  await second.command('restore', `${folder}/backup.gz`);

  expect(await query(second.url, 'select address from newsletter_subscribers')).toEqual([
    { address: 'stays@schlaf.example' },
  ]);
  expect(await second.subscribers('proof', 'left@schlaf.example')).toContain('endedAt');
  expect(await second.subscribers('proof', 'leaves@schlaf.example')).toContain('endedAt');
  expect(await second.command('verify', receipt)).toContain('Genuine');
});
