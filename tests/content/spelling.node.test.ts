import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createHunspellFromFiles, type Hunspell } from 'hunspell-wasm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenWords } from './written-words.ts';

const dictionaryFile = (ending: string) =>
  fileURLToPath(new URL(`index.${ending}`, import.meta.resolve('dictionary-de')));

const EXAMPLE = 'tests/example-content';

const keptWords = readFileSync(new URL('words.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

let german: Hunspell;
let germanAndKept: Hunspell;

beforeAll(async () => {
  const open = () => createHunspellFromFiles(dictionaryFile('aff'), dictionaryFile('dic'));
  [german, germanAndKept] = await Promise.all([open(), open()]);
  for (const word of keptWords) germanAndKept.addWord(word);
});

afterAll(() => {
  german.dispose();
  germanAndKept.dispose();
});

function unknownWords(folder: string): string[] {
  const words = writtenWords(folder);
  expect(words.length).toBeGreaterThan(1000);
  const unknown = words.filter(({ word }) => !germanAndKept.testSpelling(word));
  return [...new Set(unknown.map(({ word, file }) => `${file}: ${word}`))];
}

test('every word of the example content stands in the dictionary or in words.txt', () => {
  expect(unknownWords(EXAMPLE)).toEqual([]);
});

test('words of the operator that no dictionary knows are named, and stop nobody', () => {
  const unknown = unknownWords('content');
  if (unknown.length > 0) console.warn(`Hint: is this spelt right?\n  ${unknown.join('\n  ')}`);
});

test('words.txt holds only words that the dictionary lacks and that somebody uses', () => {
  const used = new Set(
    writtenWords(EXAMPLE).flatMap(({ word }) => [word, ...word.split(/[-\u2011]/u)]),
  );
  const lowered = new Set([...used].map((word) => word.toLocaleLowerCase('de')));
  expect(
    keptWords.filter((word) => german.testSpelling(word)),
    'known to the dictionary',
  ).toEqual([]);
  expect(
    keptWords.filter((word) => !lowered.has(word.toLocaleLowerCase('de'))),
    'unused',
  ).toEqual([]);
  expect(new Set(keptWords).size).toBe(keptWords.length);
});
