import { expect, test } from 'vitest';
import { layOutEmail, type EmailParts } from '#server/mail/email-layout.ts';
import { confirmedText, withCheckCode } from './confirmation.ts';

const KEY = 'secret';
const parts: EmailParts = {
  language: 'de',
  subject: 'Bestätigung',
  greeting: 'Guten Tag,',
  paragraphs: ['deine Kündigung ist bei uns eingegangen. Das hast du uns geschickt:'],
  rows: [
    ['Vorgangsnummer', 'K-7F3M-9QXD'],
    ['Der Vertrag endet am', '30. November 2026'],
    ['Name', 'Änna <Muster>', 'theirs'],
    [
      'Nachricht',
      'Erste Zeile > zweite\n> dritte & vierte, Der Vertrag endet am: 31. Dezember 2027',
      'theirs',
    ],
  ],
  closing: ['Bewahre diese E-Mail gut auf.', '', 'Schlafcoaching'],
};
const mail = withCheckCode(layOutEmail(parts), KEY);
const bundle = withCheckCode(layOutEmail({ ...parts, parts: [parts, parts] }), KEY);
const proves = (text: string, keys = [KEY]) => confirmedText(text, keys) !== undefined;

/** What somebody copies who sees the mail's HTML. */
const seen = (html: string): string =>
  html
    .replace(/.*<body[^>]*>/s, '')
    .replaceAll(/<br>|<\/(?:p|tr)>/g, '\n')
    .replaceAll('</th>', '\t')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const wrapped = (text: string, width: number): string =>
  text.replaceAll(new RegExp(`(.{1,${width}})(?: |$)`, 'gm'), '$1\n');
const quoted = (text: string): string => text.replaceAll(/^/gm, '> ');

test('a confirmation proves itself, and what it proves is said', () => {
  expect(mail.text).toMatch(/\nPrüfzeichen: (?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}\n/);
  const confirmed = confirmedText(`Betreff: Weitergeleitet\n\n${mail.text}`, [KEY]);
  expect(confirmed).toMatch(/^Guten Tag,\n/);
  expect(confirmed).toContain('\nName:\n| Änna <Muster>\n');
  expect(confirmed).toContain('Der Vertrag endet am: 30. November 2026');
  expect(confirmed).not.toContain('Weitergeleitet');
});

test.each([
  ['with other ends of lines', mail.text.replaceAll('\n', '\r\n')],
  ['quoted', quoted(mail.text)],
  ['quoted twice', quoted(quoted(mail.text))],
  ['in decomposed characters', mail.text.normalize('NFD')],
  ['with words above and below', `Anna schrieb:\n${mail.text}\n-- \nAnna`],
  ['twice', `${mail.text.replace('2026', '2027')}\n${mail.text}`],
  ['copied from its HTML', seen(mail.html)],
  ['in a mail about several', quoted(bundle.text)],
  ['copied from the HTML of a mail about several', seen(bundle.html)],
])('it still does %s', (_how, text) => {
  expect(proves(text)).toBe(true);
});

test.each([
  ['a changed day', mail.text.replace('30. November', '31. Dezember')],
  ['a changed letter', mail.text.replace('Änna', 'Anna')],
  [
    'words of the sender on a line of their own',
    mail.text.replace(', Der Vertrag', '\nDer Vertrag'),
  ],
  ['the mark left out', mail.text.replace('| > dritte', '> dritte')],
  ['lines that were joined', mail.text.replace('30. November 2026\n', '30. November 2026 ')],
  ['its lines wrapped', wrapped(mail.text, 30)],
  ['a sign that turns words around', mail.text.replace('30. Nov', '\u202E30. Nov')],
  ['a soft hyphen in it', mail.text.replace('November', 'Novem\u00ADber')],
  ['a word more', mail.text.replace('Erste Zeile', 'Erste Zeile auch')],
  ['a line less', mail.text.replace('Vorgangsnummer: K-7F3M-9QXD\n', '')],
  ['another code', mail.text.replace(/(Prüfzeichen: )..../, '$1AAAA')],
  ['no code', mail.text.replace(/Prüfzeichen.*/, '')],
  ['nothing', ''],
])('with %s it does not', (_what, text) => {
  expect(proves(text)).toBe(false);
});

test('nobody else can make the code, and every key of the database is tried', () => {
  expect(proves(mail.text, ['other'])).toBe(false);
  expect(proves(mail.text, ['other', KEY])).toBe(true);
});
