import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { expectNotFound, PAGE_KINDS } from '#tests/support/page-kinds.ts';

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`on the page "${kind}" the eye meets the words in the order in which they are read aloud`, async ({
    page,
    faults,
  }) => {
    expectNotFound(faults, kind);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    expect(await jumpsUpward(page)).toEqual([]);
  });

  test(`without styles the page "${kind}" says the same in the same order`, async ({
    page,
    faults,
  }) => {
    expectNotFound(faults, kind);
    await page.goto(path);
    const styled = await wordsOf(page);
    await page.evaluate(() => {
      for (const sheet of document.styleSheets) sheet.disabled = true;
    });
    await expect(page.locator('body')).toHaveCSS('font-family', /Times/);
    expect(await wordsOf(page)).toEqual(styled);
  });
}

/** In one column, nothing stands wholly above what comes before it in the document; gives what does. */
function jumpsUpward(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const jumps: string[] = [];
    let lowest = { top: -Infinity, words: '' };
    for (const element of main.querySelectorAll('h1, h2, h3, p, li, dt, dd, label, button, a')) {
      const { top, bottom, width, height } = element.getBoundingClientRect();
      // What only screen readers get has a size of one pixel or none.
      if (width <= 1 || height <= 1 || element.closest('[popover], [role=tooltip]')) continue;
      const words = element.textContent.trim().slice(0, 40);
      if (bottom <= lowest.top) jumps.push(`"${words}" stands above "${lowest.words}"`);
      if (top > lowest.top) lowest = { top, words };
    }
    return jumps;
  });
}

/** What a reader of the page is told, one line for each text; folded answers are not read. */
function wordsOf(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    main.innerText
      .split(/[\n\t]/)
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
      .filter((line) => line !== ''),
  );
}
