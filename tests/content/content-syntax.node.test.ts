import { expect, test } from 'vitest';
import { copiedContent } from './copied-content.ts';

const hero = 'content/landing/hero.yaml';

test.each([
  [
    'a tab',
    '\theadline: Guten Morgen',
    `${hero}, Zeile 2: Die Zeile beginnt mit einem Tabulator. Rücke mit Leerzeichen ein, zwei je Stufe.`,
  ],
  [
    'quotes inside quotes',
    'headline: "Wir sagen "Guten Morgen" dazu"',
    `${hero}, Zeile 2: Die Anführungszeichen passen nicht zusammen. Im Text selbst stehen „…“; um den ganzen Text kommen, wenn nötig, einfache: '…'.`,
  ],
  [
    'a quote that is never closed',
    'headline: "Guten Morgen',
    `${hero}, Zeile 2: Das Anführungszeichen am Anfang des Textes wird nicht geschlossen. Lösche es oder setze es auch ans Ende.`,
  ],
  [
    'a colon inside a text',
    'headline: Heute: Guten Morgen',
    `${hero}, Zeile 2: Im Text steht ein Doppelpunkt. Setze den ganzen Text in einfache Anführungszeichen: '…'.`,
  ],
  [
    'a field without a colon',
    'headline Guten Morgen',
    `${hero}, Zeile 2: Hier fehlt ein Doppelpunkt nach dem Namen des Feldes, oder der Text ist nicht eingerückt. Die Form ist „feld: Text“.`,
  ],
  [
    'a text that begins with a sign of its own meaning',
    'headline: @Morgen',
    `${hero}, Zeile 2: Der Text beginnt mit einem Zeichen, das hier eine eigene Bedeutung hat (zum Beispiel @, %, *, & oder {). Setze ihn in einfache Anführungszeichen: '…'.`,
  ],
  [
    'a tag of YAML',
    'headline: !schlaf Gut',
    `${hero}, Zeile 2: Der Text beginnt mit einem Zeichen, das hier eine eigene Bedeutung hat (zum Beispiel @, %, *, & oder {). Setze ihn in einfache Anführungszeichen: '…'.`,
  ],
  [
    'the repetition of something that is not there',
    'headline: *schlaf',
    `${hero}, Zeile 2: Der Text beginnt mit einem Zeichen, das hier eine eigene Bedeutung hat (zum Beispiel @, %, *, & oder {). Setze ihn in einfache Anführungszeichen: '…'.`,
  ],
  [
    'a sign that nobody sees',
    'headline: Gut\u000BNacht',
    `${hero}, Zeile 2: Hier steht ein Zeichen, das niemand sieht und die Website nicht liest. Lösche es.`,
  ],
  [
    'a field that stands there twice',
    'headline: Guten Morgen\nheadline: Gute Nacht',
    `${hero}, Zeile 3: Dieses Feld steht zweimal da. Lösche eines davon.`,
  ],
])('the check explains %s', (_mistake, line, says) => {
  const content = copiedContent();
  content.replace('landing/hero.yaml', /^headline: .*/mu, line);
  expect(content.problems()).toEqual([says]);
});

test('the check explains a wrong indentation', () => {
  const content = copiedContent();
  content.replace('landing/hero.yaml', /^ {2}alt:/mu, '   alt:');
  expect(content.problems()).toEqual([
    `${hero}, Zeile 21: Die Einrückung passt nicht, in dieser oder der nächsten Zeile. Felder einer Gruppe beginnen untereinander, zwei Leerzeichen je Stufe.`,
  ]);
});

test('the check explains a colon in a list entry of several lines', () => {
  const content = copiedContent();
  content.replace('faq/app.yaml', '  - >-\n    In der App', '  - Wichtig: In der App');
  expect(content.problems()).toEqual([
    "content/faq/app.yaml, Zeile 4: Im Text steht ein Doppelpunkt. Setze den ganzen Text in einfache Anführungszeichen: '…'.",
  ]);
});

test('the check counts lines from the top of a Markdown file', () => {
  const content = copiedContent();
  content.replace('team/anna-muster.md', 'name: Anna Muster', 'name: "Anna Muster');
  expect(content.problems()).toEqual([
    'content/team/anna-muster.md, Zeile 3: Das Anführungszeichen am Anfang des Textes wird nicht geschlossen. Lösche es oder setze es auch ans Ende.',
  ]);
});

test('the check asks for the front matter of a Markdown file', () => {
  const content = copiedContent();
  content.replace('team/anna-muster.md', '---\n', '');
  expect(content.problems()).toEqual([
    'content/team/anna-muster.md, Zeile 1: Oben fehlt der Kopf mit den Feldern. Er beginnt in der ersten Zeile mit --- und endet mit einer Zeile ---.',
  ]);
});

test('the check notices umlauts that were saved in another encoding', () => {
  const content = copiedContent();
  content.write(
    'site/offer.yaml',
    Buffer.from('monthlyPriceEuro: 69\nvatNote: f\u00FCr alle\nnoticeNote: x\n', 'latin1'),
  );
  expect(content.problems()).toEqual([
    'content/site/offer.yaml, Zeile 2: Ein Zeichen ist nicht lesbar. Speichere die Datei als UTF-8 und prüfe die Umlaute.',
  ]);
});

test('the check asks to fill an empty file', () => {
  const content = copiedContent();
  content.write('site/offer.yaml', '');
  expect(content.problems()).toEqual([
    'content/site/offer.yaml: Die Datei ist leer. Fülle sie aus oder stelle die vorige Fassung wieder her.',
  ]);
});

test.each(['2024-12-12', '12:30', '0b11', '+0o17'])(
  'the words %s need no quotes, because nobody takes them for a day or a number',
  (words) => {
    const content = copiedContent();
    content.replace('landing/hero.yaml', /^headline: .*/mu, `headline: ${words}`);
    expect(content.problems()).toEqual([]);
  },
);

test('a group that another one is merged into is named', () => {
  const content = copiedContent();
  content.replace('landing/hero.yaml', /^coach:/mu, 'coach: &coach');
  content.replace('landing/hero.yaml', /^pictureNote:/mu, '<<: *coach\npictureNote:');
  expect(content.problems().join('\n')).toContain(
    'Feld „<<“: Dieses Feld kennt die Website nicht.',
  );
});
