import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirm, tokenState } from '#features/newsletter/server/confirm.ts';
import { eraseOld } from '#features/newsletter/server/erase-old.ts';
import { unsubscribe } from '#features/newsletter/server/unsubscribe.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { functionsServerForSuite, send } from '#tests/support/functions-server.ts';
import { headerOf, linkIn, mailsTo, tokenIn } from '#tests/support/newsletter-mails.ts';
import { readContent } from '#tests/support/site-content.ts';
import { startServer } from '#tests/support/server-process.ts';
import { query } from '#tests/support/test-database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const suite = functionsServerForSuite();
let database: Database;

beforeAll(async () => {
  const url = suite.database();
  database = await openDatabase({ url, dataDir: '/nowhere', report: () => undefined });
});
afterAll(() => database.close());

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  query<Row>(suite.database(), text, values);
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
const rowOf = async (email: string) => {
  const [row] = await sql<Record<string, Date | string | null>>(
    'select * from newsletter_subscribers where address = $1',
    [email],
  );
  return row;
};

/** Asks for the newsletter; resolves when that many mails to the address have arrived. */
async function request(email = `${randomUUID()}@schlaf.example`, mails = 1) {
  await send(suite.server().site, '/functions/v1/subscribe-newsletter', { email });
  await expect.poll(() => mailsTo(suite.outbox(), email), { timeout: 20_000 }).toHaveLength(mails);
  const all = await mailsTo(suite.outbox(), email);
  return { email, mails: all, tokens: all.map(tokenIn) as [string, ...string[]] };
}

const letPass = (email: string) =>
  sql(
    `update newsletter_subscribers set mailed_at = mailed_at - interval '1 hour' where address = $1`,
    [email],
  );

async function subscriber() {
  const { email, tokens } = await request();
  await confirm(database, tokens[0], new Date());
  const row = await rowOf(email);
  return { email, token: tokens[0], unsubscribeToken: String(row?.['unsubscribe_token']) };
}

