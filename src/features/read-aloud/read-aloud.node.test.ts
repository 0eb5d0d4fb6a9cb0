import { expect, test } from 'vitest';
import { germanVoice, splitSentences } from './read-aloud.island.ts';

const voice = (name: string, lang: string, localService = true, isDefault = false) =>
  ({ name, lang, localService, default: isDefault, voiceURI: name }) satisfies SpeechSynthesisVoice;

test('only a German voice on the device itself reads', () => {
  const here = voice('hier', 'de_DE');
  const elsewhere = voice('woanders', 'de-DE', false, true);
  const danish = voice('dänisch', 'da-DK');
  expect(germanVoice([danish, elsewhere, voice('Dehu', 'dehu')])).toBeUndefined();
  expect(germanVoice([danish, elsewhere, here])).toBe(here);
});

test('the voice that the device prefers comes first', () => {
  const preferred = voice('lieber', 'de-AT', true, true);
  expect(germanVoice([voice('auch', 'de-DE'), preferred])).toBe(preferred);
});

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
