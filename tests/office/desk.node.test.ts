import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CANCELLATION, jsonOf, send, WITHDRAWAL } from '#tests/support/functions-server.ts';
import { deskForSuite } from './desk-suite.ts';
import { TEAM } from './start-desk.ts';

const { server, outbox, log, sql, look, post } = deskForSuite();

async function declare(email: string, more: Record<string, string> = {}): Promise<string> {
  const input = { email, name: 'Anna Muster', reason: 'Es passt nicht mehr.', ...more };
  return String(jsonOf(await send(server().site, CANCELLATION, input))['reference']);
}

/** Waits until the mail and the chat message of a declaration are out. */
const delivered = async (reference: string): Promise<void> => {
  await expect
    .poll(() =>
      sql(
        `select 1 from declarations where reference = $1
         and confirmation_sent_at is not null and team_notified_at is not null`,
        [reference],
      ),
    )
    .toHaveLength(1);
  expect(await readdir(outbox())).toEqual(
    expect.arrayContaining([`${reference}.eml`, `${reference}.chat.json`]),
  );
};

const mailedAt = async (reference: string): Promise<number> => {
  const [row] = await sql<{ at: Date }>(
    `select confirmation_sent_at as at from declarations where reference = $1`,
    [reference],
  );
  return row?.at.getTime() ?? 0;
};

const sendForm = (page: string, was: string): { was: string; gesehen: string } => {
  const form = page.split('<form').find((one) => one.includes(`value="${was}"`)) ?? '';
  return { was, gesehen: /name="gesehen"\s+value="([^"]*)"/u.exec(form)?.[1] ?? '' };
};

const outcomeOf = ({ to }: { to: string }): string => to.split('meldung=')[1] ?? '';

test('one declaration is shown with its words, times, mail and chat, and every look leaves a line', async () => {
  const reference = await declare('anna@schlaf.example', { kind: 'extraordinary' });
  await delivered(reference);
  const { text, status } = await look(`/erklaerungen/${reference}`);
  expect(status).toBe(200);
  for (const words of ['Anna Muster', 'anna@schlaf.example', 'außerordentlich', 'Es passt nicht'])
    expect(text).toContain(words);
  expect(text.match(/zugestellt am/gu)).toHaveLength(2);
  const lines = await log();
  expect(lines).toContainEqual({ who: TEAM, what: 'declaration.read', about: reference });
  expect(JSON.stringify(lines)).not.toMatch(/anna/iu);
  const typed = reference.toLowerCase().replaceAll('-', '');
  expect((await look(`/erklaerungen/${typed}`)).text).toContain('Anna Muster');
  const printed = await look(`/erklaerungen/${reference}/drucken`);
  expect(printed.text).toContain('Ausgedruckt am');
  expect(printed.text).not.toContain('<form');
});

test('names, reasons and notes are shown as words, whatever stands in them', async () => {
  const evil = '<script>alert(1)</script><img src=x onerror="alert(1)">';
  const reference = await declare('xss@schlaf.example', {
    ...{ name: `Eva ${evil}`, reason: evil, contract: '"><svg onload=alert(1)>' },
  });
  await post(`/erklaerungen/${reference}/notiz`, { notiz: evil });
  const pages = ['', `/${reference}`, `/${reference}/drucken`].map(
    (path) => `/erklaerungen${path}`,
  );
  for (const path of pages) {
    const { text } = await look(path);
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toMatch(/<script>alert|<img|<svg/u);
  }
  const { text } = await look(`/erklaerungen?suche=${encodeURIComponent('"><b>')}`);
  expect(text).toContain('value="&quot;&gt;&lt;b&gt;"');
  const found = await post('/personen', { adresse: 'xss@schlaf.example' });
  expect(found.text).toContain('&lt;script&gt;');
  expect(found.text).not.toMatch(/<script|<img|<svg/u);
});

