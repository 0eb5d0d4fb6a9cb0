import { expect, test } from 'vitest';
import { complete } from './kinds.ts';

test('a row from before a field has what is meant where it is missing, and keeps what it says', () => {
  const later = { way: 'mail' };
  const row = (declaration: Readonly<Record<string, string>>) => ({
    type: 'withdrawal',
    declaration,
  });
  expect(complete(row({ name: 'Anna' }), { later })).toEqual(row({ name: 'Anna', way: 'mail' }));
  expect(complete(row({ way: 'post' }), { later })).toEqual(row({ way: 'post' }));
});
