import {
  chromium,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { CHROMIUM, CHROMIUM_FLAGS, prepareChromium } from '#tests/support/chromium.ts';
import type { Member } from './office-suite.ts';

// Only a limit against hanging: a busy machine is no reason to fail.
const PATIENCE_MS = 60_000;

/** What a page comes to show, sooner or later. */
export const expectPage = expect.configure({ timeout: PATIENCE_MS });

/** Types and waits until the form has told the office, which answers a form's first letters with whether it is stale. */
export const typeInto = async (field: Locator, words: string): Promise<void> => {
  const told = field
    .page()
    .waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes('/admin/'),
    );
  await field.fill(words);
  await told;
};

/** A browser for all tests of a file; call it at the top of the file. */
export function browserForSuite(site: () => string) {
  let browser: Browser | undefined;
  beforeAll(async () => {
    await prepareChromium();
    browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] });
  });
  afterAll(() => browser?.close());

  /** Browsers know passkeys for names, not for numbers. */
  const address = (): string => site().replace('127.0.0.1', 'localhost');
  /** Makes a window that of another person. */
  const signIn = (page: Page, { visitor }: Pick<Member, 'visitor'>): Promise<void> =>
    page
      .context()
      .addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: address() })));

  return {
    address,
    signIn,
    /** A window of its own, of somebody who is signed in or of a stranger. */
    open: async (member?: Member, settings: BrowserContextOptions = {}): Promise<Page> => {
      if (browser === undefined) throw new Error('The browser has not started.');
      const context = await browser.newContext({
        baseURL: address(),
        locale: 'de-DE',
        timezoneId: 'Europe/Berlin',
        viewport: { width: 1280, height: 900 },
        ...settings,
      });
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail') await tellWhatIsShown(context);
        await context.close();
      });
      const page = await context.newPage();
      if (member) await signIn(page, member);
      page.setDefaultTimeout(PATIENCE_MS);
      return page;
    },
  };
}

async function tellWhatIsShown(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    console.error(`${page.url()} shows:\n${await page.locator('body').innerText()}`);
  }
}

/** What a browser complains about, and every other host that it asks. */
export function complaintsOf(page: Page, site: string): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(site).origin)
      found.push(url.href);
  });
  return found;
}
