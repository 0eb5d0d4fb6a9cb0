import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { copiedContent } from './copied-content.ts';

const hero = 'content/landing/hero.yaml';

/** What the check says when a file of the landing page has this headline. */
function say(line: string) {
  const content = copiedContent();
  content.replace('landing/hero.yaml', /^headline: .*/mu, line);
  return content.problems();
}

test('Astro reads YAML with the package that its reading is compared with', () => {
  const require = createRequire(import.meta.url);
  const ofAstro = createRequire(require.resolve('astro/package.json'));
  expect(ofAstro.resolve('js-yaml')).toBe(require.resolve('js-yaml'));
});

test.each(['2024-12-12', '2001-12-14t21:59:43.10-05:00', '0b11', '-0x1F', '+0o17'])(
  'the text %s, which Astro would take for something else, is to be put in quotes',
  (words) => {
    expect(say(`headline: ${words}`).join()).toMatch(
      /Feld „headline“: .*(?:lässt sich auf zwei Arten lesen|Hier gehört ein Text hin).*Anführungszeichen/u,
    );
    expect(say(`headline: '${words}'`)).toEqual([]);
  },
);

test('a day that stands without quotes where a day belongs is nothing to complain about', () => {
  const content = copiedContent();
  content.replace('site/claims.yaml', 'asOf: 2025-08-27', 'asOf: 2025-08-28');
  expect(content.problems()).toEqual([]);
});

test.each([
  ['a tag', 'headline: !schlaf Gut', /Zeile 2: Der Text beginnt mit einem Zeichen/u],
  ['a tag alone', 'headline: !schlaf', /Zeile 2: Der Text beginnt mit einem Zeichen/u],
  [
    'an anchor that is not there',
    'headline: *schlaf',
    /Zeile 2: Der Text beginnt mit einem Zeichen/u,
  ],
  [
    'a sign that nobody sees',
    'headline: Gut\u000BNacht',
    /Zeile 2: Hier steht ein Zeichen, das niemand/u,
  ],
  [
    'a number as a name twice',
    "headline: Gut\n1: a\n'1': b",
    /Zeile \d: Dieses Feld steht zweimal/u,
  ],
  ['a name without words', 'headline: Gut\n: Nacht', /Zeile \d: Die Zeile lässt sich nicht lesen/u],
])('%s, which only one of the readers takes, is explained in its line', (_what, line, says) => {
  const [problem, ...others] = say(line);
  expect(others).toEqual([]);
  expect(problem).toMatch(new RegExp(`^${hero}, ${says.source}`, 'u'));
});

test('a merged group is named, because one of the readers does not merge', () => {
  const content = copiedContent();
  content.replace('landing/hero.yaml', /^coach:/mu, 'coach: &coach');
  content.replace('landing/hero.yaml', /^pictureNote:/mu, '<<: *coach\npictureNote:');
  expect(content.problems().join('\n')).toContain(
    'Feld „<<“: Dieses Feld kennt die Website nicht.',
  );
});

test('fields that Astro would end earlier are noticed', () => {
  const content = copiedContent();
  content.replace('team/anna-muster.md', /^name: .*$/mu, 'name: "Anna\n+++ Muster"');
  expect(content.problems()).not.toEqual([]);
});
