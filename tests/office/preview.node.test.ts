import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { browserForSuite, complaintsOf, expectPage } from './browser.ts';
import { officeForSuite, type Member } from './office-suite.ts';
import { numberOf, saveDocument } from './website.ts';

const office = officeForSuite();
const { address, open } = browserForSuite(office.site);
let anna: Member;
let article = 0;

beforeAll(async () => {
  anna = await office.join('owner');
  article = await numberOf(anna, 'blog', 'guter-schlaf-fuer-schulkinder');
});

// The development server behind it needs half a minute to start where much else is running.
const STARTS_WITHIN = { timeout: 180_000 };

const frameOf = (page: Page) => page.frameLocator('#live-preview-iframe');
const pageIn = (page: Page) => frameOf(page).frameLocator('iframe');
const isReady = (page: Page) =>
  expectPage(frameOf(page).getByRole('status')).toHaveText('', STARTS_WITHIN);
const title = (page: Page) => page.getByLabel(/^Überschrift des Artikels/u);

/** Opens a document with the preview beside it, whatever its reader left open. */
async function openWithPreview(path: string): Promise<Page> {
  const page = await open(anna);
  await page.goto(path);
  const toggler = page.locator('#live-preview-toggler');
  await toggler.waitFor();
  await page.waitForLoadState('networkidle');
  if (!(await page.locator('#live-preview-iframe').isVisible())) await toggler.click();
  return page;
}

test('what is saved as a draft stands in the preview beside the form, and a click there leads to its field', async () => {
  const page = await openWithPreview(`/admin/collections/blog/${String(article)}`);
  const complaints = complaintsOf(page, address());
  await expectPage(frameOf(page).getByText(/wird vorbereitet/u)).toBeVisible();
  const heading = pageIn(page).getByRole('heading', { level: 1 });
  await expectPage(heading).toContainText('Guter Schlaf', STARTS_WITHIN);
  await title(page).fill('Ein ganz anderer Titel');
  await page.getByRole('button', { name: 'Entwurf speichern' }).click();
  await expectPage(heading).toHaveText('Ein ganz anderer Titel', STARTS_WITHIN);
  await isReady(page);
  const frame = frameOf(page).locator('iframe');
  const widthOfPicture = await frame.evaluate(
    (one) => (one as HTMLIFrameElement).contentDocument?.querySelector('img')?.naturalWidth,
  );
  expect(widthOfPicture).toBeGreaterThan(0);
  await heading.click();
  await expectPage(title(page)).toBeFocused();
  await pageIn(page).getByText('Müde Kinder sehen übrigens').click();
  const text = page.locator('[contenteditable="true"]').first();
  await expectPage(text).toBeFocused();
  // The cursor comes to the words a frame after the focus.
  const atCursor = () => page.evaluate(() => getSelection()?.anchorNode?.textContent);
  await expect.poll(atCursor, { timeout: 10_000 }).toContain('Müde Kinder sehen übrigens');
  await page.keyboard.type('Ach: ');
  await expectPage(text).toContainText('Ach: Müde Kinder sehen übrigens');
  expect(complaints).toEqual([]);
});

test('it is as wide as a phone, a tablet or a computer, never shrunk, and in three themes', async () => {
  const page = await openWithPreview(`/admin/collections/blog/${String(article)}`);
  const inner = frameOf(page).locator('iframe');
  const body = pageIn(page).locator('body');
  await expectPage(body).toContainText('Inhalt', STARTS_WITHIN);
  for (const [device, width] of Object.entries({ Tablet: 820, Computer: 1280, Telefon: 390 })) {
    await frameOf(page).getByLabel(device).check();
    await expectPage.poll(async () => (await inner.boundingBox())?.width).toBe(width);
  }
  const shades = new Set<string>();
  for (const theme of ['Hell', 'Dunkel', 'Nachtansicht']) {
    await frameOf(page).getByLabel(theme).check();
    await isReady(page);
    shades.add(await body.evaluate((element) => getComputedStyle(element).color));
  }
  expect(shades.size).toBe(3);
});

test('with a mistake it says which state it shows and what is to be mended', async () => {
  const broken = await saveDocument(anna, `blog/${String(article)}`, { title: '' }, 'draft');
  expect(broken.status).toBe(200);
  const page = await openWithPreview(`/admin/collections/blog/${String(article)}`);
  await expectPage(frameOf(page).getByRole('status')).toContainText(
    /^\s*Die Vorschau zeigt den Stand vom .* Damit du deinen Entwurf siehst, berichtige zuerst: /u,
  );
});

test('a new document is shown as soon as it was saved for the first time', async () => {
  const { docs } = (await anna.ask('GET', '/api/faq?limit=1&depth=0')).body;
  const [{ answer: rows }] = docs as [{ answer: object[] }];
  const answer = rows.map((row) => ({ ...row, id: undefined }));
  const words = { question: 'Geht das auch nachts?', answer, order: 99, _status: 'draft' };
  const { body } = await anna.ask('POST', '/api/faq?draft=true', words);
  const { id } = body['doc'] as { id: number };
  const page = await openWithPreview(`/admin/collections/faq/${String(id)}`);
  await expectPage(pageIn(page).getByRole('heading', { name: words.question })).toBeVisible(
    STARTS_WITHIN,
  );
});

test('nobody but people who are signed in meets a preview', async () => {
  const stranger = office.stranger();
  for (const path of ['/vorschau', '/vorschau/preise', '/vorschau-rahmen?art=offer'])
    expect((await stranger.ask(path)).to).toBe('/anmelden');
  const { headers } = await anna.visitor.ask('/vorschau/preise');
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'.*sandbox/u);
});
