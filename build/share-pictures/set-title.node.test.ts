import { expect, test } from 'vitest';
import { setTitle } from './set-title.ts';

/** Every letter half as wide as it is high. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const WIDEST = 840;

test('a short title stands in one line in the largest letters', () => {
  expect(setTitle('Unser Expertenteam', WIDEST, measure)).toEqual({
    lines: ['Unser Expertenteam'],
    size: 76,
  });
});

test('a longer title is broken into lines of about the same length', () => {
  const { lines } = setTitle('Was dir hilft, wenn du nachts wach liegst', WIDEST, measure);
  expect(lines).toEqual(['Was dir hilft, wenn', 'du nachts wach liegst']);
});

test('the longest title an article may have fits into four lines', () => {
  const title =
    'Kognitive Verhaltenstherapie gegen Schlafstörungen: was Studien zeigen und wem sie hilft';
  const { lines, size } = setTitle(title, WIDEST, measure);
  expect(lines.length).toBeLessThanOrEqual(4);
  expect(lines.join(' ')).toBe(title);
  expect(Math.max(...lines.map((line) => measure(line, size)))).toBeLessThanOrEqual(WIDEST);
});

test('a word of 60 letters is hyphenated between syllables and loses no letter', () => {
  const word = 'Schlafberatungsangebotsqualitätssicherungsbeauftragtenstelle';
  expect(word).toHaveLength(60);
  const { lines, size } = setTitle(word, WIDEST, measure);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.slice(0, -1).every((line) => line.endsWith('-'))).toBe(true);
  expect(lines.map((line) => line.replace(/-$/, '')).join('')).toBe(word);
  expect(Math.max(...lines.map((line) => measure(line, size)))).toBeLessThanOrEqual(WIDEST);
});
