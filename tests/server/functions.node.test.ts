import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  CANCELLATION,
  functionsServerForSuite,
  jsonOf,
  send,
  WITHDRAWAL,
} from '#tests/support/functions-server.ts';
import { query } from '#tests/support/test-database.ts';

const { server, database } = functionsServerForSuite();

const cancellation = () => ({
  email: `${randomUUID()}@schlaf.example`,
  name: 'Anna Muster',
  reason: 'Hiermit kündige ich.',
});
const site = (): string => server().site;
const rowsOf = (email: string) =>
  query<{ reference: string; suspicious: boolean; content: Record<string, string> }>(
    database(),
    `select * from declarations where content ->> 'email' = $1`,
    [email],
  );

test('a cancellation is answered with reference, receipt time and end of the contract', async () => {
  const answer = await send(site(), CANCELLATION, cancellation());
  expect(answer.status).toBe(200);
  expect(jsonOf(answer)).toEqual({
    reference: expect.stringMatching(/^K-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    endsOn: expect.stringMatching(/^\d{4}-\d\d-(?:28|29|30|31)$/),
  });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a withdrawal is answered with reference and receipt time, and ends nothing by itself', async () => {
  const answer = await send(site(), WITHDRAWAL, {
    email: 'anna@schlaf.example',
    name: 'Anna Muster',
    contract: 'Schlafcoaching vom 1. Juni',
  });
  expect(jsonOf(answer)).toMatchObject({
    reference: expect.stringMatching(/^W-/),
    endsOn: null,
  });
});

test('the same key and body answer the same reference, however much later', async () => {
  const input = cancellation();
  const headers = { 'idempotency-key': randomUUID() };
  const first = await send(site(), CANCELLATION, input, headers);
  await query(
    database(),
    `update declarations set received_at = received_at - interval '3 days' where content ->> 'email' = $1`,
    [input.email],
  );
  const again = await send(site(), CANCELLATION, { ...input, kind: 'ordinary' }, headers);
  expect(jsonOf(again)['reference']).toBe(jsonOf(first)['reference']);
  expect(await rowsOf(input.email)).toHaveLength(1);
});

// As release 1.0 stored them and computed their hashes; these never change.
const before = { email: 'vorher@schlaf.example', name: 'Anna Muster' };
test.each([
  {
    path: CANCELLATION,
    type: 'cancellation',
    reference: 'K-AAAA-0001',
    body: { ...before, reason: 'Hiermit kündige ich.' },
    added: { kind: 'ordinary', contract: 'Schlafcoaching', endsOn: 'next' },
    contentHash: 'LubyPZQ50NVHtNMwHjS6uFGptDw-EnnkdF6Z-2vaeUk',
    idempotencyHash: 'szTfMUKiWFchSDpxc_sPnFEOMortNuFouh7Byj3eqb4',
  },
  {
    path: WITHDRAWAL,
    type: 'withdrawal',
    reference: 'W-AAAA-0001',
    body: { ...before, contract: 'Bestellung 4711' },
    added: {},
    contentHash: 'qIS4ET6EE0onH5XP2moynM2Bm_6Mf7oU4Xm2EHW67zI',
    idempotencyHash: 'HZi7gxbH54U8fwm2ghgT1-jqpR0Xl-At816TYXqGV0E',
  },
])(
  'a $type that an earlier version has stored is found by the same key and body, whatever fields came since',
  async ({ path, type, reference, body, added, contentHash, idempotencyHash }) => {
    await query(
      database(),
      `insert into declarations
         (id, reference, type, received_at, content, content_hash, idempotency_hash,
          team_notified_at, confirmation_sent_at)
       values (gen_random_uuid(), $1, $2, '2026-03-01', $3, $4, $5, '2026-03-01', '2026-03-01')`,
      [reference, type, JSON.stringify({ ...body, ...added }), contentHash, idempotencyHash],
    );
    const again = await send(site(), path, body, { 'idempotency-key': 'key-of-before' });
    expect(jsonOf(again)).toMatchObject({ reference, receivedAt: '2026-03-01T00:00:00.000Z' });
    const same = 'select 1 from declarations where content_hash = $1';
    expect(await query(database(), same, [contentHash])).toHaveLength(1);
  },
);

test('the same key with another body is another cancellation, because none is ever refused', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const input = cancellation();
  await send(site(), CANCELLATION, input, headers);
  const other = await send(site(), CANCELLATION, { ...input, reason: 'Doch anders.' }, headers);
  expect(other.status).toBe(200);
  expect(await rowsOf(input.email)).toHaveLength(2);
});

test('without a key the same content answers the first reference for ten minutes', async () => {
  const input = cancellation();
  const first = await send(site(), CANCELLATION, input);
  const soon = await send(site(), CANCELLATION, { ...input, name: ' Anna  Muster ' });
  expect(soon.body.toString()).toBe(first.body.toString());
  await query(
    database(),
    `update declarations set received_at = received_at - interval '601 seconds' where content ->> 'email' = $1`,
    [input.email],
  );
  const later = await send(site(), CANCELLATION, input);
  expect(jsonOf(later)['reference']).not.toBe(jsonOf(first)['reference']);
});

test('the same content at the same moment is stored once', async () => {
  const input = cancellation();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(site(), CANCELLATION, input)),
  );
  expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
  expect(await rowsOf(input.email)).toHaveLength(1);
});

test('the first failing field is named with the message of the specification', async () => {
  const answer = await send(site(), CANCELLATION, { ...cancellation(), name: ' ', reason: '' });
  expect(answer.status).toBe(400);
  expect(jsonOf(answer)).toEqual({
    error: { code: 'invalid', field: 'name', message: 'Name ist erforderlich' },
  });
});

test('null is what a program leaves out', async () => {
  const input = cancellation();
  const left = { kind: null, contract: null, endsOn: null };
  expect((await send(site(), CANCELLATION, { ...input, ...left })).status).toBe(200);
  expect(await rowsOf(input.email)).toMatchObject([
    { content: { kind: 'ordinary', contract: 'Schlafcoaching', endsOn: 'next' } },
  ]);
  expect(jsonOf(await send(site(), CANCELLATION, { ...input, name: null }))).toMatchObject({
    error: { field: 'name', message: 'Name ist erforderlich' },
  });
});

test('what a program fills in is stored and marked', async () => {
  const input = cancellation();
  const answer = await send(site(), CANCELLATION, { ...input, topic: 'casino' });
  expect(answer.status).toBe(200);
  expect(await rowsOf(input.email)).toMatchObject([{ suspicious: true }]);
});

test('characters that no database stores do not keep a cancellation out', async () => {
  const input = { ...cancellation(), name: 'Anna\uD800', reason: 'Grund\u0000 \uDFFF' };
  expect((await send(site(), CANCELLATION, input)).status).toBe(200);
  expect(await rowsOf(input.email)).toMatchObject([{ content: { name: 'Anna\uFFFD' } }]);
});

test('the log holds nothing of what was declared', async () => {
  const input = { ...cancellation(), name: 'Unverwechselbar', reason: 'Geheimnis' };
  const answer = await send(site(), CANCELLATION, input);
  const reference = String(jsonOf(answer)['reference']);
  await expect.poll(() => server().output().split(reference).length).toBe(3);
  for (const secret of [input.email, input.name, input.reason]) {
    expect(server().output()).not.toContain(secret);
  }
});