test('two clicks on „noch einmal senden“ send once', async () => {
  const reference = await declare('twice@schlaf.example');
  await delivered(reference);
  const before = await mailedAt(reference);
  const { text } = await look(`/erklaerungen/${reference}`);
  const form = sendForm(text, 'send-confirmation');
  const path = `/erklaerungen/${reference}/senden`;
  const answers = await Promise.all([1, 2, 3].map(() => post(path, form)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(answers.map(outcomeOf).sort()).toEqual(['gesendet', 'nicht-gesendet', 'nicht-gesendet']);
  await delivered(reference);
  expect(await mailedAt(reference)).toBeGreaterThan(before);
  // The page from before is still open in another window.
  expect(outcomeOf(await post(path, form))).toBe('nicht-gesendet');
});

test('what was given up stands out, and goes out when somebody sends it', async () => {
  const reference = await declare('dead@schlaf.example');
  await delivered(reference);
  await sql(`delete from pgboss.job where name = 'notify-team' and data ->> 'reference' = $1`, [
    reference,
  ]);
  await sql(`update declarations set team_notified_at = null where reference = $1`, [reference]);
  const list = await look('/erklaerungen');
  expect(list.text).toContain(
    'Eine Erklärung wurde nicht zugestellt, und niemand versucht es mehr.',
  );
  const givenUp = await look('/erklaerungen?zeigen=givenUp');
  expect(givenUp.text).toContain('Eine Erklärung gefunden');
  expect(givenUp.text).toContain(reference);
  const { text } = await look(`/erklaerungen/${reference}`);
  expect(text).toContain('endgültig gescheitert: Niemand versucht es mehr');
  expect((await look('/zustand')).text).toContain(
    'Nachrichten im Team-Chat: 1 endgültig gescheitert',
  );
  await post(`/erklaerungen/${reference}/senden`, sendForm(text, 'notify-team'));
  await delivered(reference);
  expect((await look('/erklaerungen')).text).not.toContain('niemand versucht es mehr');
});

test('a declaration is marked as done and opened again, and the first mark counts', async () => {
  const reference = await declare('done@schlaf.example');
  const path = `/erklaerungen/${reference}/erledigt`;
  expect(outcomeOf(await post(path, { erledigt: 'ja' }))).toBe('erledigt');
  expect(outcomeOf(await post(path, { erledigt: 'ja' }))).toBe('unveraendert');
  const { text } = await look(`/erklaerungen/${reference}?meldung=erledigt`);
  expect(text).toContain('Als erledigt markiert.');
  expect(text).toContain('Erledigt von Team &lt;Eins&gt; am');
  expect((await look('/erklaerungen')).text).not.toContain(reference);
  expect((await look('/erklaerungen?zeigen=done')).text).toContain(reference);
  expect(outcomeOf(await post(path, { erledigt: 'nein' }))).toBe('offen');
  expect((await look('/erklaerungen')).text).toContain(reference);
});

test('a note is kept once, and one that is empty or too long is refused with a sentence', async () => {
  const reference = await declare('note@schlaf.example');
  const path = `/erklaerungen/${reference}/notiz`;
  const click = () => post(path, { notiz: 'Angerufen,\r\nniemand da.' });
  const twice = await Promise.all([click(), click()]);
  expect(twice.map(outcomeOf).sort()).toEqual(['notiz', 'notiz-da']);
  expect(outcomeOf(await post(path, { notiz: '  ' }))).toBe('notiz-leer');
  expect(outcomeOf(await post(path, { notiz: 'x'.repeat(2001) }))).toBe('notiz-lang');
  const { text } = await look(`/erklaerungen/${reference}?meldung=notiz-lang`);
  expect(text).toContain('Höchstens 2.000 Zeichen passen hinein.');
  expect(text.match(/Angerufen,\nniemand da\./gu)).toHaveLength(1);
});

test('withdrawals stand in the same list', async () => {
  const input = { email: 'weg@schlaf.example', name: 'Willi Weg', contract: 'Schlafcoaching' };
  const reference = String(jsonOf(await send(server().site, WITHDRAWAL, input))['reference']);
  expect((await look(`/erklaerungen/${reference}`)).text).toContain('Widerruf');
});

test.each([
  ['/erklaerungen/K-0000-0000', 404],
  ['/erklaerungen/%2e%2e%2fetc', 404],
  ['/erklaerungen?seite=-1&zeigen=nonsense', 200],
  ['/erklaerungen?seite=1e99', 200],
  ['/erklaerungen/K-0000-0000?meldung=constructor', 404],
])('%s is answered with %i', async (path, status) => {
  expect((await look(path)).status).toBe(status);
});

test('a form that was tampered with changes nothing', async () => {
  const reference = await declare('tamper@schlaf.example');
  const forms: [string, Record<string, string>][] = [
    ['senden', { was: 'drop-table', gesehen: '' }],
    ['senden', {}],
    ['erledigt', { erledigt: 'vielleicht' }],
    ['notiz', {}],
  ];
  for (const [path, fields] of forms)
    expect((await post(`/erklaerungen/${reference}/${path}`, fields)).status).toBe(404);
  const untouched = `select 1 from declarations where reference = $1 and done_at is null`;
  expect(await sql(untouched, [reference])).toHaveLength(1);
});
