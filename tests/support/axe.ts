import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import {
  EVERY_LOOK,
  SECOND_TIER_ALONE,
  switchTheme,
  THEMES,
  type Theme,
} from '#tests/support/themes.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What a look may leave out or ask for beyond WCAG 2.2 AA and good practice. */
export interface AxeLook {
  /** CSS selectors of what is looked at; the whole page when left out. */
  readonly parts?: readonly string[];
  /** Rules of axe, in place of all. */
  readonly rules?: readonly string[];
}

/**
 * What axe finds against WCAG 2.2 AA and good practice on a page as it is now, one sentence for each
 * element; empty when all is well.
 */
export async function findViolations(page: Page, look: AxeLook = {}): Promise<string[]> {
  // To bring axe into the page costs as much as a look; once is enough for each document.
  const isThere = await page.evaluate(() => 'axe' in window);
  // Otherwise axe opens a further page for every look, which is for frames from elsewhere.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode(true);
  axe.options({
    runOnly: look.rules ? { type: 'rule', values: [...look.rules] } : { type: 'tag', values: TAGS },
    // Nobody reads what is well, and no page has sound that would have to be fetched.
    resultTypes: ['violations'],
    preload: false,
  });
  for (const part of look.parts ?? []) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}: ${String(target)}: ${failureSummary ?? ''}`,
    ),
  );
}

/** Expects that axe finds nothing in any theme and at any width, and that nothing scrolls sideways. */
export async function expectAccessible(page: Page, look: AxeLook = {}): Promise<void> {
  for (const [width, themes] of looksOf(test.info().file)) {
    await page.setViewportSize({ width, height: 800 });
    expect(await scrollsSideways(page), `sideways at ${width} px`).toBe(false);
    for (const theme of themes) await expectAccessibleTheme(page, theme, look);
  }
}

// A laptop at 400 % zoom, a tablet, a laptop; both tiers together see all of it.
function looksOf(spec: string): (readonly [width: number, themes: readonly Theme[]])[] {
  if (SECOND_TIER_ALONE.test(spec)) return [320, 768, 1280].map((width) => [width, THEMES]);
  if (EVERY_LOOK)
    return [
      [320, ['dark', 'night']],
      [768, THEMES],
    ];
  return [
    [320, ['light']],
    [1280, THEMES],
  ];
}

/**
 * Expects that axe finds nothing in any theme, in the window as it is. Themes differ in colours alone
 * (`tokens.css`), so after the first only the rules on colours can find something new.
 */
export async function expectAccessibleThemes(page: Page, look: AxeLook = {}): Promise<void> {
  for (const theme of THEMES) await expectAccessibleTheme(page, theme, look);
}

/** The same for one theme; see there for what is looked at in which. */
export async function expectAccessibleTheme(
  page: Page,
  theme: Theme,
  look: AxeLook = {},
): Promise<void> {
  await switchTheme(page, theme);
  const rules = theme === 'light' ? look.rules : COLOUR_RULES;
  const violations = await findViolations(page, { ...look, ...(rules && { rules }) });
  expect(violations, `${theme}, at ${String(page.viewportSize()?.width)} px`).toEqual([]);
}

/** Whether there is something to the right of the window. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { documentElement: root, body } = document;
    return Math.max(root.scrollWidth, body.scrollWidth) > root.clientWidth;
  });
}
