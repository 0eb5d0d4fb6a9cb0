import type { Page } from '@playwright/test';

export const THEMES = ['light', 'dark', 'night'] as const;
export type Theme = (typeof THEMES)[number];

/** Widths of a small and a usual phone, a tablet, a laptop and a large screen, in pixels. */
export const WIDTHS = [320, 375, 768, 1280, 1920] as const;

/** Makes the next page appear in a theme: by the system, or by the visitor's remembered choice. */
export async function chooseTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme === 'light' ? 'light' : 'dark' });
  if (theme !== 'night') return;
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'night');
  });
}
