import { expect, test } from 'vitest';
import { shortenNames } from './shorten-names.ts';

const nothingFixed = () => false;

test('markup and styles get the same short names', () => {
  const page = '<style>.card{color:red}.card:hover{top:0}</style><p class="card"></p>';
  expect(shortenNames(page, nothingFixed)).toBe(
    '<style>.a{color:red}.a:hover{top:0}</style><p class="a"></p>',
  );
});

test('escaped names of utilities are understood', () => {
  const page = '<style>.md\\:hidden{display:none}</style><p class="md:hidden"></p>';
  expect(shortenNames(page, nothingFixed)).toBe('<style>.a{display:none}</style><p class="a"></p>');
});

test('the most frequent class gets the shortest name, and names beyond 52 get two letters', () => {
  const many = Array.from({ length: 60 }, (_, index) => `<i class="name-${String(index)}"></i>`);
  const page = `<b class="often"></b><b class="often"></b>${many.join('')}`;
  const short = shortenNames(page, nothingFixed);
  expect(short).toContain('<b class="a"></b><b class="a"></b>');
  expect(short).toMatch(/class="aa"/);
});

test('a name that a script uses stays, and no other class takes it', () => {
  const page = '<style>.a{top:0}.b{top:1px}</style><p class="a"></p><p class="b"></p>';
  expect(shortenNames(page, (name) => name === 'a')).toBe(
    '<style>.a{top:0}.b{top:1px}</style><p class="a"></p><p class="b"></p>',
  );
});

test('numbers and file names in styles are not taken for classes', () => {
  const page = '<style>.x{margin:.5rem;src:url(/x.woff2)}</style><p class="x woff2"></p>';
  expect(shortenNames(page, (name) => name === 'woff2')).toContain(
    '{margin:.5rem;src:url(/x.woff2)}',
  );
});

test('custom properties get short names wherever styles set or read them', () => {
  const page = '<style>:root{--ground:red}p{color:var(--ground)}</style>';
  expect(shortenNames(page, nothingFixed)).toBe('<style>:root{--a:red}p{color:var(--a)}</style>');
});

test('a custom property that a style sheet of its own sets keeps its name', () => {
  const page = '<style>:root{--a:red;--ground:red}p{color:var(--ground);top:var(--a)}</style>';
  expect(shortenNames(page, (name) => name === '--a')).toBe(
    '<style>:root{--a:red;--b:red}p{color:var(--b);top:var(--a)}</style>',
  );
});

test('a typeface loses the mark of the build', () => {
  const page = '<style>@font-face{font-family:Serif-512184eeb789fcd3}</style>';
  expect(shortenNames(page, nothingFixed)).toBe('<style>@font-face{font-family:Serif}</style>');
});
