import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';

// Without smooth scrolling the triggers stand still under the pointer; the delays stay as they are.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const trigger = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tooltip = (page: Page, name: 'below' | 'above') => page.locator(`#tooltip-${name}`);
test.beforeEach(async ({ page }) => {
  await page.goto('/katalog');
  await trigger(page, 'Unten').scrollIntoViewIfNeeded();
});

test('L8: a tooltip waits 700 ms under the pointer before it opens', async ({ page }) => {
  await expect(tooltip(page, 'below')).toBeHidden();
  const delays = await delaysOfNextTransitions(page);
  await trigger(page, 'Unten').hover();
  expect(await delays()).toEqual([700]);
  await expect(tooltip(page, 'below')).toBeVisible();
});

test('L8: a neighbour opens at once when the last tooltip was left less than 300 ms ago', async ({
  page,
}) => {
  await trigger(page, 'Unten').hover();
  await expect(tooltip(page, 'below')).toBeVisible();
  const states = statesOnFirstHover(page);
  await trigger(page, 'Oben').hover();
  expect(await states).toEqual({ above: 'visible', below: 'hidden' });
});

test('L8: 300 ms after the pointer left, the next tooltip waits again', async ({ page }) => {
  await trigger(page, 'Unten').hover();
  await expect(tooltip(page, 'below')).toBeVisible();
  const delays = await delaysOfNextTransitions(page);
  await page.mouse.move(0, 0);
  expect(await delays()).toEqual([300]);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
  const states = statesOnFirstHover(page);
  await trigger(page, 'Oben').hover();
  expect(await states).toEqual({ above: 'hidden', below: 'hidden' });
});

test('L8: the keyboard shows a tooltip at once and hides it by leaving', async ({ page }) => {
  await trigger(page, 'Unten').focus();
  await page.keyboard.press('Tab');
  await expect(trigger(page, 'Oben')).toBeFocused();
  await expect(tooltip(page, 'above')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(tooltip(page, 'above')).toBeHidden();
});

test('L8: Escape hides a tooltip without moving the pointer, and it comes back another time', async ({
  page,
}) => {
  await trigger(page, 'Unten').hover();
  await expect(tooltip(page, 'below')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page, 'below')).toBeHidden();
  await page.mouse.move(0, 0);
  await trigger(page, 'Oben').hover();
  await expect(tooltip(page, 'above')).toBeVisible();
});

test('L8: a click hides a tooltip until the pointer comes back', async ({ page }) => {
  await trigger(page, 'Unten').hover();
  await expect(tooltip(page, 'below')).toBeVisible();
  await trigger(page, 'Unten').click();
  await expect(tooltip(page, 'below')).toBeHidden();
  await page.mouse.move(0, 0);
  await trigger(page, 'Unten').hover();
  await expect(tooltip(page, 'below')).toBeVisible();
});

test('L8: the pointer can move onto the words of a tooltip', async ({ page }) => {
  await trigger(page, 'Unten').hover();
  await expect(tooltip(page, 'below')).toBeVisible();
  await tooltip(page, 'below').hover();
  await expect(tooltip(page, 'below')).toBeVisible();
});

test('L8: a tooltip describes its button to screen readers', async ({ page }) => {
  await expect(trigger(page, 'Unten')).toHaveAccessibleDescription('Erscheint nach 700 ms');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('L8: a tooltip opens without script, too', async ({ page }) => {
    await trigger(page, 'Unten').focus();
    await page.keyboard.press('Tab');
    await expect(tooltip(page, 'above')).toBeVisible();
  });
});

/** Delays in milliseconds with which a tooltip begins to turn on or off, once somebody asks for them. */
async function delaysOfNextTransitions(page: Page): Promise<() => Promise<number[]>> {
  const watched = await page.evaluateHandle(() => {
    const control = document.querySelector('#tooltip-below')?.parentElement;
    const delays = new Promise<number[]>((resolve) => {
      control?.addEventListener('transitionrun', ({ target }) => {
        if (target !== control) return;
        const all = control.getAnimations().map(({ effect }) => effect?.getTiming().delay);
        resolve([...new Set(all.map(Number))]);
      });
    });
    return { delays };
  });
  return () => watched.evaluate(({ delays }) => delays);
}

/** How the tooltips stand in the very moment in which the pointer reaches the second trigger. */
function statesOnFirstHover(page: Page): Promise<Record<'above' | 'below', string>> {
  return trigger(page, 'Oben').evaluate(
    (button) =>
      new Promise((resolve) => {
        const visibility = (id: string) => {
          const element = document.getElementById(id);
          return element ? getComputedStyle(element).visibility : 'missing';
        };
        button.addEventListener('pointerenter', () => {
          requestAnimationFrame(() => {
            resolve({ above: visibility('tooltip-above'), below: visibility('tooltip-below') });
          });
        });
      }),
  );
}
