import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';

const shownStep = (page: Page) => page.locator('.step:visible');
const thought = (page: Page) => page.getByRole('textbox', { name: 'Dein Gedanke' });

test('an exercise ends after twenty minutes, also when nobody ends it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/wach/gedanken#schritt-3');
  await page.waitForFunction(() => !document.querySelector('[data-island*=awake]'));
  const guide = page.getByRole('switch', { name: 'Atemhilfe' });
  await guide.check();
  await page.clock.fastForward('19:30');
  await expect(guide).toBeChecked();
  await page.clock.fastForward('01:00');
  await expect(guide).not.toBeChecked();
  await expect(shownStep(page).getByRole('status')).toHaveText('');
});

test('a second tap parks a thought only once, and blanks are no thought', async ({ page }) => {
  await page.addInitScript(() => {
    const puts: unknown[] = [];
    Object.assign(window, { puts });
    const put = Reflect.get(IDBObjectStore.prototype, 'put');
    IDBObjectStore.prototype.put = function (...args) {
      puts.push(args);
      return put.apply(this, args);
    };
  });
  await page.goto('/wach/gedanken#schritt-2');
  const park = page.getByRole('button', { name: 'Parken' });
  await thought(page).fill('   ');
  await park.click();
  await expect(thought(page)).toHaveValue('');
  await expect(thought(page)).toBeFocused();
  await thought(page).fill('Donnerstag');
  await park.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(shownStep(page).getByRole('status')).toHaveText(/^Geparkt\./);
  expect(await page.evaluate(() => (window as unknown as { puts: unknown[] }).puts)).toHaveLength(
    1,
  );
});
