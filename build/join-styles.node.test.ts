import { expect, test } from 'vitest';
import { joinStyles } from './join-styles.ts';

test('several style elements become one in the place of the last, in their order', () => {
  expect(joinStyles('<style>a{}</style><link><style>b{}</style><p></p>')).toBe(
    '<link><style>a{}b{}</style><p></p>',
  );
});

test('a style element for some media only stays by itself', () => {
  const page = '<style media="print">a{}</style><style>b{}</style>';
  expect(joinStyles(page)).toBe(page);
});

test('signs with a meaning for replacements are styles like any other', () => {
  const page = "<style>a{content:'$&$1'}</style>";
  expect(joinStyles(page)).toBe(page);
});
