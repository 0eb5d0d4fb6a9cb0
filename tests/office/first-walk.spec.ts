import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from '#tests/support/server-process.ts';
import { expect, openAccount, test } from './office-test.ts';

test.use({ officeFor: 'walk' });

const LONGEST_BUILD_MS = 400_000;
const PHONE = { width: 375, height: 720 };

const status = (page: Page) => page.locator('.editing-state');
const saved = (page: Page) => expect(status(page)).toContainText('Gespeichert');

async function go(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menü' }).press('Enter');
  await page.getByRole('link', { name, exact: true }).press('Enter');
}

async function openList(page: Page, name: string): Promise<void> {
  await go(page, 'Inhalte');
  await page.locator('summary', { hasText: name }).press('Enter');
}

async function create(page: Page, list: string, title: string): Promise<void> {
  await openList(page, list);
  await page.locator('details[open]').getByLabel('Titel des neuen Eintrags').fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

/** Replaces the example words of a new entry. */
async function writeEverything(page: Page): Promise<void> {
  const empty = page.locator('input, textarea').filter({ hasText: '' });
  for (const field of await empty.all()) {
    const value = await field.inputValue().catch(() => '');
    if (value.includes('Bitte ersetzen')) await field.fill('Ein Satz, der genügt.');
  }
  const text = page.locator('.cm-content');
  await text.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Ein Text, der genügt.');
  await saved(page);
  await expect(page.getByText('Das steht hier: „Bitte ersetzen“')).toHaveCount(0);
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#26357f' } })
    .jpeg()
    .toBuffer();

async function publish(page: Page, message: string): Promise<void> {
  await go(page, 'Veröffentlichen');
  await page.getByLabel(/Was hast du geändert/u).fill(message);
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).press('Enter');
  const done = 'Die Website zeigt die neue Fassung';
  await expect(status(page)).toContainText(done, { timeout: LONGEST_BUILD_MS });
}

test('somebody who has never seen it changes a price, adds a person and an article, and takes them back', async ({
  page,
  office,
}) => {
  test.setTimeout(900_000);
  await openAccount(page, office.firstLink);
  await using stack = new AsyncDisposableStack();
  const settings = { DATA_DIR: office.dataDir, DIST_DIR: 'dist-example' };
  const { site: address } = await startServer((stop) => stack.defer(stop), settings);
  const read = async (path: string) => (await fetch(`${address}${path}`)).text();

  await page.setViewportSize(PHONE);
  await go(page, 'Inhalte');
  await page.getByRole('link', { name: 'Preis', exact: true }).press('Enter');
  await page.getByLabel('Preis im Monat in Euro').fill('79');
  await saved(page);

  await create(page, 'Menschen im Team', 'Mira Probe');
  const { promise: written, resolve: goOn } = Promise.withResolvers<undefined>();
  await page.route('**/api/pictures?*', async (route) => {
    await written;
    await route.continue();
  });
  await page
    .getByLabel('Anderes Bild auswählen')
    .setInputFiles({ name: 'mira.jpg', mimeType: 'image/jpeg', buffer: await picture(1280, 1600) });
  // Typed while the picture is being uploaded; none of it may be lost when the upload ends.
  const description = page.getByLabel('Was auf dem Bild zu sehen ist');
  await description.fill('Mira Probe lächelt');
  await page.getByLabel('Name').first().fill('Mira Probe-Test');
  goOn(undefined);
  await expect(page.locator('.editing-picture img[src$="mira.jpg"]')).toBeVisible();
  await expect(description).toHaveValue('Mira Probe lächelt');
  await writeEverything(page);

  await create(page, 'Artikel', 'Tee am Abend');
  await writeEverything(page);

  await publish(page, 'Preis, Team und Artikel');
  await expect.poll(async () => (await read('/team')).includes('Mira Probe-Test')).toBe(true);
  expect((await read('/preise')).includes('79\u00A0€')).toBe(true);
  expect((await read('/blog/tee-am-abend')).includes('Tee am Abend')).toBe(true);

  await page.getByRole('button', { name: 'Zurücknehmen' }).press('Enter');
  await page.getByRole('button', { name: 'Ja, zurücknehmen' }).press('Enter');
  await expect(page.getByText(/Zurück zur Fassung vom/u)).toBeVisible({
    timeout: LONGEST_BUILD_MS,
  });
  await expect.poll(async () => (await read('/team')).includes('Mira Probe')).toBe(false);
  expect((await read('/preise')).includes('79\u00A0€')).toBe(false);
});
