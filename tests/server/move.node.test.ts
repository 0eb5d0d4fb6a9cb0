import { randomUUID } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import { Client } from 'pg';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { confirm } from '#features/newsletter/server/confirm.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { commandsWith } from '#tests/support/commands.ts';
import { removeDataFolder } from '#tests/support/data-folder.ts';
import { contentAt, contentOf, withClient } from '#tests/support/database-content.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { CANCELLATION, jsonOf, send } from '#tests/support/functions-server.ts';
import { linkIn } from '#tests/support/newsletter-mails.ts';
import type { ChatMode } from '#tests/support/receivers/chat-server.ts';
import type { MailMode } from '#tests/support/receivers/mail-server.ts';
import { startReceiver } from '#tests/support/receivers/receiver.ts';
import { failedStart, startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { databaseForTest } from '#tests/support/test-database.ts';

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

async function contentOfEmbedded(dataDir: string): Promise<unknown> {
  const { connection, release } = await startEmbeddedDatabase(dataDir, () => undefined);
  const content = await withClient(new Client(connection), contentOf);
  await release();
  return content;
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
