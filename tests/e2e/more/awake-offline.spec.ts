import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { removeFolder } from '#tests/support/data-folder.ts';
import { diaryFile, diaryOn, FORTNIGHT } from '#tests/support/diary.ts';
import { startServer } from '#tests/support/server-process.ts';
import { readContent } from '#tests/support/site-content.ts';

const { doors } = readContent('tools/awake.yaml');
const PAGES = ['/wach', '/wach/gedanken', '/wach/wachliegen', '/wach/anspannung'];
// As somebody may have kept or typed them.
const ODD = ['/wach/', '/wach?x=1', '/wach/gedanken/'];

/** Uses an exercise, and waits until the page says that it is kept. */
async function useTool(page: Page, site = ''): Promise<void> {
  await page.goto(`${site}/wach/gedanken`);
  await page.waitForFunction(() => !document.querySelector('[data-island*=awake]'));
  await page.getByRole('link', { name: 'Weiter' }).first().click();
  await expect(page.getByText('liegen jetzt auch auf deinem Gerät')).toBeVisible();
}

const countOfWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('who only looks keeps nothing; who uses a door keeps every door and the diary without a network', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/wach');
  await page.waitForFunction(() => !document.querySelector('[data-island*=awake]'));
  expect(await countOfWorkers(page)).toBe(0);
  await useTool(page);
  await context.setOffline(true);
  for (const address of [...PAGES, ...ODD, '/schlaftagebuch']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/wach/anspannung#schritt-2');
  await expect(page.locator('.step')).toHaveCount(doors.tension.steps.length);
  await expect(page.getByRole('switch', { name: 'Takt' })).toBeVisible();
  await expect(page.goto('/')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('with a network the newest page is shown, not the one that was kept', async ({ page }) => {
  await useTool(page);
  await page.context().route('**/wach', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<h1[^>]*>[^<]*/, '<h1>Neuer Stand');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/wach');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neuer Stand');
});

test('where the server fails or is silent the kept page is shown', async ({ page }) => {
  await useTool(page);
  await page.context().route('**/wach', (route) => route.fulfill({ status: 502, body: 'Bad' }));
  await page.goto('/wach');
  await expect(page.getByRole('link', { name: doors.thoughts.label })).toBeVisible();
  await page.context().route('**/wach/wachliegen', () => undefined);
  await page.goto('/wach/wachliegen', { timeout: 15_000 });
  await expect(page.locator('#schritt-1')).toBeVisible();
});

test('deleting everything in the diary takes the kept pages away', async ({ page }) => {
  await useTool(page);
  await page.goto('/schlaftagebuch');
  const kept = page.getByText(
    'Dieses Tagebuch und „Jetzt wach?“ liegen jetzt auch auf deinem Gerät',
  );
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: 'Alles löschen' }).click();
  await page.getByRole('button', { name: 'Ja, endgültig löschen' }).click();
  await expect(page.getByText('Alles gelöscht.')).toBeVisible();
  await expect(kept).toBeHidden();
  expect(await countOfWorkers(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('deleting everything in the diary does not wait for a silent network', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.withResolvers<never>().promise;
  });
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile(FORTNIGHT));
  await page.getByRole('button', { name: 'Alles löschen' }).click();
  await page.getByRole('button', { name: 'Ja, endgültig löschen' }).click();
  await expect(page.getByText('Alles gelöscht.')).toBeVisible();
});

test('its script weighs at most 10 KB', async ({ page }) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto('/wach/gedanken');
  await page.waitForFunction(() => !document.querySelector('[data-island*=awake]'));
  const sizes = await Promise.all(bodies.map(async (body) => (await body).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000);
});

test('after the server is gone every door still opens', async ({ browser }) => {
  await using stack = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'awake-'));
  stack.defer(() => removeFolder(dataDir));
  const server = await startServer((stop) => stack.defer(stop), {
    DIST_DIR: 'dist-example',
    DATA_DIR: dataDir,
    ADMIN_PORT: '0',
    LOG_LEVEL: 'error',
  });
  const visitor = await browser.newPage();
  stack.defer(() => visitor.close());
  await useTool(visitor, server.site);
  await visitor.goto(`${server.site}/wach`);
  await server.stop();
  await visitor.reload();
  await visitor.getByRole('link', { name: doors.thoughts.label }).click();
  await expect(visitor.locator('#schritt-1')).toBeVisible();
});
