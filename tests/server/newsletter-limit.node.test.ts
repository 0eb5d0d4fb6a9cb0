import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { functionsServerForSuite, send } from '#tests/support/functions-server.ts';
import { query } from '#tests/support/test-database.ts';

const LIMIT = 3;
const { server, database } = functionsServerForSuite({
  RATE_LIMIT: String(LIMIT),
  TRUST_PROXY: 'true',
});

const newAddress = (): string => `${randomUUID()}@schlaf.example`;
const askFrom = (network: string, email = newAddress()) =>
  send(
    server().site,
    '/functions/v1/subscribe-newsletter',
    { email },
    { 'x-forwarded-for': network },
  );

test('too many addresses from one network have to wait, and others do not', async () => {
  const first = newAddress();
  expect((await askFrom('192.0.2.1', first)).status).toBe(200);
  for (let sent = 1; sent < LIMIT; sent += 1) await askFrom('192.0.2.1');
  const refused = await askFrom('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
  expect((await askFrom('192.0.2.1', first)).status).toBe(200);
  expect((await askFrom('192.0.2.2')).status).toBe(200);
});

test('no network is stored as it is', async () => {
  await askFrom('192.0.2.77');
  const [{ all } = { all: '' }] = await query<{ all: string }>(
    database(),
    'select json_agg(s)::text as all from newsletter_subscribers as s',
  );
  expect(all).not.toContain('192.0.2');
});
