import type { Page } from '@playwright/test';
import { findViolations, scrollsSideways } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { consentOn } from '#tests/support/consent.ts';
import { expectNotFound, PAGE_KINDS } from '#tests/support/page-kinds.ts';
import { prefer } from '#tests/support/preferences.ts';
import { walk } from '#tests/support/tab-walk.ts';

// The spacing that WCAG 1.4.12 lets a reader set.
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`the page "${kind}" stands still for somebody who wants no motion`, async ({
    page,
    faults,
  }) => {
    expectNotFound(faults, kind);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await movingParts(page)).toEqual([]);
  });

  test(`the page "${kind}" loses no words with text of twice the size, nor with wide spacing`, async ({
    page,
    faults,
  }) => {
    expectNotFound(faults, kind);
    await page.goto(path);
    await prefer(page, { textSize: 32 });
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await lostWords(page), `twice the size at ${width} px`).toEqual([]);
      expect(await scrollsSideways(page), `twice the size at ${width} px`).toBe(false);
    }
    await prefer(page, { textSize: 16 });
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, SPACING);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await lostWords(page), `wide spacing at ${width} px`).toEqual([]);
      expect(await scrollsSideways(page), `wide spacing at ${width} px`).toBe(false);
    }
  });

  test(`the page "${kind}" keeps its edges, its contrast and the focus in forced colours`, async ({
    page,
    faults,
  }) => {
    expectNotFound(faults, kind);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await controlsWithoutEdge(page)).toEqual([]);
    expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([]);
    const stops = await walk(page, 'Tab');
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(({ hasOutline }) => !hasOutline)).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the page "${kind}" has a contrast of 7 to 1 for somebody who wants more, in the ${colorScheme} theme`, async ({
      page,
      faults,
    }) => {
      expectNotFound(faults, kind);
      await page.emulateMedia({ contrast: 'more', colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      expect(await findViolations(page, { rules: ['color-contrast-enhanced'] })).toEqual([]);
    });
  }

  test(`nothing shines through on the page "${kind}" for somebody who wants no transparency`, async ({
    page,
    faults,
  }) => {
    expectNotFound(faults, kind);
    await prefer(page, { media: { 'prefers-reduced-transparency': 'reduce' } });
    await page.goto(path);
    expect(await translucentParts(page)).toEqual([]);
  });
}

test.describe('first visit', () => {
  test.use({ visitor: 'first' });

  test('switches of the settings tell on from off in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto('/');
    const { settings, analyticsSwitch } = consentOn(page);
    await settings.click();
    await expect(analyticsSwitch).not.toBeChecked();
    const off = await analyticsSwitch.screenshot();
    await analyticsSwitch.check();
    expect((await analyticsSwitch.screenshot()).equals(off)).toBe(false);
  });
});

function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = [...document.querySelectorAll('*')].filter((element) => {
      const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element);
      const lasts = `${animationDuration}, ${transitionDuration}`
        .split(', ')
        .some((time) => Number.parseFloat(time) > 0);
      return lasts || scrollBehavior !== 'auto';
    });
    return moving.map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
}

/** Texts that reach out of a box that cuts off. */
function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0 || text.nodeValue?.trim() === '') continue;
      if (text.parentElement?.closest('.sr-only, [role=tooltip], script')) continue;
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { overflow } = getComputedStyle(box);
        if (overflow === 'visible' || box === document.documentElement) continue;
        const edge = box.getBoundingClientRect();
        // What only screen readers get is cut off on purpose.
        if (edge.width <= 1) break;
        const scrolls = /auto|scroll/.test(overflow);
        const isOut =
          left < edge.left - 1 ||
          right > edge.right + 1 ||
          top < edge.top - 1 ||
          bottom > edge.bottom + 1;
        if (isOut && !scrolls) lost.push((text.nodeValue ?? '').trim().slice(0, 60));
      }
    }
    return lost;
  });
}

/** Buttons and fields whose shape would vanish where the system chooses the colours. */
function controlsWithoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('.button, input:not([type=hidden]), textarea')];
    const flat = controls.filter((control) => {
      const { borderTopStyle, borderTopWidth, appearance } = getComputedStyle(control);
      const isShown = control.checkVisibility({ visibilityProperty: true });
      // A control that the browser draws is drawn in the colours of the system.
      const isOurs = appearance === 'none' || control.classList.contains('button');
      const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      return isShown && isOurs && !hasEdge;
    });
    return flat.map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

/** Parts that stand still over what scrolls and let it shine through. */
function translucentParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('body *')].filter((part) => {
      const { position, backgroundColor, backdropFilter, opacity } = getComputedStyle(part);
      if (!part.checkVisibility()) return false;
      if (backdropFilter !== 'none') return true;
      const isOver = position === 'fixed' || position === 'sticky';
      const isVeil = /rgba\(.*, 0?\.\d+\)/.test(backgroundColor) || opacity !== '1';
      return isOver && isVeil;
    });
    return parts.map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}
