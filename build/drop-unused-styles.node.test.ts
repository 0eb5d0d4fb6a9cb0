import { expect, test } from 'vitest';
import { dropUnusedStyles } from './drop-unused-styles.ts';

const nothingFixed = () => false;

test('a rule for a class that the page does not have is dropped, also in a media query', () => {
  const page =
    '<style>.card{top:0}.other{top:0}@media (width>=40rem){.other{top:1px}}</style><p class="card"></p>';
  expect(dropUnusedStyles(page, nothingFixed)).toBe(
    '<style>.card{top:0}</style><p class="card"></p>',
  );
});

test('a rule that only excludes a class the page does not have stays', () => {
  const page = '<style>p:not(.other){top:0}</style><p></p>';
  expect(dropUnusedStyles(page, nothingFixed)).toBe(page);
});

test('what a script or another style sheet may use stays', () => {
  const page = '<style>:root{--ground:red}.other{top:0}</style><p></p>';
  expect(dropUnusedStyles(page, (name) => ['other', '--ground'].includes(name))).toBe(page);
});

test('a custom property that nothing reads is dropped, and then those that only it had read', () => {
  const page =
    '<style>:root{--paper:#fff;--ground:var(--paper);--text:#000}p{color:var(--text)}</style>';
  expect(dropUnusedStyles(page, nothingFixed)).toBe(
    '<style>:root{--text:#000}p{color:var(--text)}</style>',
  );
});

test('escaped names of utilities are understood', () => {
  const page = '<style>.md\\:hidden{top:0}.md\\:grid{top:0}</style><p class="md:hidden"></p>';
  expect(dropUnusedStyles(page, nothingFixed)).toBe(
    '<style>.md\\:hidden{top:0}</style><p class="md:hidden"></p>',
  );
});
