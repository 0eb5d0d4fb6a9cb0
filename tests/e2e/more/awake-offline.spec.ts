import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '#tests/support/browser-test.ts';
import { removeFolder } from '#tests/support/data-folder.ts';
import { startServer } from '#tests/support/server-process.ts';
import { readContent } from '#tests/support/site-content.ts';

const { doors } = readContent('tools/awake.yaml');
const PAGES = ['/wach', '/wach/gedanken', '/wach/wachliegen', '/wach/anspannung'];

test('after one visit every door opens without a network, and no other page is served', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/wach');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/wach/anspannung#schritt-2');
  await expect(page.locator('.step')).toHaveCount(doors.tension.steps.length);
  await expect(page.getByRole('switch', { name: 'Takt' })).toBeVisible();
  await expect(page.goto('/')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('with a network the newest page is shown, not the one that was kept', async ({ page }) => {
  await page.goto('/wach');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().route('**/wach', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<h1[^>]*>[^<]*/, '<h1>Neuer Stand');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/wach');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neuer Stand');
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
    ...{ DIST_DIR: 'dist-example', DATA_DIR: dataDir, ADMIN_PORT: '0', LOG_LEVEL: 'error' },
  });
  const visitor = await browser.newPage();
  stack.defer(() => visitor.close());
  await visitor.goto(`${server.site}/wach`);
  await visitor.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await server.stop();
  await visitor.reload();
  await visitor.getByRole('link', { name: doors.thoughts.label }).click();
  await expect(visitor.locator('#schritt-1')).toBeVisible();
});
