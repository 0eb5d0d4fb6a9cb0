import { expect, test } from 'vitest';
import { withoutLinks } from './email-layout.ts';

// What mail programs look for: a scheme, a name with dots, an address with an @.
const LINK = /https?:\/\/|[\p{L}\p{N}][.。．｡][\p{L}\p{N}]|\S@\S/u;

test.each([
  'https://evil.example/x?y=1',
  'www.evil.example',
  'Anna evil1.de',
  'böse。example',
  '192.0.2.1',
  'mail@evil.example',
])('%s is no link any more and looks the same', (words) => {
  expect(words).toMatch(LINK);
  const shown = withoutLinks(words).replaceAll('@\u200B', '@ ');
  expect(shown).not.toMatch(LINK);
  expect(withoutLinks(words).replaceAll('\u200B', '')).toBe(words);
});

test('ordinary words stay as they are', () => {
  const words = 'Dr. Anna-Lena O’Neil: ich kündige. Danke! Grüße, A.';
  expect(withoutLinks(words)).toBe(words);
});
