import { expect, test } from 'vitest';
import { copiedContent } from '#tests/content/copied-content.ts';
import { contentDocuments } from './content-files.ts';
import { movedAddresses } from './page-addresses.ts';

test('a page that another document is called after by now is no former one', () => {
  const { root, replace } = copiedContent();
  expect([...movedAddresses(contentDocuments(root))]).toEqual([
    ['/blog/schulkinder-und-schlaf', '/blog/guter-schlaf-fuer-schulkinder'],
    ['/team/lena-vorher', '/team/lena-beispiel'],
  ]);
  replace('team/lena-beispiel.md', 'lena-vorher', 'anna-muster');
  expect(movedAddresses(contentDocuments(root)).has('/team/anna-muster')).toBe(false);
});
