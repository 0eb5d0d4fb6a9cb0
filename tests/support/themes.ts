import type { Page } from '@playwright/test';

export const THEMES = ['light', 'dark', 'night'] as const;
export type Theme = (typeof THEMES)[number];

/** The background of a page in the night theme. */
export const NIGHT_GROUND = 'rgb(11, 7, 5)';

/** Widths of a small and a usual phone, a tablet, a laptop and a large screen, in pixels. */
export const WIDTHS = [320, 375, 768, 1280, 1920] as const;

/**
 * Whether every combination of width and theme is looked at, as the second tier does. The first looks at each of
 * them once, and the second leaves out what the first has seen where that takes long.
 */
export const EVERY_LOOK = process.env['EVERY_LOOK'] === '1';

/** Specs that look for barriers in the second tier alone. */
export const SECOND_TIER_ALONE = /(?:consent|declarations|preferences|reading-order)\.spec/;

/** Makes the next page appear in a theme: by the system, or by the visitor's remembered choice. */
export async function chooseTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: schemeOf(theme) });
  if (theme !== 'night') return;
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'night');
  });
}

/** Changes the theme of the page that is open, as the system and the switch do; nothing is stored. */
export async function switchTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: schemeOf(theme) });
  await page.evaluate((isNight) => {
    const { dataset } = document.documentElement;
    if (isNight) dataset['theme'] = 'night';
    else delete dataset['theme'];
    for (const source of document.querySelectorAll<HTMLSourceElement>('[data-night]'))
      source.media = isNight ? (source.dataset['night'] ?? '') : 'not all';
  }, theme === 'night');
}

const schemeOf = (theme: Theme) => (theme === 'light' ? 'light' : 'dark');
