import { chromium, type Browser, type Page } from '@playwright/test';
import { beforeAll, beforeEach, onTestFinished } from 'vitest';
import { CHROMIUM, CHROMIUM_FLAGS } from '#tests/support/chromium.ts';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';
import { startEditingPages } from './editing-pages-server.ts';

/** Starts the pages for editing for the tests of a file, and gives each test a page of its own. */
export function editingPagesInBrowser() {
  const folder = folderForSuite();
  const handOver = atEndOfSuite();
  let pages: Awaited<ReturnType<typeof startEditingPages>>;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    pages = await startEditingPages(handOver, folder());
    browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] });
    handOver(() => browser.close());
  });
  beforeEach(async () => {
    pages.signIn();
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'de',
    });
    onTestFinished(() => context.close());
    page = await context.newPage();
    complaints = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (said) => {
      if (/Content Security|Refused/u.test(said.text())) complaints.push(said.text());
    });
  });

  return {
    pages: () => pages,
    page: () => page,
    /** What the console reported: errors and policy violations. */
    complaints: () => complaints,
  };
}
