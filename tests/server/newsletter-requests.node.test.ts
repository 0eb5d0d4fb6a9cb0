import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { functionsServerForSuite, jsonOf, send } from '#tests/support/functions-server.ts';
import type { Answer } from '#tests/support/http-request.ts';
import { mailsTo } from '#tests/support/newsletter-mails.ts';
import { query } from '#tests/support/test-database.ts';

const SUBSCRIBE = '/functions/v1/subscribe-newsletter';
const { server, database, outbox } = functionsServerForSuite();

const newAddress = (): string => `${randomUUID()}@schlaf.example`;
const ask = (email: unknown, headers?: Record<string, string>): Promise<Answer> =>
  send(server().site, SUBSCRIBE, { email }, headers);
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  query<Row>(database(), text, values);
const rowsOf = (email: string) =>
  sql<{ reference: string; mails: number; confirmed_at: Date | null }>(
    'select * from newsletter_subscribers where address = $1',
    [email],
  );
const jobsOf = (email: string) =>
  sql(
    `select job.id from pgboss.job join newsletter_subscribers as s
      on s.id::text = job.data ->> 'subscriberId' where s.address = $1`,
    [email],
  );
const letPass = (email: string, seconds: number) =>
  sql(
    `update newsletter_subscribers set asked_at = asked_at - $2 * interval '1 second',
      mailed_at = mailed_at - $2 * interval '1 second' where address = $1`,
    [email, seconds],
  );
const confirmAsIs = (email: string) =>
  sql('update newsletter_subscribers set confirmed_at = now() where address = $1', [email]);

test('a request is answered with reference and time, stored, and followed by one mail', async () => {
  const email = newAddress();
  const answer = await ask(email);
  expect(answer.status).toBe(200);
  expect(jsonOf(answer)).toEqual({
    reference: expect.stringMatching(/^N-\w{4}-\w{4}$/),
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    endsOn: null,
  });
  expect(await rowsOf(email)).toMatchObject([{ mails: 1, confirmed_at: null }]);
  await expect.poll(() => mailsTo(outbox(), email), { timeout: 20_000 }).toHaveLength(1);
});

test('nothing is stored when the mail cannot be queued', async () => {
  const email = newAddress();
  await sql(`create function no_job() returns trigger language plpgsql
    as $$ begin raise exception 'no job'; end $$`);
  await sql(`create trigger no_job before insert on pgboss.job_common for each row
    when (new.name = 'send-newsletter-request') execute function no_job()`);
  const answer = await ask(email);
  await sql('drop function no_job cascade');
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBeDefined();
  expect(await rowsOf(email)).toEqual([]);
});

test('no mail is queued when the address cannot be stored', async () => {
  const email = newAddress();
  const jobs = () => sql(`select id from pgboss.job where name like '%newsletter%'`);
  const before = await jobs();
  await sql(
    `alter table newsletter_subscribers add constraint closed check (address <> '${email}')`,
  );
  expect((await ask(email)).status).toBe(503);
  await sql('alter table newsletter_subscribers drop constraint closed');
  expect(await jobs()).toHaveLength(before.length);
});

test('a new address, a waiting one and a subscriber get the same answer', async () => {
  const [unknown, waiting, subscribed] = [newAddress(), newAddress(), newAddress()];
  for (const email of [waiting, subscribed]) {
    await ask(email);
    await letPass(email, 601);
  }
  await confirmAsIs(subscribed);
  const answers = await Promise.all([unknown, waiting, subscribed].map((email) => ask(email)));
  const shapes = answers.map(({ status, headers, body }) => ({
    status,
    headers: Object.keys(headers),
    body: body.toString().replaceAll(/"N-.*?"|"2\d{3}-.*?Z"/g, '…'),
  }));
  expect(shapes[1]).toEqual(shapes[0]);
  expect(shapes[2]).toEqual(shapes[0]);
});

test('the answer does not tell that somebody else asked for the same address before', async () => {
  const email = newAddress();
  const first = jsonOf(await ask(email));
  const second = jsonOf(await ask(email));
  expect(second['reference']).not.toBe(first['reference']);
  expect(second['receivedAt']).not.toBe(first['receivedAt']);
});

test('whoever repeats a request with the same key gets the first answer', async () => {
  const email = newAddress();
  const headers = { 'idempotency-key': randomUUID() };
  const first = await ask(email, headers);
  expect((await ask(email, headers)).body.toString()).toBe(first.body.toString());
  const other = await ask(email, { 'idempotency-key': randomUUID() });
  expect(jsonOf(other)['reference']).not.toBe(jsonOf(first)['reference']);
});

test('an address gets one mail in ten minutes, and each further one after twice the pause', async () => {
  const email = newAddress();
  for (const [seconds, mails] of [
    [0, 1],
    [599, 1],
    [2, 2],
    [1199, 2],
    [2, 3],
  ] as const) {
    await letPass(email, seconds);
    expect((await ask(email)).status).toBe(200);
    expect(await jobsOf(email)).toHaveLength(mails);
  }
});

test('many requests at the same moment are one subscription and one mail', async () => {
  const email = newAddress();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(email)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await rowsOf(email)).toHaveLength(1);
  expect(await jobsOf(email)).toHaveLength(1);
});

test.each([
  ['capitals', 'Anna.One@Schlaf.EXAMPLE', ' anna.one@schlaf.example '],
  ['a domain with umlauts', 'anna@müller.example', 'anna@xn--mller-kva.example'],
])('%s make no second subscription', async (_what, first, second) => {
  await ask(first);
  await ask(second);
  const rows = await sql<{ address: string }>(
    'select address from newsletter_subscribers where address_key like $1',
    [second.trim()],
  );
  expect(rows).toEqual([{ address: first }]);
});

test('what is no address is refused with the message at its field', async () => {
  for (const email of [
    'anna',
    'anna@ohnepunkt',
    '',
    undefined,
    7,
    `${'a'.repeat(250)}@b.example`,
  ]) {
    const answer = await ask(email);
    expect(answer.status).toBe(400);
    expect(jsonOf(answer)['error']).toMatchObject({
      code: 'invalid',
      field: 'email',
      message: expect.stringMatching(/E-Mail-Adresse/),
    });
  }
});

test('what a program fills in is answered like any other and kept nowhere', async () => {
  const email = newAddress();
  const answer = await send(server().site, SUBSCRIBE, { email, topic: 'casino' });
  expect(answer.status).toBe(200);
  expect(jsonOf(answer)['reference']).toMatch(/^N-/);
  expect(await rowsOf(email)).toEqual([]);
});

test('neither address nor token gets into the log or into a job', async () => {
  const email = newAddress();
  const reference = String(jsonOf(await ask(email))['reference']);
  await expect.poll(() => server().output(), { timeout: 20_000 }).toContain(reference);
  const [mail] = await mailsTo(outbox(), email);
  const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  const [{ all } = { all: '' }] = await sql<{ all: string }>(
    `select (select json_agg(job)::text from pgboss.job)
      || (select json_agg(t)::text from newsletter_confirm_tokens as t) as all`,
  );
  for (const secret of [email, token]) {
    expect(server().output()).not.toContain(secret);
    expect(all).not.toContain(secret);
  }
});

test('other methods and foreign pages are refused as everywhere', async () => {
  const foreign = await ask(newAddress(), { origin: 'https://elsewhere.example' });
  expect(foreign.status).toBe(403);
  expect((await send(server().site, SUBSCRIBE, {}, { 'content-type': 'text/plain' })).status).toBe(
    415,
  );
});
