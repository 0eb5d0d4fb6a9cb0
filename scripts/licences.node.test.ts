import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAllowed, licencesPage, rolledOutPackages } from './licences.mjs';

test('every package that is rolled out has a licence of the list', () => {
  const others = rolledOutPackages().filter(({ licence }) => !isAllowed(licence));
  expect(others).toEqual([]);
  expect(rolledOutPackages().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['pg', 'react', '@fontsource-variable/figtree']),
  );
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['(MIT AND GPL-3.0-only)', false],
  ['LGPL-3.0-or-later', false],
  ['none', false],
])('the licence %s is allowed: %s', (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed);
});

test('the page about licences is up to date', () => {
  const page = readFileSync(new URL('../docs/licences.md', import.meta.url), 'utf8');
  expect(page, 'run npm run licences').toBe(licencesPage());
});
