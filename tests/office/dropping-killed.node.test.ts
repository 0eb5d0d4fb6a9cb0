import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { MANIFEST_FILE } from '#server/http/build-manifest.ts';
import { endProcess } from '#tests/support/hand-over.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';

// PUBLISHING_QUICK_KILLS=30 for a night.
const KILLS = Number(process.env['PUBLISHING_QUICK_KILLS'] ?? 1);
const OLD_FILES = 3000;

test('a publication that is killed while it drops old builds leaves whole ones, and the next drops the rest', async () => {
  const folder = await folderForTest();
  const builds = join(folder, 'data/site/builds');
  const publish = () => {
    const program = join(import.meta.dirname, 'publish-quickly.ts');
    const child = spawn(process.execPath, [program, folder], { stdio: 'inherit' });
    onTestFinished(() => endProcess(child));
    return { child, ended: once(child, 'exit') };
  };
  const served = () => readFileSync(join(folder, 'data/site/current', MANIFEST_FILE), 'utf8');
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const old = join(builds, `old-${String(kill)}`);
    mkdirSync(old, { recursive: true });
    for (let file = 0; file < OLD_FILES; file += 1)
      writeFileSync(join(old, `${String(file)}.html`), '');
    writeFileSync(join(old, MANIFEST_FILE), '{}');
    const { child, ended } = publish();
    while (existsSync(join(old, MANIFEST_FILE))) await delay(1);
    child.kill('SIGKILL');
    await ended;
    expect(readdirSync(old).length, 'it was killed while it dropped').toBeGreaterThan(0);
    expect(served()).toBe('{}');
    expect((await publish().ended)[0]).toBe(0);
    expect(existsSync(old)).toBe(false);
    expect(served()).toBe('{}');
  }
});
