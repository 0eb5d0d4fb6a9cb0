import { expect, test } from 'vitest';
import { germanVoice } from './read-aloud.island.ts';

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
