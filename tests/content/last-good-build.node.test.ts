import { spawnSync } from 'node:child_process';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copiedProject } from './copied-project.ts';

const NODE = process.execPath;

test('a start with a broken content file keeps the last good build and says so loudly', () => {
  const root = copiedProject();
  writeFileSync(join(root, 'content/site/offer.yaml'), 'monthlyPriceEuro: viel\n');
  mkdirSync(join(root, 'dist'));
  const stamp = join(root, 'dist/.build-stamp');
  writeFileSync(stamp, 'of the content before');
  utimesSync(stamp, new Date(), new Date('2026-03-01T08:05:00Z'));
  const ask =
    "import('./scripts/build-site.ts').then(async (m) => console.log(await m.mustServeLastGood()))";
  const { stdout, stderr } = spawnSync(NODE, ['-e', ask], { cwd: root, encoding: 'utf8' });
  expect(stdout.trim()).toBe('true');
  expect(stderr).toContain('content/site/offer.yaml, Zeile 1, Feld „monthlyPriceEuro“:');
  expect(stderr).toContain('ACHTUNG: Die Website zeigt eine alte Fassung.');
  expect(stderr).toContain(
    'Sie wurde gebaut am 1. März 2026, 09:05 Uhr; deine Änderungen seitdem fehlen darin.',
  );
});

test('without an earlier build, or with content in order, the site is built as usual', () => {
  const root = copiedProject();
  const ask =
    "import('./scripts/build-site.ts').then(async (m) => console.log(await m.mustServeLastGood()))";
  const answer = () => spawnSync(NODE, ['-e', ask], { cwd: root, encoding: 'utf8' });
  writeFileSync(join(root, 'content/site/offer.yaml'), 'monthlyPriceEuro: viel\n');
  expect(answer()).toMatchObject({ stdout: 'false\n', stderr: '' });
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/.build-stamp'), 'of the content before');
  writeFileSync(
    join(root, 'content/site/offer.yaml'),
    'monthlyPriceEuro: 69\nvatNote: inkl. MwSt.\nnoticeNote: monatlich kündbar\n',
  );
  expect(answer()).toMatchObject({ stdout: 'false\n', stderr: '' });
});