test('RN-02: the opt-in mail holds the link, the provider and no advertising', async () => {
  const { mails } = await request();
  const [mail] = mails;
  const { name } = readContent('site/brand.yaml');
  const company = readContent('site/company.yaml');
  expect(mail?.subject).toBe(`Bitte bestätige deine Anmeldung zum Newsletter von ${name}`);
  expect(mail?.from).toMatchObject({ name, address: 'vertrag@schlafcoaching.example' });
  for (const form of [mail?.text, mail?.html]) {
    for (const words of [company.name, company.address.street, company.register.number]) {
      expect(form).toContain(words);
    }
    const addresses = new Set(form?.match(/https?:\/\/[^\s"<]+/g));
    expect(addresses).toEqual(new Set([mail && linkIn(mail).href]));
  }
  expect(mail && linkIn(mail).pathname).toBe('/newsletter/bestaetigen');
  expect(mail && headerOf(mail, 'list-unsubscribe')).toBeUndefined();
});

test('RN-04: looking a token up changes nothing, confirming notes the time', async () => {
  const { email, tokens } = await request();
  const before = await rowOf(email);
  for (let times = 0; times < 3; times += 1) {
    expect(await tokenState(database.drizzle, tokens[0], new Date())).toBe('open');
  }
  expect(await rowOf(email)).toEqual(before);
  const now = new Date();
  expect(await confirm(database, tokens[0], now)).toBe(true);
  expect(await rowOf(email)).toEqual({ ...before, confirmed_at: now });
});

test('a token confirms once: later uses keep the time of the first', async () => {
  const { email, tokens } = await request();
  const first = new Date();
  const both = [confirm(database, tokens[0], first), confirm(database, tokens[0], first)];
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(await confirm(database, tokens[0], inDays(1))).toBe(true);
  expect(await tokenState(database.drizzle, tokens[0], new Date())).toBe('used');
  expect(await rowOf(email)).toMatchObject({ confirmed_at: first });
});

test('a token expires after 7 days, and unknown ones do nothing', async () => {
  const { email, tokens } = await request();
  expect(await confirm(database, tokens[0], inDays(7.01))).toBe(false);
  expect(await tokenState(database.drizzle, tokens[0], inDays(7.01))).toBe('unknown');
  for (const token of ['', 'x', String((await rowOf(email))?.['unsubscribe_token'])]) {
    expect(await confirm(database, token, new Date())).toBe(false);
  }
  expect(await rowOf(email)).toMatchObject({ confirmed_at: null });
});

test('of two mails for one request either link works, and both are the same subscription', async () => {
  const first = await request();
  await letPass(first.email);
  const { tokens } = await request(first.email, 2);
  for (const token of tokens) expect(await confirm(database, token, new Date())).toBe(true);
  expect(
    await sql('select 1 from newsletter_confirm_tokens where used_at is not null'),
  ).not.toEqual([]);
});

test('only hashes of tokens are stored', async () => {
  const { tokens } = await request();
  const rows = await sql<{ hash: string }>('select hash from newsletter_confirm_tokens');
  expect(tokens[0]).toMatch(/^[\w-]{43}$/);
  expect(rows.map(({ hash }) => hash)).not.toContain(tokens[0]);
});

test('RN-03: the proof names page, text, request and confirmation, and survives new requests', async () => {
  const { email } = await subscriber();
  const proof = async () =>
    sql(
      `select requested_at, confirmed_at, text from newsletter_subscribers
        join newsletter_consent_texts on version = text_version where address = $1`,
      [email],
    );
  const before = await proof();
  expect(before).toMatchObject([
    {
      text: expect.stringMatching(
        /\/blog\n[^]*willigst du ein[^]*Muster Schlafcoaching GmbH[^]*widerrufen[^]*\[Anmelden\]/,
      ),
    },
  ]);
  await letPass(email);
  await request(email, 2);
  expect(await proof()).toEqual(before);
});

test('RN-05, RN-06: a subscriber who asks again is told so, with a way out', async () => {
  const { email, unsubscribeToken } = await subscriber();
  await letPass(email);
  const { mails } = await request(email, 2);
  const mail = mails.find(({ subject }) => subject?.includes('schon'));
  expect(mail && tokenIn(mail)).toBe(unsubscribeToken);
  const url = mail && linkIn(mail).href;
  expect(url).toContain('/newsletter/abmelden?token=');
  expect(mail && headerOf(mail, 'list-unsubscribe')).toBe(`<${String(url)}>`);
  expect(mail && headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

test('who leaves is erased, and a proof without the address stays', async () => {
  const { email, token, unsubscribeToken } = await subscriber();
  await unsubscribe(database, unsubscribeToken, new Date());
  await unsubscribe(database, unsubscribeToken, new Date());
  expect(await rowOf(email)).toBeUndefined();
  expect(await tokenState(database.drizzle, token, new Date())).toBe('unknown');
  const past = await sql('select * from newsletter_past_subscriptions');
  expect(JSON.stringify(past)).not.toContain(email.split('@', 1)[0]);
  expect(past).toContainEqual(
    expect.objectContaining({ ended_at: expect.any(Date), confirmed_at: expect.any(Date) }),
  );
});

test('the token that confirms cannot unsubscribe', async () => {
  const { email, token } = await subscriber();
  await unsubscribe(database, token, new Date());
  expect(await rowOf(email)).toBeDefined();
});

test('unconfirmed requests are erased after 7 days, subscribers are not', async () => {
  const waiting = await request();
  const { email } = await subscriber();
  await eraseOld(database, inDays(6.9));
  expect(await rowOf(waiting.email)).toBeDefined();
  await eraseOld(database, inDays(7.1));
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
  await unsubscribe(database, unsubscribeToken, new Date('2023-01-01T00:00:00+01:00'));
  const count = async () =>
    (await sql(`select 1 from newsletter_past_subscriptions where ended_at < '2024-01-01'`)).length;
  await eraseOld(database, new Date('2026-12-31T23:59:59+01:00'));
  expect(await count()).toBe(1);
  await eraseOld(database, new Date('2027-01-01T00:00:00+01:00'));
  expect(await count()).toBe(0);
});
