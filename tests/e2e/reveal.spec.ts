import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { chooseTheme } from '#tests/support/themes.ts';

const DRIFTING = '[data-drift]';

test('H9: a section far down drifts in once when it is first seen, and not again', async ({
  page,
}) => {
  await countAnimations(page);
  await page.goto('/');
  const card = page.locator('#testimonials').getByRole('listitem').first();
  await expect(card).toHaveCSS('opacity', '1');
  expect(await animationsOf(page, '#testimonials li')).toBe(0);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => animationsOf(page, '#testimonials li:first-child')).toBe(1);
  await expect(card).toHaveCSS('opacity', '1');
  await page.keyboard.press('Control+Home');
  await expect(card).not.toBeInViewport();
  await card.scrollIntoViewIfNeeded();
  await expect(card).toBeInViewport({ ratio: 1 });
  await nextFrames(page);
  expect(await animationsOf(page, '#testimonials li:first-child')).toBe(1);
});

test('H9: what the visitor sees first does not move', async ({ page }) => {
  await countAnimations(page);
  await page.goto('/');
  await nextFrames(page);
  expect(await animationsOf(page, 'main section:first-child *')).toBe(0);
});

test('H9: nothing moves for somebody who wants no motion, and nothing is hidden', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectStillness(page);
});

test('H9: nothing moves in the night theme, and nothing is hidden', async ({ page }) => {
  await chooseTheme(page, 'night');
  await expectStillness(page);
});

async function expectStillness(page: Page): Promise<void> {
  await page.goto('/');
  const elements = page.locator(DRIFTING);
  for (const element of await elements.all()) {
    await element.scrollIntoViewIfNeeded();
    await expect(element).toHaveCSS('opacity', '1');
  }
  const moving = await page.evaluate(() =>
    document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0).length,
  );
  expect(moving).toBe(0);
}

async function countAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      target.dataset['animations'] = String(Number(target.dataset['animations'] ?? 0) + 1);
    });
  });
}

function animationsOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((all) =>
    all.reduce((sum, element) => sum + Number((element as HTMLElement).dataset['animations'] ?? 0), 0),
  );
}

function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
