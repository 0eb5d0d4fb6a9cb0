import { expect, test } from 'vitest';
import { absoluteAddresses } from './feed-article.tsx';

const page = 'https://schlaf.example/blog/eins';

test.each([
  ['<a id="a" href="#quelle-1">', '<a id="a" href="https://schlaf.example/blog/eins#quelle-1">'],
  ['<a href="/team">', '<a href="https://schlaf.example/team">'],
  ['<img alt="" src="/_astro/a.webp">', '<img alt="" src="https://schlaf.example/_astro/a.webp">'],
  ['<a href="https://doi.org/10.1/x">', '<a href="https://doi.org/10.1/x">'],
  ['<a href="mailto:hilfe@schlaf.example">', '<a href="mailto:hilfe@schlaf.example">'],
])('%s becomes %s', (html, absolute) => {
  expect(absoluteAddresses(html, page)).toBe(absolute);
});
