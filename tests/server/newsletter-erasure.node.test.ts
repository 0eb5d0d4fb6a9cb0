import { expect, test, onTestFinished } from 'vitest';
import { newsletterRetention, personalData } from '#features/newsletter/server/personal-data.ts';
import { tokenState, unsubscribe } from '#features/newsletter/server/subscriptions.ts';
import type { CommandContext } from '#server/feature.ts';
import { eraseWhatIsDue } from '#server/retention/retention.ts';
import { forgetClients } from '#server/retention/scheduled-erasure.ts';
import { mailsTo } from '#tests/support/newsletter-mails.ts';
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

test('who asks is told of waiting mails by moments that everybody can read', async () => {
  const { email } = await request();
  const context = { database: opened() } as CommandContext;
  const [found] = await personalData.find(context, email);
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+\+00:00$/) as string;
  expect(found?.details['jobs']).toEqual([
    { state: expect.any(String) as string, createdOn: moment },
  ]);
});

test('the token that confirms cannot unsubscribe', async () => {
  const { email, token } = await subscriber();
  await unsubscribe(opened(), token, new Date());
  expect(await rowOf(email)).toBeDefined();
});

/** What a server does every hour, with its clock at that moment. */
const rules = () => newsletterRetention({ dataDir: `${suite.outbox()}/..` });
const eraseAt = (now: Date) => eraseWhatIsDue(opened(), rules(), now);
const ranUntil = async (moment: Date): Promise<void> => {
  await sql('delete from retention_clock');
  await sql('insert into retention_clock (id, days, seen_at) values (1, 0, $1)', [
    moment.toISOString(),
  ]);
};

test('unconfirmed requests are erased after 7 days with their mails, subscribers are not', async () => {
  const waiting = await request();
  const { email } = await subscriber();
  await ranUntil(new Date());
  await eraseAt(inDays(6.9));
  expect(await rowOf(waiting.email)).toBeDefined();
  await eraseAt(inDays(7.1));
  expect(await rowOf(waiting.email)).toBeUndefined();
  expect(await mailsTo(suite.outbox(), waiting.email)).toEqual([]);
  expect(await mailsTo(suite.outbox(), email)).toHaveLength(1);
  await forgetClients(opened().drizzle, rules(), inDays(7.1));
  expect(await rowOf(email)).toMatchObject({ client_hash: null });
  await ranUntil(new Date());
});

test('unconfirmed requests are erased in time also while too much of something else is due', async () => {
  const { email } = await request();
  await sql(
    `insert into newsletter_past_subscriptions
     select gen_random_uuid(), 'many', now(), now(), version, '2001-01-01', -99
     from newsletter_consent_texts, generate_series(1, 30)`,
  );
  await ranUntil(new Date());
  expect(await eraseAt(inDays(7.1))).toMatchObject({
    held: 'too_many',
    erased: { newsletter_subscribers: expect.any(Number) },
  });
  expect(await rowOf(email)).toBeUndefined();
  const many = "delete from newsletter_past_subscriptions where address_hash = 'many' returning 1";
  expect(await sql(many)).toHaveLength(30);
  await ranUntil(new Date());
});

test('a mail that went out late has a link for 7 days all the same', async () => {
  const { email, tokens } = await request();
  await sql(
    `update newsletter_subscribers set requested_at = now() - interval '3 days' where address = $1`,
    [email],
  );
  await ranUntil(new Date());
  await eraseAt(inDays(6.9));
  expect(await tokenState(opened().drizzle, tokens[0], inDays(6.9))).toBe('open');
  await eraseAt(inDays(7.1));
  expect(await rowOf(email)).toBeUndefined();
  await ranUntil(new Date());
});

test('a clock that is wrong by years erases neither requests nor subscribers nor proofs', async () => {
  const waiting = await request();
  const { email } = await subscriber();
  const left = await subscriber();
  await unsubscribe(opened(), left.unsubscribeToken, new Date());
  const count = async () => (await sql('select 1 from newsletter_past_subscriptions')).length;
  const before = await count();
  await ranUntil(new Date());
  expect((await eraseAt(inDays(8 * 365))).held).toBe('clock_ahead');
  expect((await eraseAt(inDays(-8 * 365))).held).toBe('clock_behind');
  expect((await eraseAt(new Date())).held).toBeUndefined();
  expect(await rowOf(waiting.email)).toBeDefined();
  expect(await rowOf(email)).toBeDefined();
  expect(await count()).toBe(before);
});

test('a server that starts erases what became too old meanwhile', async () => {
  const { email } = await request();
  await sql(
    `update newsletter_subscribers set requested_at = now() - interval '8 days' where address = $1`,
    [email],
  );
  await sql('update newsletter_confirm_tokens set expires_at = now()');
  const folder = `${suite.outbox()}/../..`;
  await startServer(onTestFinished, {
    DIST_DIR: `${folder}/dist`,
    DATA_DIR: `${folder}/other-data`,
    DATABASE_URL: suite.database(),
  });
  await expect.poll(() => rowOf(email), { timeout: 20_000 }).toBeUndefined();
});

test('a proof is marked three years after the end of its year, and erased when 14 days are counted', async () => {
  const { unsubscribeToken } = await subscriber();
  await unsubscribe(opened(), unsubscribeToken, new Date('2023-01-01T00:00:00+01:00'));
  const count = async () =>
    (await sql(`select 1 from newsletter_past_subscriptions where ended_at < '2024-01-01'`)).length;
  await ranUntil(new Date('2026-12-30T12:00Z'));
  expect((await eraseAt(new Date('2026-12-31T23:59:59+01:00'))).marked).toEqual({});
  const first = Date.parse('2027-01-01T12:00Z');
  for (let day = 0; day < 14; day += 1) await eraseAt(new Date(first + day * 24 * 3_600_000));
  expect(await count()).toBe(1);
  await eraseAt(new Date('2027-01-15T12:00Z'));
  expect(await count()).toBe(0);
});
