import type { Page } from '@playwright/test';

/** Somebody's settings of browser and system that no option of Playwright knows. */
export interface Preferences {
  /** Size of the browser's text in pixels; 16 unless somebody changes it. */
  readonly textSize?: number;
  /** Media features by name, such as `prefers-reduced-transparency`. */
  readonly media?: Readonly<Record<string, string>>;
}

/** Applies settings to the page that is open and to those that follow in its tab. */
export async function prefer(page: Page, { textSize, media }: Preferences): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (textSize !== undefined) {
    await session.send('Page.setFontSizes', { fontSizes: { standard: textSize, fixed: textSize } });
  }
  if (media !== undefined) {
    const features = Object.entries(media).map(([name, value]) => ({ name, value }));
    await session.send('Emulation.setEmulatedMedia', { features });
  }
}
