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
