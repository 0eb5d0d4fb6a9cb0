import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from '#tests/support/browser-test.ts';
import { readContent } from '#tests/support/site-content.ts';
import { chooseTheme, THEMES } from '#tests/support/themes.ts';

const { appStore, externalArticle } = readContent('site/links.yaml');
const redirects = [
  { row: 'R12', path: '/app', destination: appStore },
  {
    row: 'R8',
    path: '/blog/cozy-heaven-lyocell-bettwasche-eine-klare-empfehlung',
    destination: appStore,
  },
  { row: 'R9', path: '/blog/baby-kleinkinder-schlaf', destination: externalArticle },
];
const foreign = ({ url }: { url: string }) => new RegExp(`^foreign: ${RegExp.escape(url)}`);

for (const { row, path, destination } of redirects) {
  test(`${row}: ${path} sends the browser on`, async ({ page, faults }) => {
    faults.allow(foreign(destination));
    await answerElsewhere(page, destination.url);
    await page.goto(path);
    await page.waitForURL(destination.url);
    await expect(page.getByText('Angekommen')).toBeVisible();
  });

  test(`${row}: whoever comes back to ${path} stays and finds the way by link`, async ({
    page,
    faults,
  }) => {
    faults.allow(foreign(destination));
    await answerElsewhere(page, destination.url);
    await page.goto(path);
    await page.waitForURL(destination.url);
    await page.goBack();
    await expect(
      page.getByRole('main').getByRole('link', { name: destination.label }),
    ).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.getByRole('main').getByRole('link', { name: destination.label }).click();
    await page.waitForURL(destination.url);
  });

  test(`${row}: ${path} is kept out of search engines`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex"/);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`${row}: ${path} sends the browser on`, async ({ page, faults }) => {
      faults.allow(foreign(destination));
      await answerElsewhere(page, destination.url);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForURL(destination.url);
      await expect(page.getByText('Angekommen')).toBeVisible();
    });
  });
}

test('R12: the page says what happens, in the words of the specification', async ({
  page,
  faults,
}) => {
  faults.allow(foreign(appStore));
  await stayHere(page, appStore.url);
  await page.goto('/app');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weiterleitung zur App...');
  const words = 'Sie werden automatisch zum App Store weitergeleitet.';
  await expect(page.getByText(words, { exact: true })).toBeVisible();
});

test("R9: when the redirect fails, the link 'hier' leads to the article", async ({
  page,
  faults,
}) => {
  faults.allow(foreign(externalArticle));
  await stayHere(page, externalArticle.url);
  await page.goto('/blog/baby-kleinkinder-schlaf');
  const fallback = page.getByRole('link', { name: 'hier', exact: true });
  await expect(fallback).toHaveAttribute('href', externalArticle.url);
  await expect(page.getByText(new URL(externalArticle.url).host)).toBeVisible();
});

for (const theme of THEMES) {
  for (const { path } of redirects.filter(({ destination }) => destination === appStore)) {
    test(`a camera reads the code on ${path} in the ${theme} theme`, async ({ page, faults }) => {
      faults.allow(foreign(appStore));
      await chooseTheme(page, theme);
      await stayHere(page, appStore.url);
      await page.goto(path);
      const code = page.getByRole('img', { name: /^QR-Code/ });
      await code.scrollIntoViewIfNeeded();
      expect(await readCode(await code.screenshot())).toBe(appStore.url);
    });
  }
}

test('on a phone there is no code to scan with that phone', async ({ page, faults }) => {
  faults.allow(foreign(appStore));
  await page.setViewportSize({ width: 375, height: 700 });
  await stayHere(page, appStore.url);
  await page.goto('/app');
  await expect(page.getByRole('link', { name: appStore.label })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR-Code/ })).toBeHidden();
});

/** Another website that answers. */
async function answerElsewhere(page: Page, url: string): Promise<void> {
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Ziel</title><p>Angekommen' }),
  );
}

/** The browser asks, and stays where it is (status 204, RFC 9110). */
async function stayHere(page: Page, url: string): Promise<void> {
  await page.route(url, (route) => route.fulfill({ status: 204 }));
}

async function readCode(png: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
