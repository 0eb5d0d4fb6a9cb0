import { expect, test } from 'vitest';
import { neutralAddress, neutralText } from './neutral-text.ts';

// What a reader sees: zero-width spaces are invisible.
const seen = (text: string) => neutralText(text).replaceAll('\u200B', '');

test.each([
  ['Anna Müller-Šimić', 'Anna Müller-Šimić'],
  ['<!channel>', '‹!channel›'],
  ['@here https://evil.example', '@here https://evil.example'],
  ['one\ntwo\r\nthree\tfour', 'one two three four'],
  ['left\u202Eright\u0000', 'left right'],
])('%j reads as %j', (text, reading) => {
  expect(seen(text)).toBe(reading);
});

test.each(['<', '>', '@here', '@channel', 'https://', '&lt;', 'evil.example', '```'])(
  'a chat does not find %s in it',
  (markup) => {
    const text = `<!here> @here @channel https://evil.example/x &lt;!here&gt; \`\`\`code\`\`\``;
    expect(neutralText(text)).not.toContain(markup);
  },
);

test('an address can still be copied', () => {
  expect(neutralAddress('anna.m@schlaf.example')).toBe('anna.m@schlaf.example');
});
