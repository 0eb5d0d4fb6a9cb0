import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { CANCELLATION, functionsServerForSuite, send } from '#tests/support/functions-server.ts';
import { query } from '#tests/support/test-database.ts';

const LIMIT = 3;
const { server, database } = functionsServerForSuite({
  RATE_LIMIT: String(LIMIT),
  TRUST_PROXY: '2',
});

/** Whether a declaration that comes this way is marked, because its network has sent more than the limit. */
async function isMarked(forwarded: string): Promise<boolean> {
  const input = { email: `${randomUUID()}@schlaf.example`, name: 'A', reason: 'B' };
  await send(server().site, CANCELLATION, input, { 'x-forwarded-for': forwarded });
  const [row] = await query<{ suspicious: boolean }>(
    database(),
    `select suspicious from declarations where content ->> 'email' = $1`,
    [input.email],
  );
  return row?.suspicious === true;
}

test('behind two proxies the client is the last address but one, whatever stands before it', async () => {
  for (let sent = 0; sent < LIMIT; sent += 1) {
    expect(await isMarked(`203.0.113.${sent.toString()}, 192.0.2.1, 198.51.100.9`)).toBe(false);
  }
  expect(await isMarked('203.0.113.9, 192.0.2.1, 198.51.100.9')).toBe(true);
  expect(await isMarked('203.0.113.9, 192.0.2.2, 198.51.100.9')).toBe(false);
});
