import { expect, test } from 'vitest';
import { eraseOld } from '#features/newsletter/server/retention.ts';
import { tokenState, unsubscribe } from '#features/newsletter/server/subscription-links.ts';
import { inDays, newsletterForSuite } from '#tests/support/newsletter-suite.ts';
import { startServer } from '#tests/support/server-process.ts';

const { opened, sql, rowOf, request, subscriber, ...suite } = newsletterForSuite();

test('who leaves is erased, and a proof without the address stays', async () => {
  const { email, token, unsubscribeToken } = await subscriber();
  await unsubscribe(opened(), unsubscribeToken, new Date());
  await unsubscribe(opened(), unsubscribeToken, new Date());
  expect(await rowOf(email)).toBeUndefined();
  expect(await tokenState(opened().drizzle, token, new Date())).toBe('unknown');
  const past = await sql('select * from newsletter_past_subscriptions');
  expect(JSON.stringify(past)).not.toContain(email.split('@', 1)[0]);
  expect(past).toContainEqual(
    expect.objectContaining({ ended_at: expect.any(Date), confirmed_at: expect.any(Date) }),
  );
});

test('the token that confirms cannot unsubscribe', async () => {
  const { email, token } = await subscriber();
  await unsubscribe(opened(), token, new Date());
  expect(await rowOf(email)).toBeDefined();
});

test('unconfirmed requests are erased after 7 days, subscribers are not', async () => {
  const waiting = await request();
  const { email } = await subscriber();
  await eraseOld(opened(), inDays(6.9));
  expect(await rowOf(waiting.email)).toBeDefined();
  await eraseOld(opened(), inDays(7.1));
  expect(await rowOf(waiting.email)).toBeUndefined();
  expect(await rowOf(email)).toMatchObject({ client_hash: null });
});

test('a server that starts erases what became too old meanwhile', async () => {
  const { email } = await request();
  await sql(
    `update newsletter_subscribers set requested_at = now() - interval '8 days' where address = $1`,
    [email],
  );
  const folder = `${suite.outbox()}/../..`;
  const other = await startServer({
    DIST_DIR: `${folder}/dist`,
    DATA_DIR: `${folder}/other-data`,
    DATABASE_URL: suite.database(),
  });
  await expect.poll(() => rowOf(email), { timeout: 20_000 }).toBeUndefined();
  await other.stop();
});

test('a proof is erased three years after the end of its year', async () => {
  const { unsubscribeToken } = await subscriber();
  await unsubscribe(opened(), unsubscribeToken, new Date('2023-01-01T00:00:00+01:00'));
  const count = async () =>
    (await sql(`select 1 from newsletter_past_subscriptions where ended_at < '2024-01-01'`)).length;
  await eraseOld(opened(), new Date('2026-12-31T23:59:59+01:00'));
  expect(await count()).toBe(1);
  await eraseOld(opened(), new Date('2027-01-01T00:00:00+01:00'));
  expect(await count()).toBe(0);
});
