import { expect, test } from 'vitest';
import { parseContentDocument } from './content-document.ts';
import { readingEase } from './language-problems.ts';

const easeOf = (body: string) =>
  readingEase(parseContentDocument('content/blog/nacht.md', `---\ntitle: Nacht\n---\n${body}`));

test('reading ease is counted from the words of a sentence and the syllables of a word', () => {
  // 3 words with 4 syllables in one sentence: 180 - 3 - 58.5 * 4 / 3.
  expect(easeOf('Du schläfst heute.')).toEqual({ article: 'nacht', ease: 99 });
});

test('headings, tables, figures, addresses and citations do not count', () => {
  const sentence = 'Du schläfst heute.';
  const marked = [
    '## Schlafrestriktionsbehandlungsempfehlung',
    '| Insomniebehandlung | Verhaltenstherapie |',
    '{balken:vorsprung-nach-monaten}',
    '- **Du** [schläfst](/blog/kognitive-verhaltenstherapie) heute. [@a4; @b1]',
  ].join('\n');
  expect(easeOf(marked)).toEqual(easeOf(sentence));
});
