import { expect, test } from 'vitest';
import { copiedContent } from './copied-content.ts';

const source = 'sources/b1.yaml';
const article = 'blog/kognitive-verhaltenstherapie-gegen-schlafstorungen.md';
const finding = 'finding: In 20 Studien mit 1.162 Menschen waren es 0,40 und 26 Minuten.\n';

/** Content in which a publication says what it found, and an article or a page cites it. */
function content() {
  const all = copiedContent();
  all.replace(source, /$/u, finding);
  return all;
}

const figures = (all: ReturnType<typeof copiedContent>) =>
  all.warnings().filter((sentence) => sentence.includes('Die Zahl'));

test('a number beside a citation that its source does not have is a hint, with its place', () => {
  const all = content();
  all.replace(article, /^## /mu, 'Es waren 27 Minuten in 1.162 Fällen. [@b1]\n\n## ');
  expect(figures(all)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^content\/blog\/kognitive\S+, Zeile \d+: Die Zahl „27“ steht nicht in dem, was wir über die Quelle wissen: content\/sources\/b1\.yaml\./u,
      ),
    ]),
  );
  expect(figures(all).join()).not.toContain('1162');
});

test('times, years, laws and help lines are no figures', () => {
  const all = copiedContent();
  all.replace(source, /$/u, 'finding: Keine Zahl.\n');
  all.replace(
    article,
    /^## /mu,
    'Um 23:15 Uhr, am 3. Mai 2015, nach § 27 und unter 116 117. [@b1]\n\n## ',
  );
  expect(figures(all).filter((one) => /Um|„(?:3|15|27|116|2015)“/u.test(one))).toEqual([]);
});

test('a bar with another value than its source has is a hint', () => {
  const all = content();
  all.replace('figures/balken/wochen.yaml', /\[@\w+\]/u, '[@b1]');
  expect(figures(all)).toContainEqual(
    expect.stringMatching(
      /^content\/figures\/balken\/wochen\.yaml.*Feld „bars › Eintrag 1 › value“/u,
    ),
  );
});

test('a number of our own that stands neither among claims nor prices nor terms is a hint', () => {
  const all = copiedContent();
  all.replace('landing/closing.yaml', 'Du erzählst, wie du schläfst.', 'Schon 777 Menschen kamen.');
  expect(figures(all)).toEqual([
    expect.stringMatching(
      /^content\/landing\/closing\.yaml, Zeile \d+, Feld „lead“: Die Zahl „777“ steht weder in content\/site\/claims\.yaml/u,
    ),
  ]);
});

test('the day of a list is no number of our own', () => {
  const all = copiedContent();
  all.replace('pricing/page.yaml', /asOf: \S+/u, 'asOf: 2031-12-19');
  expect(figures(all)).toEqual([]);
});
