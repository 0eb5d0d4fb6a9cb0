import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { checkContent } from '#content-check/check-content.ts';
import { formatProblem } from '#content-check/content-report.ts';
import { copiedContent } from '#tests/content/copied-content.ts';

// Other hints look at the new number itself.
const repeated = (hints: readonly string[]) => hints.filter((one) => one.includes('Hier stand'));

/** Among the tests of the second tier, because the first needs no Git. */
function committedContent() {
  const content = copiedContent();
  const git = (...args: string[]) => {
    const name = ['-c', 'user.name=Test', '-c', 'user.email=test@firma.example'];
    const { status, stderr } = spawnSync('git', [...name, ...args], {
      cwd: content.root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  };
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'before');
  return content;
}

test('a changed number that stands elsewhere too is named with every place', () => {
  const content = committedContent();
  content.replace('site/claims.yaml', 'value: über 200', 'value: über 250');
  const [hint, ...others] = repeated(content.warnings());
  expect(others).toEqual([]);
  expect(hint).toMatch(
    /^content\/site\/claims\.yaml, Zeile \d+, Feld „exercises › value“: Hier stand „über 200“\./u,
  );
  expect(hint).toMatch(/content\/faq\/woche\.yaml, Zeile \d+/u);
  expect(hint).toMatch(/content\/faq\/app\.yaml, Zeile \d+/u);
  expect(content.problems()).toEqual([]);
});

test('a number that is written in words is found as well', () => {
  const content = committedContent();
  content.replace('site/claims.yaml', "value: '2'", "value: '3'");
  expect(content.warnings()).toEqual([
    expect.stringMatching(/Hier stand „2 neue Techniken“\. .*content\/landing\/process\.yaml/u),
  ]);
});

test('a price that was written out somewhere is found, as is a change in the text of a profile', () => {
  const content = committedContent();
  content.replace('site/offer.yaml', 'monthlyPriceEuro: 69', 'monthlyPriceEuro: 79');
  content.replace(
    'landing/closing.yaml',
    'Du erzählst, wie du schläfst.',
    'Es kostet 69\u00A0Euro.',
  );
  expect(repeated(content.warnings())).toEqual([
    expect.stringMatching(
      /^content\/site\/offer\.yaml.*Hier stand „69 €“.*content\/landing\/closing\.yaml, Zeile 4/u,
    ),
  ]);
});

test('nothing is said when the number changed everywhere, or when nothing did', () => {
  const content = committedContent();
  expect(content.warnings()).toEqual([]);
  content.replace('site/claims.yaml', 'value: über 5.000', 'value: über 6.000');
  expect(content.warnings()).toEqual([]);
});

test('a day that is still to come is a hint, and another one for an article', () => {
  const content = copiedContent();
  const now = new Date('2024-12-01T12:00:00Z');
  const hints = checkContent(content.root, { now, earlier: new Map() })
    .map(formatProblem)
    .filter((one) => one.includes('liegt in der Zukunft'));
  expect(hints).toContainEqual(
    expect.stringMatching(
      /^content\/blog\/guter-schlaf-fuer-schulkinder\.md, Zeile 6, Feld „date“: Der 20\.12\.2024 liegt in der Zukunft, heute ist der 01\.12\.2024\. Soll der Artikel erst dann erscheinen/u,
    ),
  );
  expect(hints).toContainEqual(
    expect.stringMatching(
      /claims\.yaml, Zeile \d+, Feld „rating › asOf“: .* Hier gehört ein Tag hin, der schon war\./u,
    ),
  );
});
