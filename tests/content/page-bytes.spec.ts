import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { BYTE_BUDGETS, measureSizes } from '#tests/support/page-sizes.ts';

test('no finished page, inline script or font weighs more than it may', () => {
  const measures = measureSizes('dist-example');
  expect(measures.filter(({ what }) => what === 'page').length).toBeGreaterThan(20);
  expect(measures.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
});

// These pages are made on request, under the same budgets.
for (const path of [
  '/kuendigung',
  '/widerruf',
  '/suche',
  '/suche?q=Schlaf',
  '/newsletter/bestaetigen',
  '/newsletter/abmelden',
]) {
  test(`${path} is light, with little script in it and none to wait for`, async ({ page }) => {
    const answer = await page.goto(path);
    const html = (await answer?.body()) ?? Buffer.alloc(0);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(BYTE_BUDGETS.page);
    const inline = await page
      .locator('script:not([src], [type*=json], [type=speculationrules])')
      .evaluateAll((scripts) => scripts.map((script) => script.textContent).join(''));
    expect(inline).not.toBe('');
    expect(Buffer.byteLength(inline)).toBeLessThanOrEqual(BYTE_BUDGETS.inlineScript);
    await expect(page.locator('script[src], link[rel=modulepreload]')).toHaveCount(0);
  });
}

test('the search itself is at most 12 KB of script beside React, and its index stays small', () => {
  const script = readFileSync('dist-example/client/islands/search.js');
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(12_000);
  const index = readFileSync('dist-example/client/suche.json');
  expect(brotliCompressSync(index).length).toBeLessThanOrEqual(130_000);
});

test('the diary is at most 45 KB of script beside React, without the encryption that few ask for', () => {
  const loaded = loadedWith('dist-example/client/islands/diary.js');
  expect(loaded.length).toBeGreaterThan(3);
  const own = loaded.filter((path) => !basename(path).startsWith('client.'));
  expect(own.length).toBe(loaded.length - 1);
  const bytes = own.map((path) => brotliCompressSync(readFileSync(path)).length);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45_000);
});

/** A file of script and all that comes with it at once. */
function loadedWith(file: string): string[] {
  const loaded = new Set([file]);
  for (const path of loaded) {
    const imports = readFileSync(path, 'utf8').matchAll(/(?:from|import)["'](\.[^"']*\.js)["']/g);
    for (const [, name = ''] of imports) loaded.add(join(dirname(path), name));
  }
  return [...loaded];
}
