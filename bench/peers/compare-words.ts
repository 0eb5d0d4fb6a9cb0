import type { Browser } from '@playwright/test';
import { ROUTES } from './pages.ts';

interface Compared {
  readonly name: string;
  readonly site: string;
  readonly hasAllPages: boolean;
}

/**
 * Checks that the pages of all contenders say the same.
 *
 * @throws Error with the first difference.
 */
export async function compareWords(
  browser: Browser,
  [first, ...others]: readonly Compared[],
  routes: readonly string[] = ROUTES,
): Promise<void> {
  if (first === undefined) return;
  for (const route of routes) {
    const expected = await wordsAt(browser, first.site + route);
    for (const { name, site, hasAllPages } of others) {
      if (!hasAllPages && route !== '/') continue;
      const words = await wordsAt(browser, site + route);
      if (words === expected) continue;
      const at = expected.split('').findIndex((letter, index) => words[index] !== letter);
      const part = (text: string): string => text.slice(Math.max(0, at - 40), at + 40);
      throw new Error(
        `${name} does not say on ${route} what ${first.name} says, so they cannot be compared: ` +
          `"${part(words)}" instead of "${part(expected)}".`,
      );
    }
  }
}

/** The words of the main part, without the spaces between them. */
async function wordsAt(browser: Browser, address: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
    return await page.locator('main').evaluate((main) => {
      for (const code of main.querySelectorAll('script, style')) code.remove();
      return main.textContent.replace(/\s+/g, '');
    });
  } finally {
    await page.close();
  }
}
