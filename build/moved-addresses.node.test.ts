import { expect, test } from 'vitest';
import { copiedContent } from '#tests/content/copied-content.ts';
import { movedAddresses } from './moved-addresses.ts';

test('a page that another document is called after by now is no former one', () => {
  const { root, replace } = copiedContent();
  expect([...movedAddresses(root)]).toEqual([
    ['/blog/schulkinder-und-schlaf', '/blog/guter-schlaf-fuer-schulkinder'],
    ['/team/lena-vorher', '/team/lena-beispiel'],
  ]);
  replace('team/lena-beispiel.md', 'lena-vorher', 'anna-muster');
  expect(movedAddresses(root).has('/team/anna-muster')).toBe(false);
});
