import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { expectNotFound, CHECKED_KINDS } from '#tests/support/page-kinds.ts';

for (const [kind, path] of Object.entries(CHECKED_KINDS)) {
  test(`on the page "${kind}" the eye meets the words in the order in which they are read aloud`, async ({
    page,
    faults,
  }) => {
    expectNotFound(faults, kind);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    expect(await jumpsUpward(page)).toEqual([]);
  });

  test(`without styles the page "${kind}" begins with the way to the content and ends with the footer`, async ({
    page,
    faults,
  }) => {
    expectNotFound(faults, kind);
    await page.goto(path);
    const headings = await page.getByRole('main').getByRole('heading').allTextContents();
    await page.evaluate(() => {
      for (const sheet of document.styleSheets) sheet.disabled = true;
      // What only styles unfold on a wide page is a click away without them.
      for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
    });
    const tops = [];
    for (const part of [
      page.getByRole('link', { name: 'Zum Inhalt springen' }),
      page.getByRole('banner'),
      page.getByRole('main'),
      page.getByRole('contentinfo'),
    ]) {
      tops.push((await part.boundingBox())?.y ?? Number.NaN);
    }
    expect(tops).toEqual(tops.toSorted((first, second) => first - second));
    // What styles hide, such as the next steps of an exercise, may stand among them.
    const unstyled = await page.getByRole('main').getByRole('heading').allTextContents();
    expect(unstyled.filter((heading) => headings.includes(heading))).toEqual(headings);
    expect(await jumpsUpward(page)).toEqual([]);
    // Charts may be wide, icons not.
    const widths = await page
      .locator('svg[aria-hidden]:visible')
      .evaluateAll((all) => all.map((drawing) => drawing.getBoundingClientRect().width));
    expect(Math.max(...widths)).toBeLessThanOrEqual(100);
  });
}

/** In one column, nothing stands wholly above what comes before it in the document; gives what does. */
function jumpsUpward(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const jumps: string[] = [];
    let lowest = { top: -Infinity, words: '' };
    for (const element of main.querySelectorAll('h1, h2, h3, p, li, dl > div, label, button, a')) {
      const { top, bottom, right, width, height } = element.getBoundingClientRect();
      // What only screen readers get has a size of one pixel or none.
      if (width <= 1 || height <= 1 || !element.checkVisibility()) continue;
      // Beside the window, in a row to swipe.
      if (right > innerWidth) continue;
      if (element.closest('[popover], [role=tooltip], dl p')) continue;
      const words = element.textContent.trim().slice(0, 40);
      if (bottom <= lowest.top) jumps.push(`"${words}" stands above "${lowest.words}"`);
      if (top > lowest.top) lowest = { top, words };
    }
    return jumps;
  });
}
