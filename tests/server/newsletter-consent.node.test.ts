import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { subscribers } from '#features/newsletter/server/subscribers-table.ts';
import { confirm, tokenState } from '#features/newsletter/server/subscriptions.ts';
import { transact } from '#server/database/database.ts';
import { headerOf, linkIn, tokenIn } from '#tests/support/newsletter-mails.ts';
import { inDays, newsletterForSuite } from '#tests/support/newsletter-suite.ts';
import { readContent } from '#tests/support/site-content.ts';

const { opened, sql, rowOf, request, subscriber, letPass } = newsletterForSuite();

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
    expect(await tokenState(opened().drizzle, tokens[0], new Date())).toBe('open');
  }
  expect(await rowOf(email)).toEqual(before);
  const now = new Date();
  expect(await confirm(opened(), tokens[0], now)).toBe(true);
  expect(await rowOf(email)).toEqual({ ...before, confirmed_at: now });
});

test('a token confirms once: later uses keep the time of the first', async () => {
  const { email, tokens } = await request();
  const first = new Date();
  const both = [confirm(opened(), tokens[0], first), confirm(opened(), tokens[0], first)];
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(await confirm(opened(), tokens[0], inDays(1))).toBe(true);
  expect(await tokenState(opened().drizzle, tokens[0], new Date())).toBe('used');
  expect(await rowOf(email)).toMatchObject({ confirmed_at: first });
});

test('a token expires after 7 days, and unknown ones do nothing', async () => {
  const { email, tokens } = await request();
  expect(await confirm(opened(), tokens[0], inDays(7.01))).toBe(false);
  expect(await tokenState(opened().drizzle, tokens[0], inDays(7.01))).toBe('unknown');
  for (const token of ['', 'x', String((await rowOf(email))?.['unsubscribe_token'])]) {
    expect(await confirm(opened(), token, new Date())).toBe(false);
  }
  expect(await rowOf(email)).toMatchObject({ confirmed_at: null });
});

test('of two mails for one request either link works, and both are the same subscription', async () => {
  const first = await request();
  await letPass(first.email);
  const { tokens } = await request(first.email, 2);
  for (const token of tokens) expect(await confirm(opened(), token, new Date())).toBe(true);
  expect(
    await sql('select 1 from newsletter_confirm_tokens where used_at is not null'),
  ).not.toEqual([]);
});

test('of two links confirmed at the same moment the first gives the proof its time', async () => {
  const { email } = await request();
  await letPass(email);
  const { tokens } = await request(email, 2);
  const [first, second] = [new Date(), inDays(0.01)];
  const waiting = () =>
    sql(`select 1 from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like 'update "newsletter_subscribers"%'`);
  const confirmed = await transact(opened(), async (tx) => {
    await tx.select().from(subscribers).where(eq(subscribers.address, email)).for('update');
    const begun = [];
    for (const [at, moment] of [first, second].entries()) {
      begun.push(confirm(opened(), tokens[at] ?? '', moment));
      await expect.poll(waiting).toHaveLength(at + 1);
    }
    return { begun };
  });
  expect(await Promise.all(confirmed.begun)).toEqual([true, true]);
  expect(await rowOf(email)).toMatchObject({ confirmed_at: first });
});

test('a link that is confirmed while its request is erased confirms nothing', async () => {
  const { email, tokens } = await request();
  const waiting = () =>
    sql(`select 1 from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like '%newsletter_confirm_tokens%'`);
  const { begun } = await transact(opened(), async (tx) => {
    await tx.delete(subscribers).where(eq(subscribers.address, email));
    const confirming = confirm(opened(), tokens[0], new Date());
    await expect.poll(waiting).toHaveLength(1);
    return { begun: confirming };
  });
  expect(await begun).toBe(false);
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
