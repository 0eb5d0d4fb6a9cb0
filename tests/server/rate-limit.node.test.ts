import { randomUUID } from 'node:crypto';
import { expect, test, onTestFinished } from 'vitest';
import {
  CANCELLATION,
  functionsServerForSuite,
  jsonOf,
  send,
} from '#tests/support/functions-server.ts';
import { startServer } from '#tests/support/server-process.ts';
import { query } from '#tests/support/test-database.ts';

const LIMIT = 5;
const { server, database, outbox } = functionsServerForSuite({
  RATE_LIMIT: String(LIMIT),
  TRUST_PROXY: 'true',
});

const cancellation = () => ({ email: `${randomUUID()}@schlaf.example`, name: 'A', reason: 'B' });

async function sendFrom(address: string, input: object = cancellation(), site = server().site) {
  return send(site, CANCELLATION, input, { 'x-forwarded-for': address });
}

test('too many from one network have to wait, and others do not', async () => {
  for (let sent = 0; sent < LIMIT; sent += 1) {
    expect((await sendFrom('192.0.2.1')).status).toBe(200);
  }
  const refused = await sendFrom('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(jsonOf(refused)['error']).toMatchObject({ code: 'too_many' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
  expect((await sendFrom('192.0.2.2')).status).toBe(200);
});

test('of many that arrive at the same moment no more are taken than of as many in turn', async () => {
  const answers = await Promise.all(Array.from({ length: 4 * LIMIT }, () => sendFrom('192.0.2.9')));
  const taken = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 429);
  expect([taken.length, refused.length]).toEqual([LIMIT, 3 * LIMIT]);
});

test('what is already stored is still answered, and wrong input costs nothing', async () => {
  const first = cancellation();
  for (let sent = 0; sent < 2 * LIMIT; sent += 1) {
    expect((await sendFrom('192.0.2.3', first)).status).toBe(200);
    expect((await sendFrom('192.0.2.3', {})).status).toBe(400);
  }
  expect((await sendFrom('192.0.2.3')).status).toBe(200);
});

test('one connection with IPv6 counts as one, whichever of its addresses it uses', async () => {
  for (let sent = 0; sent < LIMIT; sent += 1) {
    expect((await sendFrom(`2001:db8:1:2::${sent}`)).status).toBe(200);
  }
  expect((await sendFrom('2001:0db8:1:2:ffff::1')).status).toBe(429);
  expect((await sendFrom('2001:db8:1:3::1')).status).toBe(200);
});

test('the limit holds across servers', async () => {
  for (let sent = 0; sent < LIMIT; sent += 1) await sendFrom('192.0.2.4');
  const other = await startServer(onTestFinished, {
    DIST_DIR: `${outbox()}/../../dist`,
    DATA_DIR: `${outbox()}/../../other-data`,
    DATABASE_URL: database(),
    RATE_LIMIT: String(LIMIT),
    TRUST_PROXY: 'true',
  });
  expect((await sendFrom('192.0.2.4', cancellation(), other.site)).status).toBe(429);
});

test('after ten minutes everything is as before', async () => {
  for (let sent = 0; sent < LIMIT; sent += 1) await sendFrom('192.0.2.5');
  await query(
    database(),
    `update declarations set received_at = received_at - interval '601 seconds'`,
  );
  expect((await sendFrom('192.0.2.5')).status).toBe(200);
});

test('no address is stored', async () => {
  await sendFrom('192.0.2.77');
  const [{ all } = { all: '' }] = await query<{ all: string }>(
    database(),
    'select json_agg(declarations)::text as all from declarations',
  );
  expect(all).not.toContain('192.0.2');
});
