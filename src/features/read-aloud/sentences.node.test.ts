import { expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

test.each([
  ['Das ist gut. Bleib liegen!', ['Das ist gut. ', 'Bleib liegen!']],
  [
    'Manches, z. B. Kaffee, wirkt lange. Wirklich?',
    ['Manches, z. B. Kaffee, wirkt lange. ', 'Wirklich?'],
  ],
  ['Am 3. Oktober schlief sie.', ['Am 3. Oktober schlief sie.']],
  ['Siehe vgl. Abs. 2 bei Dr. Müller. Ende.', ['Siehe vgl. Abs. 2 bei Dr. Müller. ', 'Ende.']],
  ['Es wirkt 3.5 Stunden.', ['Es wirkt 3.5 Stunden.']],
  ['So war es 2024. Danach nicht.', ['So war es 2024. ', 'Danach nicht.']],
])('%j is cut where a sentence ends', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
  expect(splitSentences(text).join('')).toBe(text);
});
