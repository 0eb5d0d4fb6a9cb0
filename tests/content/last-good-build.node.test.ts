import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copiedProject } from './copied-project.ts';

/** What a script answers with the functions that build the site, and what it says. */
const run = (root: string, work: string) =>
  spawnSync(
    process.execPath,
    ['-e', `import('./scripts/build-site.ts').then(async (m) => ${work})`],
    { cwd: root, encoding: 'utf8' },
  );
const ask = (root: string) => run(root, 'console.log(await m.mustServeLastGood())');

function builtBefore(root: string): string {
  mkdirSync(join(root, 'dist'));
  const stamp = join(root, 'dist/.build-stamp');
  writeFileSync(stamp, 'of the content before');
  return stamp;
}

const breakOffer = (root: string): void => {
  writeFileSync(join(root, 'content/site/offer.yaml'), 'monthlyPriceEuro: viel\n');
};

test('a start with a broken content file keeps the last good build and says so loudly', () => {
  const root = copiedProject();
  breakOffer(root);
  utimesSync(builtBefore(root), new Date(), new Date('2026-03-01T08:05:00Z'));
  const { stdout, stderr } = ask(root);
  expect(stdout.trim()).toBe('true');
  expect(stderr).toContain('content/site/offer.yaml, Zeile 1, Feld „monthlyPriceEuro“:');
  expect(stderr).toContain('ACHTUNG: Die Website zeigt eine alte Fassung.');
  expect(stderr).toContain(
    'Sie wurde gebaut am 1. März 2026, 09:05 Uhr; deine Änderungen seitdem fehlen darin.',
  );
});

test('a build that mistakes have stopped leaves the last good one to be served', () => {
  const root = copiedProject();
  breakOffer(root);
  builtBefore(root);
  expect(run(root, 'm.buildSite({ always: true })').stderr).toContain(
    'Die Website wurde nicht gebaut',
  );
  expect(ask(root).stdout.trim()).toBe('true');
});

test('a check that breaks down is not taken for mistakes in the content', () => {
  const root = copiedProject();
  builtBefore(root);
  writeFileSync(join(root, 'content-check/check-content.ts'), "throw new Error('broken');");
  expect(ask(root).stdout.trim()).toBe('false');
});

test('the commands about the content work in a folder with a blank and an umlaut', () => {
  const copied = copiedProject();
  const root = `${copied} für später`;
  renameSync(copied, root);
  onTestFinished(() => {
    renameSync(root, copied);
  });
  const said = (file: string, ...words: string[]) => {
    const args = [`content-check/${file}.ts`, ...words];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    return stdout + stderr;
  };
  expect(said('run-content-check')).toContain('Die Inhalte sind in Ordnung');
  expect(said('release-check')).toContain('content/site/claims.yaml, Zeile');
  expect(said('launch-check')).toContain('content/site/claims.yaml, Zeile');
  expect(said('run-new', 'frage', 'Wie spät?')).toContain('content/faq/wie-spaet.yaml');
});

test('without an earlier build, or with content in order, the site is built as usual', () => {
  const root = copiedProject();
  breakOffer(root);
  expect(ask(root)).toMatchObject({ stdout: 'false\n', stderr: '' });
  builtBefore(root);
  writeFileSync(
    join(root, 'content/site/offer.yaml'),
    'monthlyPriceEuro: 69\nvatNote: inkl. MwSt.\nnoticeNote: monatlich kündbar\n',
  );
  expect(ask(root)).toMatchObject({ stdout: 'false\n', stderr: '' });
});
