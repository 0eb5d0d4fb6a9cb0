import { expect, test } from 'vitest';
import { copiedContent } from './copied-content.ts';

/** What the check says of a sentence on the landing page. */
function say(sentence: string) {
  const content = copiedContent();
  content.replace('landing/closing.yaml', /^lead: >-\n.*$/mu, `lead: >-\n  ${sentence}`);
  return content.warnings();
}

test.each([
  ['Es kostet etwas im Monat..', '„..“. Zwei Punkte hintereinander'],
  ['Das ist "gut" so.', '„"“. Schreibe Anführungszeichen so: „Wort“.'],
  ['Kurse nach § 20 des Gesetzes.', '„§ 20“. Hier darf die Zeile nicht umbrechen.'],
  ['Du hast 14 Tage Zeit.', '„14 Tage“. Hier darf die Zeile nicht umbrechen.'],
])('the signs in „%s“ are named with file and line', (sentence, says) => {
  expect(say(sentence)).toEqual([
    expect.stringContaining(
      `content/landing/closing.yaml, Zeile 3, Feld „lead“: Das steht hier: ${says}`,
    ),
  ]);
});

test('an ellipsis and unbreakable spaces are right as they are', () => {
  expect(say('Nach 14\u00A0Tagen … oder nach §\u00A020 ... weiter, z.\u00A0B. so.')).toEqual([]);
});

test('a sentence of the landing page with more than 28 words is a hint', () => {
  const words = (count: number) => `${'Wort '.repeat(count - 1)}Ende.`;
  expect(say(words(28))).toEqual([]);
  expect(say(`${words(20)} ${words(20)}`)).toEqual([]);
  expect(say(words(29))).toEqual([
    'content/landing/closing.yaml, Zeile 3, Feld „lead“: Ein Satz hat 29 Wörter, gut sind höchstens 28. Mach zwei daraus.',
  ]);
});

test('when half of the sentences of the landing page are long, that is a hint', () => {
  const content = copiedContent();
  const sentences = `${'Wort '.repeat(19)}Ende. `.repeat(300).trim();
  content.write('faq/lang.yaml', `order: 99\nquestion: Und?\nanswer:\n  - ${sentences}\n`);
  expect(content.warnings()).toEqual([
    expect.stringContaining(
      'Die Hälfte aller Sätze der Startseite hat 20 Wörter oder mehr, gut sind höchstens 14.',
    ),
  ]);
});

test.each([
  { file: 'pricing/page.yaml', page: 'Preise' },
  { file: 'evidence/page.yaml', page: 'Studien' },
])('long sentences of the page „$page“ are hints as well', ({ file, page }) => {
  const content = copiedContent();
  const sentence = `${'Wort '.repeat(15)}Ende.`;
  content.replace(file, /^lead: .*$/mu, `lead: ${'Wort '.repeat(28)}Ende.`);
  content.replace(file, /^description: .*$/mu, `description: ${'Wort '.repeat(28)}Ende.`);
  expect(content.warnings().filter((hint) => hint.includes('Ein Satz hat 29 Wörter'))).toHaveLength(
    2,
  );
  content.replace(file, /^ {2}headline: .*$/mu, `  headline: ${`${sentence} `.repeat(300).trim()}`);
  expect(content.warnings()).toContainEqual(
    expect.stringContaining(`Die Hälfte aller Sätze der Seite „${page}“ hat 16 Wörter oder mehr`),
  );
});

test('a review that is older than the words gets a hint', () => {
  const content = copiedContent();
  const article = 'blog/online-schlaftherapie-wirksamkeit.md';
  content.replace(article, /^date: (.*)$/mu, 'date: 2024-12-17\nupdatedAt: 2025-12-01');
  expect(content.warnings()).toEqual([
    expect.stringContaining('Geprüft am 27.08.2025, geändert aber am 01.12.2025.'),
  ]);
  content.replace(article, /^reviewedOn: .*$/mu, 'reviewedOn: 2025-12-01');
  expect(content.warnings()).toEqual([]);
});

test('a sign that nobody sees and the website leaves out is a hint, in a field and in a text', () => {
  const content = copiedContent();
  const says = 'Hier steht ein Zeichen, das niemand sieht. Die Website lässt es weg; lösche es.';
  content.replace('landing/hero.yaml', /^headline: .*$/mu, 'headline: "Guten\\x0B Morgen"');
  content.replace(
    'blog/guter-schlaf-fuer-schulkinder.md',
    /\n## /u,
    '\nEin Satz mit \u0002.\n\n## ',
  );
  expect(content.problems()).toEqual([]);
  const said = content.warnings().filter((warning) => warning.endsWith(says));
  expect(said).toEqual([
    expect.stringMatching(/^content\/blog\/guter-schlaf-fuer-schulkinder\.md, Zeile \d+: /),
    expect.stringMatching(/^content\/landing\/hero\.yaml, Zeile \d+, Feld „headline“: /),
  ]);
});

test.each([
  [
    'blog/online-schlaftherapie-wirksamkeit.md',
    'metaDescription',
    155,
    'schneiden nach etwa 155 ab',
  ],
  ['pricing/page.yaml', 'description', 155, 'schneiden nach etwa 155 ab'],
  ['blog/online-schlaftherapie-wirksamkeit.md', 'title', 60, 'schneiden nach etwa 60 ab'],
  ['blog/online-schlaftherapie-wirksamkeit.md', 'excerpt', 90, 'Der erste Satz hat 91 Zeichen'],
])('what is cut in search or on a card is a hint: %s, %s', (file, field, limit, says) => {
  const content = copiedContent();
  const write = (length: number) => {
    content.replace(
      file,
      new RegExp(`^${field}: .*(?:\\n {2}.*)*`, 'mu'),
      `${field}: ${'x'.repeat(length - 1)}.`,
    );
    return content.warnings().filter((hint) => hint.includes(says));
  };
  expect(write(limit)).toEqual([]);
  expect(write(limit + 1)).toHaveLength(1);
});
