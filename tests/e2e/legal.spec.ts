import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { WIDTHS } from '#tests/support/themes.ts';

const PAGES = [
  { path: '/impressum', title: 'Impressum' },
  { path: '/datenschutz', title: 'Datenschutzerklärung' },
  { path: '/agb', title: 'AGB & Nutzungsbedingungen' },
  { path: '/barrierefreiheit', title: 'Barrierefreiheit' },
];

for (const { path, title } of PAGES) {
  test(`${path} shows its title, its date and every section of its table of contents`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(/^Stand \d\d\.\d\d\.\d{4}$/)).toBeVisible();
    const named = await contents(page).getByRole('link').allInnerTexts();
    expect(named.length).toBeGreaterThanOrEqual(5);
    expect(named).toEqual(await page.locator('main h2').allInnerTexts());
  });

  test(`${path} can be read without script, and every entry of the folded contents leads to its section`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 375, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(`${baseURL ?? ''}${path}`);
    const header = await page.getByRole('banner').boundingBox();
    const headerEnd = (header?.y ?? 0) + (header?.height ?? 0);
    const entries = contents(page).getByRole('link');
    await expect(entries).toHaveCount(0);
    await contents(page).getByText('Inhalt', { exact: true }).and(page.locator('summary')).click();
    for (const [index, heading] of (await page.locator('main h2').all()).entries()) {
      await entries.nth(index).click();
      // The whole heading lies in the window, and not under the header.
      await expect
        .poll(async () => {
          const box = await heading.boundingBox();
          return box !== null && box.y >= headerEnd && box.y + box.height <= 800;
        })
        .toBe(true);
      await expect(page).toHaveURL(new RegExp(`#${(await heading.getAttribute('id')) ?? ''}$`));
    }
    await context.close();
  });

  test(`${path} does not scroll sideways, open or folded`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page
        .locator('nav details')
        .evaluate((details: HTMLDetailsElement) => (details.open = true));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test(`${path} on paper begins with its title and contents, and leaves out what cannot be clicked`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeHidden();
    await expect(contents(page).getByRole('link').last()).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
  });
}

test('on a wide screen the contents stay beside the text and can be used with the keyboard', async ({
  page,
}) => {
  await page.goto('/agb');
  await page.getByRole('heading', { name: /Änderungen von Preisen/ }).scrollIntoViewIfNeeded();
  const entry = contents(page).getByRole('link', { name: /Laufzeit und Kündigung/ });
  await expect(entry).toBeInViewport();
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Laufzeit und Kündigung/ })).toBeInViewport();
});

test('a clause has an address of its own', async ({ page }) => {
  await page.goto('/agb#paragraf-9-absatz-2');
  await expect(
    page.getByText('jederzeit ohne Angabe von Gründen zum Ende des laufenden Monats'),
  ).toBeInViewport();
});

test('a reference inside the terms leads to the clause it names', async ({ page }) => {
  await page.goto('/agb');
  await page.getByRole('link', { name: '§ 7 Abs. 3' }).click();
  await expect(page).toHaveURL('/agb#paragraf-7-absatz-3');
  await expect(page.locator(':target')).toContainText('Schlägt eine Zahlung fehl');
});

test('notes for the operator’s lawyer do not reach visitors', async ({ request }) => {
  for (const { path } of PAGES) {
    const html = await (await request.get(path)).text();
    expect(html).not.toContain('Anwaltlich');
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).not.toMatch(
      /\{[a-z-]+\}|<!--/,
    );
  }
});

function contents(page: Page) {
  return page.getByRole('navigation', { name: 'Inhalt' });
}

test('headings over answers of one line are hardly larger than what they head', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const sizes = async (path: string) => {
    await page.goto(path);
    const size = (selector: string) =>
      page
        .locator(`main ${selector}`)
        .first()
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    return { heading: await size('h2[id]'), text: await size('h2[id] ~ p') };
  };
  const imprint = await sizes('/impressum');
  expect(imprint.heading / imprint.text).toBeLessThan(1.1);
  const terms = await sizes('/agb');
  expect(terms.heading / terms.text).toBeGreaterThan(1.4);
});
