import { expect, test } from 'vitest';
import { copiedContent } from './copied-content.ts';

const article = 'blog/online-schlaftherapie-wirksamkeit.md';

test('a link to a page that does not exist stops the build, with the page that was meant', () => {
  const content = copiedContent();
  content.replace('faq/kosten.yaml', 'href: /preise', 'href: /preis');
  content.replace(article, /^## /mu, 'Mehr steht [hier](/blog/gibt-es-nicht).\n\n## ');
  expect(content.problems()).toEqual([
    expect.stringMatching(
      /^content\/blog\/online-schlaftherapie-wirksamkeit\.md, Zeile \d+: Die Seite „\/blog\/gibt-es-nicht“ gibt es auf dieser Website nicht\. Berichtige die Adresse\.$/u,
    ),
    expect.stringMatching(
      /^content\/faq\/kosten\.yaml, Zeile \d+, Feld „link › href“: Die Seite „\/preis“ gibt es auf dieser Website nicht\. Meintest du „\/preise“\? Berichtige die Adresse\.$/u,
    ),
  ]);
});

test('a link to a door or a category that there is none of stops the build', () => {
  const content = copiedContent();
  content.replace(article, /^## /mu, '[Wach](/wach/gedankn), [mehr](/blog/kategorie/ruhe).\n\n## ');
  expect(content.problems()).toEqual([
    expect.stringContaining(
      '„/wach/gedankn“ gibt es auf dieser Website nicht. Meintest du „/wach/gedanken“?',
    ),
    expect.stringContaining('Die Seite „/blog/kategorie/ruhe“ gibt es auf dieser Website nicht.'),
  ]);
});

test('a link to an article that appears later is a hint, except in one that appears later still', () => {
  const content = copiedContent();
  const other = 'blog/guter-schlaf-fuer-schulkinder.md';
  const dated = (file: string, day: string) => {
    content.replace(file, /^date: .*$/mu, `date: ${day}`);
  };
  dated(other, '2999-01-02');
  content.replace(article, /^## /mu, '[Schule](/blog/guter-schlaf-fuer-schulkinder#kurz)\n\n## ');
  const hint = 'Der Artikel „/blog/guter-schlaf-fuer-schulkinder“ erscheint erst am 02.01.2999.';
  const hints = () => content.warnings().filter((one) => one.startsWith(`content/${article}`));
  expect(content.problems()).toEqual([]);
  expect(hints()).toEqual([expect.stringContaining(hint)]);
  dated(article, '2999-01-03');
  expect(hints().join()).not.toContain(hint);
});

test('a link to an address that an article had before arrives', () => {
  const content = copiedContent();
  content.replace(article, /^## /mu, 'Mehr steht [hier](/blog/schulkinder-und-schlaf).\n\n## ');
  expect(content.problems()).toEqual([]);
});

test('a link to a part of a page that it does not have stops the build', () => {
  const content = copiedContent();
  content.replace('faq/kosten.yaml', 'href: /preise', 'href: /preise#wegge');
  content.replace('site/navigation.yaml', '/#testimonials', '/#stimmen');
  content.replace('legal/agb.md', '(#paragraf-7-absatz-3)', '(#paragraf-7-absatz-33)');
  content.replace(article, /^## /mu, 'Mehr steht [unten](#gibt-es-nicht).\n\n## ');
  expect(content.problems()).toEqual([
    expect.stringContaining('wirksamkeit hat keine Stelle mit der Adresse #gibt-es-nicht.'),
    expect.stringContaining(
      'Die Seite /preise hat keine Stelle mit der Adresse #wegge. Meintest du „#wege“?',
    ),
    expect.stringContaining(
      'content/legal/agb.md hat keinen Abschnitt mit der Adresse #paragraf-7-absatz-33.',
    ),
    expect.stringContaining('Die Seite / hat keine Stelle mit der Adresse #stimmen.'),
  ]);
});

test('links to questions, articles, headings, files and categories are found', () => {
  const content = copiedContent();
  content.replace(
    article,
    /^## /mu,
    [
      '[Frage](/#kosten), [Abschnitt](/agb#paragraf-3), [Datei](/widerruf/muster-widerrufsformular.txt),',
      '[Kategorie](/blog/kategorie/gesundheit), [Mensch](/team/anna-muster), [Startseite](/),',
      '[Überschrift](#eine-neue-überschrift)\n\n## Eine *neue* Überschrift\n\nText.\n\n## ',
    ].join('\n'),
  );
  expect(content.problems()).toEqual([]);
});

test('two headings that share an address stop the build of a legal text and are a hint in an article', () => {
  const content = copiedContent();
  content.replace('legal/agb.md', /^## §\s8\s/mu, '## §\u00A07 ');
  content.replace(article, /^## /mu, '## Gleich\n\nText.\n\n## Gleich\n\nText.\n\n## ');
  expect(content.problems()).toContainEqual(
    expect.stringMatching(
      /^content\/legal\/agb\.md, Zeile \d+: Die Überschriften „§\s7 .+“ und „§\s7 .+“ hätten dieselbe Adresse #paragraf-7\. Schreibe eine anders\.$/u,
    ),
  );
  expect(content.warnings()).toEqual([
    expect.stringContaining(
      'Die Überschrift „Gleich“ steht zweimal da. Beide hätten die Adresse #gleich; schreibe eine anders.',
    ),
  ]);
});

test('a heading or a file whose address the website uses already stops the build', () => {
  const content = copiedContent();
  content.replace(article, /^## /mu, '## Quellen\n\nText.\n\n## Kurz\n\nText.\n\n## ');
  content.write('faq/cta.yaml', "order: 99\nquestion: 'Wie?'\nanswer:\n  - So.\n");
  expect(content.problems()).toEqual([
    expect.stringContaining('Die Überschrift „Quellen“ hätte die Adresse #quellen'),
    expect.stringContaining('Die Überschrift „Kurz“ hätte die Adresse #kurz'),
    'content/faq/cta.yaml: Der Dateiname ergibt die Adresse /#cta, und die gehört schon zur Website. Benenne die Datei um.',
  ]);
});

test.each([
  '[hier](https://)',
  '[hier](https:// )',
  '[hier](http://)',
  '[hier](<https://>)',
  '[hier](https:schlaf.de)',
  '[hier](https://schlaf)',
  '[hier](www.schlaf.de)',
  '[hier](preise)',
  '[hier]()',
  '[hier](mailto:)',
  '[hier](mailto:hallo)',
  '[hier](mailto:?subject=Schlaf)',
  '<https://>',
  'https:// steht hier',
  '[hier]: https://',
])('the address in „%s“ leads nowhere and stops the build, with its line', (words) => {
  const content = copiedContent();
  content.replace(article, /^## /mu, `${words}\n\n## `);
  expect(content.problems()).toEqual([
    expect.stringMatching(
      /^content\/blog\/online-schlaftherapie-wirksamkeit\.md, Zeile \d+: (?:Die Adresse „.+“ ist nicht vollständig|Der Link hat keine Adresse)\. Schreibe sie ganz hin, /u,
    ),
  ]);
});

test('whole addresses, notes and pictures are nothing to complain about', () => {
  const content = copiedContent();
  content.replace(
    article,
    /^## /mu,
    [
      '[Seite](https://www.schlaf.de/a_(b)?c=d#e), [Mail](mailto:hallo@schlaf.de?subject=Schlaf), [Ruf](tel:+4930)',
      'Mehr auf https://schlaf.de. <https://schlaf.de> [Bezug][1] <!-- [hier](https://) -->',
      '[1]: http://schlaf.de/ "Titel"\n\n![Ein Kissen](../pictures/blog-online-schlaftherapie.jpg)\n\n## ',
    ].join('\n\n'),
  );
  expect(content.problems()).toEqual([]);
});

test.each(['Mehr auf https:// im Netz.', 'Schreib an mailto: uns.'])(
  'an address that is not whole is found in a field too: „%s“',
  (words) => {
    const content = copiedContent();
    content.replace('faq/app.yaml', /^question: .*$/mu, `question: '${words}'`);
    expect(content.problems()).toEqual([
      expect.stringMatching(
        /^content\/faq\/app\.yaml, Zeile 2, Feld „question“: Die Adresse „(?:https:\/\/|mailto:)“ ist nicht vollständig\./u,
      ),
    ]);
  },
);

test.each(['https://', 'https:// ', 'https://schlaf', 'https:schlaf.de', 'https://schlaf.de/a b'])(
  'the field for a page of somebody else does not take „%s“',
  (written) => {
    const content = copiedContent();
    content.replace('site/links.yaml', /url: \S+$/mu, `url: '${written}'`);
    expect(content.problems()).toEqual([
      expect.stringContaining(`„${written}“ ist keine vollständige Adresse.`),
    ]);
  },
);

test('a percent sign in an address of this page does not end the check', () => {
  const content = copiedContent();
  content.replace(article, /^## /mu, '[hier](#50%)\n\n## ');
  expect(content.problems()).toEqual([
    expect.stringContaining('keine Stelle mit der Adresse #50%.'),
  ]);
});
