import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { commandsWith } from '#tests/support/commands.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { CANCELLATION, jsonOf, send } from '#tests/support/functions-server.ts';
import { ask } from '#tests/support/http-request.ts';
import type { ChatMode } from '#tests/support/receivers/chat-server.ts';
import type { MailMode } from '#tests/support/receivers/mail-server.ts';
import { startReceiver } from '#tests/support/receivers/receiver.ts';
import { startServer } from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';

async function newPlace(mode: MailMode) {
  const folder = await folderForTest();
  await writeEmptySite(`${folder}/dist`);
  const mail = await startReceiver<MailMode>(onTestFinished, 'mail-server.ts');
  await mail.behave(mode);
  const chat = await startReceiver<ChatMode>(onTestFinished, 'chat-server.ts');
  const database = await databaseForTest();
  const env = {
    DIST_DIR: `${folder}/dist`,
    DATA_DIR: `${folder}/data`,
    DATABASE_URL: database,
    RETRY_SECONDS: '1',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    SLACK_WEBHOOK_URL: `http://127.0.0.1:${chat.port}`,
  };
  const server = await startServer(onTestFinished, env);
  const cancel = async (email = `${randomUUID()}@schlaf.example`): Promise<string> => {
    const answer = await send(server.site, CANCELLATION, { email, name: 'Anna', reason: 'Ende' });
    return String(jsonOf(answer)['reference']);
  };
  return { mail, chat, database, server, cancel, ...commandsWith(env) };
}

test('an address that does not exist is given up at once, and nobody is alarmed once it is done', async () => {
  const { server, cancel, command, fails } = await newPlace('no-recipient');
  const reference = await cancel();
  await expect
    .poll(() => command('show', reference))
    .toMatch(/confirmation: +given up, failed 1 times.*answer 550/);
  const ready = async () =>
    (JSON.parse((await ask(server.admin, '/readyz')).body.toString()) as { reasons: string[] })
      .reasons;
  expect(await ready()).toContain('declarations_dead');
  expect(await command('done', reference)).toBe(`${reference} is done.\n`);
  expect(await command('done', reference)).toBe(`${reference} was done already.\n`);
  expect(await ready()).not.toContain('declarations_dead');
  expect(await fails('done', 'K-0000-0000')).toBe('There is no declaration K-0000-0000.\n');
});

test('a server that is not ready for us is tried again', async () => {
  const { mail, cancel, command } = await newPlace(550);
  const reference = await cancel();
  await expect.poll(() => command('show', reference)).toMatch(/confirmation: +waiting.*answer 550/);
  await mail.behave('take');
  await expect.poll(() => command('show', reference)).toMatch(/confirmation: +delivered/);
});

test('a mail of which nobody knows whether it went out is sent three times at most', async () => {
  const { mail, cancel, command } = await newPlace('vanish');
  const reference = await cancel();
  await expect
    .poll(() => command('show', reference))
    .toMatch(/confirmation: +given up, failed 3 times/);
  expect(mail.received).toHaveLength(3);
});

test('a mail that waited long for its server is not given up at the first end that nobody knows', async () => {
  const { mail, cancel, command } = await newPlace(451);
  const reference = await cancel();
  const shown = () => command('show', reference);
  await expect
    .poll(shown, { timeout: 60_000 })
    .toMatch(/confirmation: +waiting.*failed [3-9] times/);
  await mail.behave('vanish');
  await expect.poll(() => mail.received.length, { timeout: 60_000 }).toBe(1);
  await mail.behave('take');
  await expect.poll(shown, { timeout: 60_000 }).toMatch(/confirmation: +delivered/);
});

test('addresses of one mailbox share the few mails and notes that go out at once', async () => {
  const { mail, chat, database, cancel, command } = await newPlace('take');
  const name = randomUUID();
  const references: string[] = [];
  for (let number = 1; number <= 9; number += 1) {
    references.push(await cancel(`${name}+${number}@schlaf.example`));
  }
  await expect.poll(() => mail.received.length).toBe(3);
  await expect.poll(() => chat.received.length).toBe(3);
  expect(await command('list', '--undelivered')).toMatch(/(?:waiting[^]*){12}/);

  // As if an hour had passed.
  await query(database, `update pgboss.job set start_after = now() where state = 'created'`);
  await expect.poll(() => command('list', '--undelivered')).toBe('There are none.\n');
  expect([mail.received.length, chat.received.length]).toEqual([4, 4]);
  const note = JSON.parse(chat.received[3] ?? '') as { text: string };
  expect(note.text).toBe(
    `Neue Erklärungen: ${references[3] ?? ''} und 5 weitere mit derselben E-Mail-Adresse\nIm Büro unter „Erklärungen“`,
  );
});
