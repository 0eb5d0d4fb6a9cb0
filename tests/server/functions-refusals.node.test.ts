import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  CANCELLATION,
  functionsServerForSuite,
  jsonOf,
  send,
} from '#tests/support/functions-server.ts';
import { ask, askRaw } from '#tests/support/http-request.ts';
import { query } from '#tests/support/test-database.ts';

const PARTNER = 'https://partner.example';
const { server, database } = functionsServerForSuite({ ALLOWED_ORIGINS: PARTNER });

const cancellation = () => ({
  email: `${randomUUID()}@schlaf.example`,
  name: 'Anna Muster',
  reason: 'Hiermit kündige ich.',
});
const site = (): string => server().site;

test.each(['', '{', 'null', '[]', '"text"', '7', '{"a":1}}', '\u{feff}['])(
  'the body %j is no object of JSON',
  async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await ask(site(), CANCELLATION, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(jsonOf(answer)['error']).toMatchObject({ code: 'not_a_json_object' });
  },
);

test('bytes that are no UTF-8 are no JSON', async () => {
  const raw = await askRaw(
    site(),
    `POST ${CANCELLATION} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n` +
      'Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a":"\xff"}',
  );
  expect(raw).toContain('not_a_json_object');
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('%s is not allowed', async (method) => {
  const answer = await ask(site(), CANCELLATION, { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('POST, OPTIONS');
});

test('a body above 16 KiB is refused, one just below is read', async () => {
  const long = (length: number) => ({ ...cancellation(), topic: 'x'.repeat(length) });
  expect((await send(site(), CANCELLATION, long(16_384))).status).toBe(413);
  expect((await send(site(), CANCELLATION, long(16_000))).status).toBe(200);
});

test('a body of unknown length is refused once it is too long', async () => {
  const chunk = `2000\r\n${' '.repeat(0x2000)}\r\n`;
  const raw = await askRaw(
    site(),
    `POST ${CANCELLATION} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n` +
      `Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(3)}0\r\n\r\n`,
  );
  expect(raw).toContain('HTTP/1.1 413');
});

test.each([
  [{ 'content-type': 'text/plain' }],
  [{ 'content-type': 'application/x-www-form-urlencoded' }],
  [{ 'content-type': 'application/json', 'content-encoding': 'gzip' }],
])('a body that is said to be %j is refused', async (headers) => {
  expect((await send(site(), CANCELLATION, cancellation(), headers)).status).toBe(415);
});

test('an unknown function does not exist', async () => {
  expect((await send(site(), '/functions/v1/nothing', {})).status).toBe(404);
});

test.each(['https://elsewhere.example', 'null', 'file://', 'http://127.0.0.1:1'])(
  'a page of %s may not call',
  async (origin) => {
    const input = cancellation();
    const answer = await send(site(), CANCELLATION, input, { origin });
    expect(answer.status).toBe(403);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    const rows = await query(
      database(),
      `select 1 from declarations where content ->> 'email' = $1`,
      [input.email],
    );
    expect(rows).toEqual([]);
  },
);

test('pages of the site itself and of configured origins may call', async () => {
  for (const origin of [site(), PARTNER, 'https://schlafcoaching.example']) {
    const answer = await send(site(), CANCELLATION, cancellation(), { origin });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(answer.headers.vary).toContain('Origin');
  }
});

test('a preflight of a configured origin names the headers that may be sent', async () => {
  const preflight = (origin: string) =>
    ask(site(), CANCELLATION, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, x-client-info, apikey, content-type',
      },
    });
  const answer = await preflight(PARTNER);
  expect(answer.status).toBe(204);
  expect(answer.headers['access-control-allow-origin']).toBe(PARTNER);
  expect(answer.headers['access-control-allow-methods']).toBe('POST');
  for (const name of ['authorization', 'x-client-info', 'apikey', 'content-type']) {
    expect(answer.headers['access-control-allow-headers']).toContain(name);
  }
  expect((await preflight('https://elsewhere.example')).status).toBe(403);
});
