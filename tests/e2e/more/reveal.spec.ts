import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { chooseTheme } from '#tests/support/themes.ts';

test('H9: a section far down drifts in once when it is first seen, and not again', async ({
  page,
}) => {
  await countAnimations(page);
  await page.goto('/');
  const heading = page.locator('#testimonials-heading');
  expect(await animationsIn(page, '#testimonials')).toEqual([]);
  await heading.scrollIntoViewIfNeeded();
  await expect.poll(() => animationsIn(page, '#testimonials')).not.toEqual([]);
  await page.keyboard.press('Control+Home');
  await expect(heading).not.toBeInViewport();
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await nextFrames(page);
  expect(new Set(await animationsIn(page, '#testimonials'))).toEqual(new Set([1]));
});

test('H9: every section below the first window drifts in', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await countAnimations(page);
  await page.goto('/');
  const sections = page.getByRole('main').locator('section[id]');
  for (const section of await sections.all()) {
    const anchor = await section.getAttribute('id');
    await section.getByRole('heading').last().scrollIntoViewIfNeeded();
    if (anchor === 'cta') continue;
    await expect.poll(() => animationsIn(page, `#${anchor ?? ''}`)).not.toEqual([]);
  }
});

test('H9: what the visitor sees first does not move', async ({ page }) => {
  await countAnimations(page);
  await page.goto('/');
  await nextFrames(page);
  expect(await animationsIn(page, 'main section:first-child')).toEqual([]);
});

test('H9: nothing moves for somebody who wants no motion, and nothing is hidden', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectStillness(page);
});

test('H9: nothing moves in the night theme, and nothing is hidden', async ({ page }) => {
  await chooseTheme(page, 'night');
  await expectStillness(page);
});

async function expectStillness(page: Page): Promise<void> {
  await page.goto('/');
  for (const heading of await page.getByRole('main').getByRole('heading', { level: 2 }).all()) {
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport();
    await expect(heading).toHaveCSS('opacity', '1');
  }
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0).length,
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

/** How often each element of a part was animated, without those that never were. */
function animationsIn(page: Page, part: string): Promise<number[]> {
  return page
    .locator(`${part} [data-animations]`)
    .evaluateAll((all) =>
      all.map((element) => Number((element as HTMLElement).dataset['animations'])),
    );
}

function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
