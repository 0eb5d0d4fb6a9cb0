import { expect, test } from 'vitest';
import { shortenClassNames } from './shorten-class-names.ts';

const nothingFixed = () => false;

test('markup and styles get the same short names', () => {
  const page = '<style>.card{color:red}.card:hover{top:0}</style><p class="card"></p>';
  expect(shortenClassNames(page, nothingFixed)).toBe(
    '<style>.a{color:red}.a:hover{top:0}</style><p class="a"></p>',
  );
});

test('escaped names of utilities are understood', () => {
  const page = '<style>.md\\:hidden{display:none}</style><p class="md:hidden"></p>';
  expect(shortenClassNames(page, nothingFixed)).toBe(
    '<style>.a{display:none}</style><p class="a"></p>',
  );
});

test('the most frequent class gets the shortest name, and names beyond 52 get two letters', () => {
  const many = Array.from({ length: 60 }, (_, index) => `<i class="name-${String(index)}"></i>`);
  const page = `<b class="often"></b><b class="often"></b>${many.join('')}`;
  const short = shortenClassNames(page, nothingFixed);
  expect(short).toContain('<b class="a"></b><b class="a"></b>');
  expect(short).toMatch(/class="aa"/);
});

test('a name that a script uses stays, and no other class takes it', () => {
  const page = '<style>.a{top:0}.b{top:1px}</style><p class="a"></p><p class="b"></p>';
  expect(shortenClassNames(page, (name) => name === 'a')).toBe(
    '<style>.a{top:0}.b{top:1px}</style><p class="a"></p><p class="b"></p>',
  );
});

test('numbers and file names in styles are not taken for classes', () => {
  const page = '<style>.x{margin:.5rem;src:url(/x.woff2)}</style><p class="x woff2"></p>';
  expect(shortenClassNames(page, (name) => name === 'woff2')).toContain(
    '{margin:.5rem;src:url(/x.woff2)}',
  );
});
