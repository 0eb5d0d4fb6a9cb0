import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/promises.md', ROOT), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| (?!promise|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('every promise names tests that exist, and where it ends', () => {
  expect(rows.length).toBeGreaterThan(10);
  for (const [, promise = '', tested = '', limit = ''] of rows) {
    const files = [...tested.matchAll(/`([^`]+\.ts)`/g)].map(([, file = '']) => file);
    expect(files, promise).not.toEqual([]);
    expect(files.filter((file) => !existsSync(new URL(file, ROOT)))).toEqual([]);
    expect(limit, promise).toMatch(/\.$/);
  }
});
