import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createHunspellFromFiles, type Hunspell } from 'hunspell-wasm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenWords } from './written-words.ts';

const dictionaryFile = (ending: string) =>
  fileURLToPath(new URL(`index.${ending}`, import.meta.resolve('dictionary-de')));

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

test('every word for visitors stands in the dictionary, or in words.txt once somebody looked at it', () => {
  const words = writtenWords();
  expect(words.length).toBeGreaterThan(15_000);
  const unknown = words
    .filter(({ word }) => !germanAndKept.testSpelling(word))
    .map(({ word, file }) => `${file}: ${word}`);
  expect([...new Set(unknown)]).toEqual([]);
});

test('words.txt holds only words that the dictionary lacks and that somebody uses', () => {
  const used = new Set(writtenWords().flatMap(({ word }) => [word, ...word.split(/[-\u2011]/u)]));
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
