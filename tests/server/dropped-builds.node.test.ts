import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { MANIFEST_FILE } from '#server/http/build-manifest.ts';
import { buildStore, dropBuilds, isKept } from '#server/publications/build-store.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';

const NOBODY = 65_534;

test('a build whose removal ends in its middle no longer counts as kept', async () => {
  const folder = await folderForTest();
  const store = buildStore(folder);
  const build = join(store.folder, 'old');
  mkdirSync(build, { recursive: true });
  for (const open of [folder, store.folder, build]) chmodSync(open, 0o777);
  writeFileSync(join(build, MANIFEST_FILE), '{}');
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const locked = join(build, name);
    mkdirSync(locked);
    writeFileSync(join(locked, 'page.html'), '');
    chmodSync(locked, 0o555);
    onTestFinished(() => chmodSync(locked, 0o755));
  }
  expect(isKept(store, 'old')).toBe(true);

  expect(() => asNobody(() => dropBuilds(store, new Set()))).toThrow('EACCES');
  expect(isKept(store, 'old')).toBe(false);
});

/** Root may remove whatever is locked. */
function asNobody(work: () => void): void {
  const isRoot = process.geteuid?.() === 0;
  try {
    if (isRoot) process.seteuid?.(NOBODY);
    work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}
