import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { BYTE_BUDGETS } from '#tests/support/page-sizes.ts';

// The size check reads finished files; these pages are made on request, under the same budgets.
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
