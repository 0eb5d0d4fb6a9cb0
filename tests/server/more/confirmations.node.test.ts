import { randomUUID } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { commandsWith } from '#tests/support/commands.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { CANCELLATION, jsonOf, send, WITHDRAWAL } from '#tests/support/functions-server.ts';
import type { ChatMode } from '#tests/support/receivers/chat-server.ts';
import type { MailMode } from '#tests/support/receivers/mail-server.ts';
import { startReceiver } from '#tests/support/receivers/receiver.ts';
import { startServer } from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';

async function newPlace() {
  const folder = await folderForTest();
  await writeEmptySite(`${folder}/dist`);
  const mail = await startReceiver<MailMode>(onTestFinished, 'mail-server.ts');
  const chat = await startReceiver<ChatMode>(onTestFinished, 'chat-server.ts');
  const url = await databaseForTest();
  const env = {
    DIST_DIR: `${folder}/dist`,
    DATA_DIR: `${folder}/data`,
    DATABASE_URL: url,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    SLACK_WEBHOOK_URL: `http://127.0.0.1:${chat.port}/`,
    RETRY_SECONDS: '1',
    RATE_LIMIT: '999',
  };
  const server = await startServer(onTestFinished, env);
  const sql = <Row extends object>(text: string) => query<Row>(url, text);
  const submit = async (input: object, path = CANCELLATION): Promise<string> => {
    const answer = await send(server.site, path, input);
    expect(answer.status).toBe(200);
    return String(jsonOf(answer)['reference']);
  };
  const mails = (): Promise<Email[]> =>
    Promise.all(mail.received.map((raw) => PostalMime.parse(raw)));
  const undelivered = async (): Promise<number> =>
    (await sql('select 1 from declarations where confirmation_sent_at is null')).length;
  /** As if an hour had passed. */
  const hourPasses = () => sql(`update pgboss.job set start_after = now() where state = 'created'`);
  return { env, mail, chat, server, sql, submit, mails, undelivered, hourPasses };
}

const cancellation = (email: string, name = 'Anna') => ({ email, name, reason: randomUUID() });

test('sixty cancellations with a stranger’s address are all taken and lead to four mails', async () => {
  const { env, server, submit, mails, undelivered, hourPasses } = await newPlace();
  const email = 'opfer@schlaf.example';
  const inputs = Array.from({ length: 60 }, (_, number) =>
    cancellation(number % 2 === 0 ? email : 'Opfer@Schlaf.Example'),
  );
  const references: string[] = [];
  for (let at = 0; at < inputs.length; at += 10) {
    const atOnce = inputs.slice(at, at + 10).map((input) => submit(input));
    references.push(...(await Promise.all(atOnce)));
  }
  await expect.poll(undelivered).toBe(57);
  await expect.poll(mails).toHaveLength(3);
  // What waits on purpose is neither late nor given up.
  const { command } = commandsWith(env);
  expect(await command('list', '--state', 'given-up')).toBe('There are none.\n');
  const ready = await (await fetch(`${server.admin}/readyz`)).text();
  expect(ready).not.toMatch(/declarations_(?:late|dead)/);

  await hourPasses();
  await expect.poll(undelivered).toBe(0);
  await expect.poll(mails).toHaveLength(4);
  const all = await mails();
  const bundle = all[3];
  expect(bundle?.subject).toBe('Bestätigung von 57 Erklärungen');
  const alone = all.slice(0, 3).map(({ subject }) => subject?.slice(-11));
  for (const [number, reference] of references.entries()) {
    if (alone.includes(reference)) continue;
    for (const form of [bundle?.text, bundle?.html]) {
      expect(form).toContain(reference);
      expect(form).toContain(inputs[number]?.reason);
    }
  }
});

test('another address is confirmed at once meanwhile, and the fourth of a day after an hour', async () => {
  const { submit, mails, undelivered, hourPasses, sql } = await newPlace();
  const email = 'anna@schlaf.example';
  for (let number = 0; number < 3; number += 1) await submit(cancellation(email));
  const fourth = await submit(cancellation(email));
  const withdrawal = await submit({ email, name: 'Anna', contract: 'Kurs' }, WITHDRAWAL);
  await submit(cancellation('berta@schlaf.example'));
  await expect.poll(undelivered).toBe(2);
  expect(
    await sql(`select extract(epoch from start_after - created_on)::int as wait from pgboss.job
               where name = 'send-confirmation' and state = 'created'`),
  ).toEqual([{ wait: 3600 }]);
  await hourPasses();
  await expect.poll(undelivered).toBe(0);
  await expect.poll(mails).toHaveLength(5);
  const bundle = (await mails()).at(-1);
  expect(bundle?.messageId).toBe(`<${fourth}.confirmation-2@schlafcoaching.example>`);
  expect(bundle?.text).toContain(withdrawal);
  expect(bundle?.text).toContain('Der Vertrag endet am');

  await sql(`update declarations set received_at = received_at - interval '25 hours'`);
  await submit(cancellation(email));
  await expect.poll(undelivered).toBe(0);
});

const mailTo = (mails: readonly Email[], address: string): Email | undefined =>
  mails.findLast(({ to }) => to?.[0]?.address === address);

test('a mail for several leaves out what was given up, and what came from another address behind a plus', async () => {
  const { submit, mails, undelivered, hourPasses, sql } = await newPlace();
  for (let number = 0; number < 3; number += 1) await submit(cancellation('anna@schlaf.example'));
  const first = await submit(cancellation('anna+x@schlaf.example'));
  const second = await submit(cancellation('anna+y@schlaf.example'));
  const own = await submit(cancellation('anna@schlaf.example'));
  await expect.poll(undelivered).toBe(3);
  await sql(`update declarations set given_up_at = now() where reference = '${first}'`);
  await hourPasses();
  await expect.poll(mails).toHaveLength(5);
  const all = await mails();
  expect(mailTo(all, 'anna+y@schlaf.example')?.subject).toContain(second);
  expect(mailTo(all, 'anna@schlaf.example')?.subject).toContain(own);
  expect(all.filter(({ text }) => text?.includes(first))).toEqual([]);
});

