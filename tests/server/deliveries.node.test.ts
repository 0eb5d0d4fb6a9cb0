import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import PostalMime, { type Email } from 'postal-mime';
import { expect, test } from 'vitest';
import {
  CANCELLATION,
  functionsServerForSuite,
  jsonOf,
  send,
  WITHDRAWAL,
} from '#tests/support/functions-server.ts';
import { readContent } from '#tests/support/site-content.ts';

const { server, outbox } = functionsServerForSuite({
  OFFICE_URL: 'https://buero.schlaf.example',
});

interface Note {
  text: string;
}

async function deliver(path: string, input: object): Promise<{ mail: Email; note: Note }> {
  const answer = await send(server().site, path, input);
  const reference = String(jsonOf(answer)['reference']);
  const file = (ending: string) => `${outbox()}/${reference}${ending}`;
  const readBoth = async () => ({
    mail: await PostalMime.parse(await readFile(file('.eml'))),
    note: JSON.parse(await readFile(file('.chat.json'), 'utf8')) as Note,
  });
  await expect.poll(() => readBoth().catch(() => undefined)).toBeDefined();
  return readBoth();
}

/** Somebody who has not declared anything yet, so that the confirmation goes out at once. */
const anna = () => ({ email: `anna-${randomUUID()}@schlaf.example`, name: 'Anna Muster' });

test('the confirmation holds content, time of receipt and end of the contract, in text and HTML', async () => {
  const sender = anna();
  const { mail } = await deliver(CANCELLATION, { ...sender, reason: 'Erste Zeile\nZweite Zeile' });
  expect(mail.to).toEqual([{ name: '', address: sender.email }]);
  expect(mail.from).toMatchObject({ address: 'vertrag@schlafcoaching.example' });
  expect(mail.subject).toMatch(/^Bestätigung deiner Kündigung K-\w{4}-\w{4}$/);
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('Anna Muster');
    expect(form).toContain('Erste Zeile');
    expect(form).toContain('Zweite Zeile');
    expect(form).toMatch(/Art der Kündigung:(?:\s|<[^>]+>)+ordentlich\b/);
    expect(form).toMatch(/Eingegangen am.*\d{1,2}\. \w+ 20\d\d um \d\d:\d\d:\d\d Uhr/s);
    expect(form).toMatch(/Der Vertrag endet am.*(?:28|29|30|31)\. \w+ 20\d\d/s);
  }
});

test('the receipt of a withdrawal holds its content and time, and judges nothing', async () => {
  const { mail, note } = await deliver(WITHDRAWAL, { ...anna(), contract: 'Bestellung 4711' });
  expect(mail.subject).toMatch(/^Eingangsbestätigung deines Widerrufs W-/);
  expect(mail.text).toContain('Bestellung 4711');
  expect(mail.text).toMatch(/Eingegangen am: \d{1,2}\. \w+ 20\d\d um \d\d:\d\d:\d\d Uhr/);
  expect(note.text).not.toContain('Bestellung 4711');
});

test('both mails greet without the sender’s words and end with who writes, as an imprint does (§ 5 DDG)', async () => {
  const { name, address, representatives, register } = readContent('site/company.yaml');
  const { contactEmail, phone } = readContent('site/contact.yaml');
  const who = [name, address.street, ...representatives, register.number, contactEmail, phone];
  const cancelled = await deliver(CANCELLATION, { ...anna(), reason: 'Wer schreibt mir?' });
  const withdrawn = await deliver(WITHDRAWAL, { ...anna(), contract: 'Bestellung 4712' });
  for (const { text, html } of [cancelled.mail, withdrawn.mail]) {
    expect(text).toMatch(/^Hallo,\n/);
    expect(text).toContain('\n\nViele Grüße\ndein Schlafcoaching-Team\n\n');
    for (const fact of who) expect(text).toContain(fact);
    for (const fact of who) expect(html).toContain(fact);
  }
});

test('mails carry the same id for every repeat and ask for no absence notice', async () => {
  const { mail } = await deliver(CANCELLATION, { ...anna(), reason: 'Kennung' });
  const reference = /K-\w{4}-\w{4}/.exec(mail.subject ?? '')?.[0] ?? '';
  expect(mail.messageId).toBe(`<${reference}.confirmation@schlafcoaching.example>`);
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
});

test('nothing that somebody writes becomes a header of the mail', async () => {
  const { mail } = await deliver(CANCELLATION, {
    ...anna(),
    name: 'Anna\r\nBcc: all@elsewhere.example\r\n\r\n<b>x</b>',
    reason: '\r\n.\r\nMAIL FROM:<x@elsewhere.example>\r\n',
    contract: 'Coaching\nX-Evil: 1',
  });
  expect(mail.bcc).toBeUndefined();
  expect(mail.headers.map(({ key }) => key).sort()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ]);
  expect(mail.html).not.toContain('<b>x</b>');
  expect(mail.html).toContain('&lt;b&gt;x&lt;/b&gt;');
});

test('the chat gets the reference and where to look, and nothing that somebody wrote (RD-05)', async () => {
  const words = {
    name: '<!channel> @here',
    contract: 'https://evil.example/x',
    reason: 'Gesundheit',
  };
  const { note } = await deliver(CANCELLATION, { ...anna(), ...words });
  expect(note.text).toMatch(
    /^Neue Kündigung (K-\w{4}-\w{4})\nhttps:\/\/buero\.schlaf\.example\/erklaerungen\/\1$/,
  );
  expect(Object.keys(note)).toEqual(['text', 'link_names', 'unfurl_links', 'unfurl_media']);
});
