import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { CANCELLATION, functionsServerForSuite, send } from '#tests/support/functions-server.ts';

const LIMIT = 3;
const { server } = functionsServerForSuite({ RATE_LIMIT: String(LIMIT), TRUST_PROXY: '2' });

async function statusFrom(forwarded: string): Promise<number | undefined> {
  const input = { email: `${randomUUID()}@schlaf.example`, name: 'A', reason: 'B' };
  const answer = await send(server().site, CANCELLATION, input, { 'x-forwarded-for': forwarded });
  return answer.status;
}

test('behind two proxies the client is the last address but one, whatever stands before it', async () => {
  for (let sent = 0; sent < LIMIT; sent += 1) {
    expect(await statusFrom(`203.0.113.${sent.toString()}, 192.0.2.1, 198.51.100.9`)).toBe(200);
  }
  expect(await statusFrom('203.0.113.9, 192.0.2.1, 198.51.100.9')).toBe(429);
  expect(await statusFrom('203.0.113.9, 192.0.2.2, 198.51.100.9')).toBe(200);
});
