import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleTheme,
  expectAccessibleThemes,
  scrollsSideways,
} from '#tests/support/axe.ts';
import { expect, test, type Faults } from '#tests/support/browser-test.ts';
import { requestedLink } from '#tests/support/newsletter-pages.ts';
import {
  listedAddresses,
  renderedAddresses,
  siteAddresses,
} from '#tests/support/site-addresses.ts';
import { badlySetWords, lostWords } from '#tests/support/page-parts.ts';
import { EVERY_LOOK, switchTheme, THEMES, WIDTHS, type Theme } from '#tests/support/themes.ts';
import { NOBODYS_TOKEN, PAGE_KINDS } from '#tests/support/page-kinds.ts';
import { readContent } from '#tests/support/site-content.ts';

const { appStore, externalArticle } = readContent('site/links.yaml');

/** Pages that send the browser on; here it stays and looks. */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/app': appStore.url,
  '/blog/cozy-heaven-lyocell-bettwasche-eine-klare-empfehlung': appStore.url,
  '/blog/baby-kleinkinder-schlaf': externalArticle.url,
};

/** Pages that no sitemap lists, and what the console says of them. */
const UNLISTED: Readonly<Record<string, RegExp | undefined>> = {
  '/gibt-es-nicht': /404/,
  '/blog?bis=2': undefined,
  '/suche?q=Schlafhygiene': undefined,
  '/suche?q=xyzqwert': undefined,
  '/newsletter/bestaetigen': /400/,
  [`/newsletter/bestaetigen?token=${NOBODYS_TOKEN}`]: /410/,
  '/newsletter/abmelden': /400/,
  [`/newsletter/abmelden?token=${NOBODYS_TOKEN}`]: undefined,
  '/katalog/fehler': /500/,
};

/** Forms that are sent without script and come back with what is wrong: see the spec of each. */
const POSTED = ['/newsletter/anmelden'];

const addresses = [...siteAddresses(), ...Object.keys(UNLISTED)];

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const address of addresses) {
  test(`${address} is accessible`, async ({ page, faults }) => {
    const fault = UNLISTED[address];
    if (fault) faults.allow(fault);
    await stayHere(page, faults, REDIRECTS[address]);
    await page.goto(address);
    const isKind = Object.values(PAGE_KINDS).includes(address);
    if (isKind) await expectPageAccessible(page);
    else await expectWordsAccessible(page);
    await expectWellSet(page, EVERY_LOOK && isKind ? THEMES : ['light']);
  });
}

test('the page behind the link in the mail is accessible in every theme and at every width', async ({
  page,
}) => {
  await page.goto(await requestedLink(page));
  await expect(page.getByRole('main').getByRole('button')).toBeVisible();
  await expectPageAccessible(page);
});

test('every page of the sitemap and every kind of page that is rendered on demand is looked at', () => {
  expect(listedAddresses().length).toBeGreaterThan(20);
  expect(listedAddresses().filter((address) => !addresses.includes(address))).toEqual([]);
  const paths = [...addresses, ...POSTED].map((address) => address.replace(/\?.*/, ''));
  const missing = renderedAddresses().filter((kind) => !paths.some((path) => kind.test(path)));
  expect(missing).toEqual([]);
});

/**
 * Nothing is cut off, lies on something else, is parted without a hyphen or scrolls sideways, with everything
 * unfolded. Themes differ in colours alone; one page of each kind is enough to see that they do.
 */
async function expectWellSet(page: Page, themes: readonly Theme[]): Promise<void> {
  for (const width of EVERY_LOOK ? WIDTHS : [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const theme of themes) {
      await switchTheme(page, theme);
      const where = `${theme}, at ${String(width)} px`;
      expect(await badlySetWords(page), where).toEqual([]);
      expect(await lostWords(page), where).toEqual([]);
      expect(await scrollsSideways(page), where).toBe(false);
    }
  }
}

/** For pages that differ from others in their words alone: the first tier looks at them narrow, the second wide. */
async function expectWordsAccessible(page: Page): Promise<void> {
  await unfold(page);
  if (EVERY_LOOK) {
    await expectAccessibleThemes(page);
    return;
  }
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await scrollsSideways(page)).toBe(false);
  await expectAccessibleTheme(page, 'light');
}

/** Looks at what is folded, and then in every theme and at every width at everything. */
async function expectPageAccessible(page: Page): Promise<void> {
  const folded = page.locator('details:not([open])');
  if ((await folded.count()) > 0)
    await (EVERY_LOOK ? expectAccessibleThemes(page) : expectAccessibleTheme(page, 'light'));
  await unfold(page);
  await expectAccessible(page);
}

async function unfold(page: Page): Promise<void> {
  await page.locator('details:not([open])').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) {
      // Of those with one name only one can be open.
      details.removeAttribute('name');
      details.open = true;
    }
  });
}

/** Another website asked for is a fault that was announced, and brings nowhere (status 204, RFC 9110). */
async function stayHere(page: Page, faults: Faults, destination = ''): Promise<void> {
  if (destination === '') return;
  faults.allow(new RegExp(`^foreign: ${RegExp.escape(destination)}`));
  await page.route(destination, (route) => route.fulfill({ status: 204 }));
}
