import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { buildVariables, daysReached, hashSources } from '../../scripts/build-site.ts';

let root: string;
let before: string;

const hash = (values = {}): string => hashSources(root, ['src', 'config.ts', 'missing'], values);

beforeEach(async () => {
  root = await folderForTest();
  await mkdir(join(root, 'src/deep'), { recursive: true });
  await writeFile(join(root, 'src/deep/page.ts'), 'eins');
  await writeFile(join(root, 'config.ts'), 'eins');
  before = hash();
});

test('unchanged sources need no build', async () => {
  await writeFile(join(root, 'src/deep/page.ts'), 'eins');
  await writeFile(join(root, 'unrelated.txt'), 'neu');
  expect(hash()).toBe(before);
});

test('a changed, a new, a renamed and a removed file each need a build', async () => {
  await writeFile(join(root, 'src/deep/page.ts'), 'zwei');
  const changed = hash();
  await writeFile(join(root, 'src/new.ts'), '');
  const added = hash();
  await rename(join(root, 'src/new.ts'), join(root, 'src/newer.ts'));
  const renamed = hash();
  await rm(join(root, 'config.ts'));
  const removed = hash();
  expect(new Set([before, changed, added, renamed, removed]).size).toBe(5);
});

test('text that moves from one file to the next needs a build', async () => {
  await writeFile(join(root, 'src/a'), 'xy');
  await writeFile(join(root, 'src/b'), '');
  const first = hash();
  await writeFile(join(root, 'src/a'), 'x');
  await writeFile(join(root, 'src/b'), 'y');
  expect(hash()).not.toBe(first);
});

test('a variable that goes into the pages needs a build, another does not', () => {
  const variables = (env: Record<string, string>): string => hash(buildVariables(env));
  const other = variables({ PORT: '4000', LOG_LEVEL: 'debug' });
  expect(other).toBe(before);
  expect(variables({ SITE_URL: 'https://a.example' })).not.toBe(before);
  expect(variables({ PUBLIC_BACKEND_URL: 'https://a.example' })).not.toBe(before);
});

test('the day of an article, and the one after a certificate ends, need a build', async () => {
  await writeFile(join(root, 'src/article.md'), '---\ndate: 2026-12-01\n---\n\nText.\n');
  await writeFile(join(root, 'src/company.yaml'), "validUntil: '2026-12-03'\n");
  const on = (moment: string): string => daysReached(root, 'src', new Date(moment));
  const days = ['2026-11-30T22:59:00Z', '2026-11-30T23:01:00Z', '2026-12-04T12:00:00Z'].map(on);
  expect(new Set(days).size).toBe(3);
  expect(on('2026-12-24T12:00:00Z')).toBe(days[2]);
});
