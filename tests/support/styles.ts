import type { Page } from '@playwright/test';

/** Adds rules to the page that is open, in a way that its security policy does not forbid to tools. */
export function addStyles(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}
