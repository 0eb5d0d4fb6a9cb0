import { utimesSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { isAbandoned } from '../../scripts/one-at-a-time.mjs';

async function markOf(pid: number | ''): Promise<string> {
  const mark = join(await folderForTest(), 'mark');
  writeFileSync(mark, String(pid));
  return mark;
}

test('a mark is abandoned when its process has died, and not while it or one of somebody else lives', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['-e', '']);
  expect(isAbandoned(await markOf(dead))).toBe(true);
  expect(isAbandoned(await markOf(process.pid))).toBe(false);
  expect(isAbandoned(await markOf(1))).toBe(false);
});

test('a mark from before the machine started is abandoned, whoever has its number now', async () => {
  const mark = await markOf(process.pid);
  const before = new Date(Date.now() - (uptime() + 60) * 1000);
  utimesSync(mark, before, before);
  expect(isAbandoned(mark)).toBe(true);
});

test('a mark without a number is soon abandoned, and one that is gone is not', async () => {
  const mark = await markOf('');
  expect(isAbandoned(mark)).toBe(false);
  utimesSync(mark, new Date(), new Date(Date.now() - 6000));
  expect(isAbandoned(mark)).toBe(true);
  expect(isAbandoned(`${mark}-gone`)).toBe(false);
});
