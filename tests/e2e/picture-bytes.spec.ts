import { expect, test } from '#tests/support/browser-test.ts';
import { LIGHTHOUSE_PHONE } from '#tests/support/chromium.ts';
import { BYTE_BUDGETS } from '#tests/support/page-sizes.ts';

test.use(LIGHTHOUSE_PHONE);

test('a phone fetches at most 110 KB of pictures before somebody scrolls', async ({ page }) => {
  const pictures = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'image') return;
    const { responseBodySize } = await request.sizes();
    pictures.set(new URL(request.url()).pathname, responseBodySize);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const bytes = [...pictures.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes, JSON.stringify([...pictures])).toBeLessThanOrEqual(BYTE_BUDGETS.pictures);
});
