import { expect, test } from 'vitest';
import { absoluteAddresses } from './feed-article.tsx';

const page = 'https://schlaf.example/blog/eins';

test.each([
  [
    '<a id="a" href="#quelle-1"></a>',
    '<a id="a" href="https://schlaf.example/blog/eins#quelle-1"></a>',
  ],
  ['<a href="/team"></a>', '<a href="https://schlaf.example/team"></a>'],
  ['<img alt="" src="/_astro/a.webp">', '<img alt="" src="https://schlaf.example/_astro/a.webp">'],
  ['<a href="https://doi.org/10.1/x"></a>', '<a href="https://doi.org/10.1/x"></a>'],
  ['<a href="mailto:hilfe@schlaf.example"></a>', '<a href="mailto:hilfe@schlaf.example"></a>'],
])('%s becomes %s', (html, absolute) => {
  expect(absoluteAddresses(html, page)).toBe(absolute);
});