test('an address that is refused for ever leaves the others of its mailbox their mail', async () => {
  const { env, mail, submit, mails, undelivered, hourPasses } = await newPlace();
  for (let number = 0; number < 3; number += 1) await submit(cancellation('anna@schlaf.example'));
  const strange = await submit(cancellation('anna+x@schlaf.example'));
  const own = await submit(cancellation('anna@schlaf.example'));
  await mail.behave('no-plus');
  await hourPasses();
  await expect.poll(undelivered).toBe(1);
  expect(mailTo(await mails(), 'anna@schlaf.example')?.subject).toContain(own);
  const { command } = commandsWith(env);
  await expect.poll(() => command('list', '--state', 'given-up')).toContain(strange);
});

test('many addresses that differ behind a plus get one mail, at the address without one', async () => {
  const { submit, mails, hourPasses } = await newPlace();
  for (let number = 0; number < 3; number += 1) await submit(cancellation('anna@schlaf.example'));
  const names = ['anna+1', 'anna+2', 'anna', 'anna+3'];
  for (const name of names) await submit(cancellation(`${name}@schlaf.example`));
  await hourPasses();
  await expect.poll(mails).toHaveLength(4);
  expect(mailTo(await mails(), 'anna@schlaf.example')?.subject).toBe(
    'Bestätigung von 4 Erklärungen',
  );
});

test('what comes while a mail for several goes out is confirmed by another one', async () => {
  const { mail, chat, submit, mails, undelivered, hourPasses } = await newPlace();
  const email = 'anna@schlaf.example';
  for (let number = 0; number < 4; number += 1) await submit(cancellation(email));
  await expect.poll(undelivered).toBe(1);
  await mail.behave('slow');
  await chat.behave('slow');
  await hourPasses();
  const late = await submit(cancellation(email));
  await expect.poll(undelivered).toBe(0);
  const withLate = async () => (await mails()).filter(({ text }) => text?.includes(late));
  await expect.poll(withLate).toHaveLength(1);
});

test('what comes after the team was told of the others is told by itself', async () => {
  const { mail, chat, submit, undelivered, hourPasses, sql } = await newPlace();
  const email = 'anna@schlaf.example';
  for (let number = 0; number < 4; number += 1) await submit(cancellation(email));
  await expect.poll(undelivered).toBe(1);
  await mail.behave(451);
  await hourPasses();
  const told = () =>
    sql('select 1 from declarations where team_notified_at is not null').then((r) => r.length);
  await expect.poll(told).toBe(4);
  const late = await submit(cancellation(email));
  await hourPasses();
  await expect.poll(told).toBe(5);
  expect(chat.received.join()).toContain(late);
});

test('what somebody of the team gave up is not sent by a try that was under way, and is by a retry', async () => {
  const { env, mail, submit, mails, undelivered, sql } = await newPlace();
  await mail.behave(451);
  const reference = await submit(cancellation('anna@schlaf.example'));
  const failed = () =>
    sql(`select 1 from pgboss.job where name = 'send-confirmation' and state = 'retry'`);
  await expect.poll(failed).toHaveLength(1);
  await sql(`update declarations set given_up_at = now()`);
  await mail.behave('take');
  const ended = () =>
    sql(`select 1 from pgboss.job where name = 'send-confirmation' and state = 'completed'`);
  await expect.poll(ended, { timeout: 30_000 }).toHaveLength(1);
  expect(await mails()).toHaveLength(0);
  const { command } = commandsWith(env);
  expect(await command('list', '--state', 'delivered')).toBe('There are none.\n');
  expect(await command('retry', reference)).toMatch(/^1 delivery /);
  await expect.poll(undelivered).toBe(0);
  expect(await mails()).toHaveLength(1);
});

test('an operator can send at once what waits or was given up', async () => {
  const { env, submit, mails, undelivered, sql } = await newPlace();
  const email = 'anna@schlaf.example';
  for (let number = 0; number < 5; number += 1) await submit(cancellation(email));
  await expect.poll(undelivered).toBe(2);
  const { command } = commandsWith(env);
  await sql(
    `update pgboss.job set state = 'failed' where state = 'created' and name = 'send-confirmation'`,
  );
  expect(await command('list', '--state', 'given-up')).toMatch(/(?:given up[^]*){2}/);
  expect(await command('retry', 'all')).toMatch(/^2 deliveries /);
  await expect.poll(undelivered).toBe(0);
  await expect.poll(mails).toHaveLength(4);
});

test('nothing that a sender writes is a link in the mail, and it is stored as it was written', async () => {
  const { submit, mails, sql } = await newPlace();
  const words = 'Gewinn https://evil.example/x www.evil1.de post@evil.example';
  const email = 'opfer@schlaf.example';
  await submit({ email, name: words, reason: words, contract: words });
  await submit({ email, name: words, contract: words }, WITHDRAWAL);
  await expect.poll(mails).toHaveLength(2);
  for (const { text = '', html = '' } of await mails()) {
    expect(text.replaceAll('\u200B', '')).toContain(words);
    for (const form of [text, html]) {
      expect(form).not.toMatch(/https?:\/\/evil|evil\.example|evil1\.de|post@evil/);
    }
    expect(html).not.toContain('<a ');
  }
  expect(await sql(`select content ->> 'name' as name from declarations`)).toEqual([
    { name: words },
    { name: words },
  ]);
});
