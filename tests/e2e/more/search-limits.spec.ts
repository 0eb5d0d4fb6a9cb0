import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { readContent } from '#tests/support/site-content.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Suche' });
const choices = (page: Page) => page.getByRole('option');
const results = (page: Page) => page.getByRole('main').getByRole('list').locator('h3 a');

test('without a query popular searches are offered, and so they are when nothing is found', async ({
  page,
}) => {
  const { suggestions } = readContent('search/words.yaml');
  await page.goto('/suche');
  const offers = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(offers).toHaveText([...suggestions]);
  await offers.first().click();
  await expect(results(page).first()).toBeVisible();

  await page.goto('/suche?q=xyzqwert');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Nichts gefunden für „xyzqwert“',
  );
  await expect(offers).toHaveText([...suggestions]);
});

test('every popular search finds something', async ({ page }) => {
  for (const suggestion of readContent('search/words.yaml').suggestions) {
    await page.goto(`/suche?${new URLSearchParams({ q: suggestion }).toString()}`);
    await expect(results(page).first(), suggestion).toBeVisible();
  }
});

test('HTML in a query is text, with script and without', async ({ page, browser, baseURL }) => {
  const html = '<img src=x onerror=alert(1)><b>Schlaf</b>';
  await page.goto(`/suche?${new URLSearchParams({ q: html }).toString()}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(html);
  await expect(page.locator('main img')).toHaveCount(0);
  await field(page).fill(html);
  await expect(page.locator('main b')).toHaveCount(0);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  });
  const plain = await context.newPage();
  await plain.goto(`/suche?${new URLSearchParams({ q: html }).toString()}`);
  await expect(plain.getByRole('searchbox')).toHaveValue(html);
  await expect(plain.locator('main b, main img')).toHaveCount(0);
  await context.close();
});

test('whoever is in need finds people to talk to before anything else, already while typing', async ({
  page,
}) => {
  const { heading } = readContent('tools/help-lines.yaml');
  await page.goto('/suche?q=ich+will+nicht+mehr+leben');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(heading);
  await expect(page.getByRole('link', { name: '112', exact: true })).toBeVisible();
  await expect(page.getByText('Nichts gefunden')).toHaveCount(0);

  await page.goto('/suche');
  await field(page).pressSequentially('umbringen');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(heading);
  await expect(choices(page)).toHaveCount(0);
  // Nothing that only looks alike, such as 'Was bringen sie'.
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText('Nummern von Menschen, die helfen');
  await field(page).fill('Kaffee');
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
});

test('the skip link leaves what was typed and found', async ({ page }) => {
  const { heading } = readContent('tools/help-lines.yaml');
  await page.goto('/suche');
  await field(page).pressSequentially('ich will nicht mehr leben');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(heading);
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).press('Enter');
  await expect(page).toHaveURL('/suche#inhalt');
  await expect(field(page)).toHaveValue('ich will nicht mehr leben');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(heading);
});

test('a query of 10,000 characters is cut, in the address and in the field', async ({ page }) => {
  await page.goto(`/suche?q=${'schlaf+'.repeat(1430)}`);
  expect((await field(page).inputValue()).length).toBeLessThanOrEqual(100);
  await expect(results(page).first()).toBeVisible();
  await field(page).fill('');
  await page.keyboard.insertText('a'.repeat(10_000));
  expect((await field(page).inputValue()).length).toBe(100);
});

test('once the index is there, typing and searching send nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/suche');
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially('Ka');
  await expect(choices(page).first()).toBeVisible();
  expect(asked.filter((url) => url.endsWith('/suche.json'))).toHaveLength(1);
  asked.length = 0;
  await field(page).pressSequentially('ffee am Abend');
  await field(page).press('Enter');
  await expect(page).toHaveTitle(/Kaffee am Abend/);
  await field(page).fill('Grübeln');
  await expect(choices(page).first()).toContainText('Gedanken');
  // The icons, which the header shows already, are the same whatever is looked for.
  expect(asked.filter((url) => !/\/icons\.[^/]+\.svg$/.test(url))).toEqual([]);
});

test('before the field is touched, the index of results is not loaded', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/suche?q=Kaffee', { waitUntil: 'networkidle' });
  await expect(field(page)).toBeVisible();
  expect(asked.filter((url) => url.endsWith('/suche.json'))).toEqual([]);
  await field(page).focus();
  await expect.poll(() => asked.filter((url) => url.endsWith('/suche.json')).length).toBe(1);
});

test('when the index cannot be loaded, the server searches', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await page.route('**/suche.json', (route) => route.abort());
  await page.goto('/suche');
  await expect(field(page)).toBeFocused();
  await field(page).fill('Kaffee');
  await field(page).press('Enter');
  await expect(results(page).first()).toBeVisible();
  await expect(page).toHaveURL('/suche');
});

test('while the index does not come, whoever asks is answered by the server', async ({ page }) => {
  await page.clock.install();
  await page.route('**/suche.json', () => undefined);
  await page.goto('/suche');
  await expect(field(page)).toBeFocused();
  await field(page).fill('Kaffee');
  await field(page).press('Enter');
  await page.clock.fastForward(10_000);
  await expect(results(page).first()).toBeVisible();
  await expect(page).toHaveURL('/suche');
});

test('search engines list the search, but none of its results', async ({ page, request }) => {
  await page.goto('/suche');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  expect(await (await request.get('/sitemap-0.xml')).text()).toContain('/suche<');
  await page.goto('/suche?q=Kaffee');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads to a form that the server answers, with marked words and links to headings', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click();
    const plain = page.getByRole('searchbox', { name: 'Suche' });
    await plain.fill('zu wenig Schlaf');
    await plain.press('Enter');
    await expect(page).toHaveURL('/suche');
    await expect(plain).toHaveValue('zu wenig Schlaf');
    await expect(page).toHaveTitle(/^„zu wenig Schlaf“ – Suche/);
    await expect(page.locator('.search-hit').first()).toContainText('Schlafrestriktion');
    await expect(page.locator('main mark').first()).toBeVisible();
    await results(page).first().click();
    await expect(page.locator(':target')).toBeInViewport();
    await page.goBack();
    await expect(plain).toHaveValue('zu wenig Schlaf');
  });
});
