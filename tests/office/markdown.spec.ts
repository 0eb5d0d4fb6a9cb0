import AxeBuilder from '@axe-core/playwright';
import type { Cookie, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, openAccount, test } from './office-test.ts';

test.use({ officeFor: 'markdown' });

const ARTICLE = '/inhalte/blog/guter-schlaf-fuer-schulkinder';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const saved = (page: Page) => expect(page.getByRole('status').first()).toContainText('Gespeichert');

async function bodyOf(page: Page): Promise<string> {
  const answer = await page.request.get(`/api${ARTICLE.replace('/blog/', '/entries/blog/')}`);
  const told = (await answer.json()) as { body: string };
  return told.body;
}

// All in one worker, because its office prints the link for the first owner only once.
test.describe.configure({ mode: 'default' });

let session: Cookie[];
test.beforeAll(async ({ browser, office }) => {
  const page = await browser.newPage({ baseURL: office.address });
  await openAccount(page, office.firstLink);
  session = await page.context().cookies();
  await page.close();
});
test.beforeEach(({ context }) => context.addCookies(session));

/** Everything that the browser refuses because of the policy. */
async function refusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(globalThis, { found });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      found.push(`${violatedDirective} ${sourceFile}`),
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { found: string[] }).found);
}

test('the editor shows the marks of Markdown, and Tab leaves it', async ({ page }) => {
  const refused = await refusals(page);
  await page.goto(ARTICLE);
  const before = await bodyOf(page);
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\n## Ein Versuch\n\n- Eins\nZwei ');
  await page.getByRole('button', { name: 'Fett' }).click();
  await saved(page);
  expect(await bodyOf(page)).toBe(`${before}\n## Ein Versuch\n\n- Eins\n- Zwei **wichtig**\n`);
  const heading = text(page).getByText('Ein Versuch');
  expect(await heading.evaluate((one) => getComputedStyle(one).fontWeight)).toBe('600');
  await expect(text(page)).toHaveAttribute('spellcheck', 'true');

  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(tooWide, `${width} px`).toBe(false);
  }
  await page.keyboard.press('Tab');
  await expect(text(page)).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text(page)).toBeFocused();
  while ((await text(page).innerText()).includes('Ein Versuch')) {
    await page.keyboard.press('ControlOrMeta+z');
  }
  await expect.poll(() => bodyOf(page)).toBe(before);
  expect(await refused()).toEqual([]);

  await page.goto('/inhalte/faq/kosten');
  await page.getByLabel('Die Frage').waitFor();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(loaded.filter((name) => name.endsWith('/body-field.js'))).toEqual([]);
});

test('a source is found by words of its title and cited where the cursor is', async ({ page }) => {
  await page.goto(ARTICLE);
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('\n\n');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Ein Satz.');
  for (const words of ['guideline INSOMNIA', 'a2']) {
    await page.getByRole('button', { name: 'Quelle einfügen' }).click();
    await page.getByLabel('Nach Titel oder Kürzel suchen').fill(words);
    await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  }
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(' Weiter.');
  await expect
    .poll(async () => (await bodyOf(page)).split('\n')[0])
    .toBe('Ein Satz. [@a1; @a2] Weiter.');
});

test('fast typing loses no character and keeps their order', async ({ page }) => {
  await page.goto(ARTICLE);
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  const quick = Array.from({ length: 120 }, (_, at) => at.toString()).join(' ');
  await page.keyboard.type(`${quick}\n\n`);
  await expect.poll(async () => (await bodyOf(page)).split('\n')[0]).toBe(quick);
});

test('what is typed just before leaving the page is saved', async ({ page }) => {
  await page.goto(ARTICLE);
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Zuletzt noch dies. ');
  await page.getByRole('link', { name: 'Zum Veröffentlichen' }).click();
  await expect(page).toHaveURL('/veroeffentlichen');
  await expect.poll(() => bodyOf(page)).toMatch(/^Zuletzt noch dies\. /u);
  await page.goto(ARTICLE);
  await expect(text(page)).toContainText('Zuletzt noch dies.');
  await expect(page.getByRole('button', { name: 'Übernehmen' })).toHaveCount(0);
});

test('what the check says about a heading leads to its line', async ({ page }) => {
  await page.goto(ARTICLE);
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\n## Was hilft am Abend?\n');
  const hints = page.getByText(/^(?:Ein Hinweis|\d+ Hinweise)$/u);
  await hints.click();
  await text(page).evaluate((one) => one.parentElement?.scrollTo(0, 0));
  await page.getByRole('button', { name: /Text, Zeile \d+: .*Was hilft am Abend/u }).click();
  await expect(text(page)).toBeFocused();
  await expect(page.locator('.editing-line-warning')).toBeInViewport();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' wirklich?');
  await expect(page.locator('.editing-line-warning')).toHaveCount(0);
});

test('a picture dropped into the text is described, taken into the draft and shown by the site', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  const create = { width: 900, height: 600, channels: 3 as const, background: 'navy' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const files = await page.evaluateHandle((base64) => {
    const content = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const dropped = new DataTransfer();
    dropped.items.add(new File([content], 'Nacht im Haus.jpg', { type: 'image/jpeg' }));
    return dropped;
  }, bytes.toString('base64'));
  const { x, y } = (await text(page).boundingBox()) ?? { x: 0, y: 0 };
  await text(page).dispatchEvent('drop', { dataTransfer: files, clientX: x + 40, clientY: y + 24 });
  const dialog = page.getByRole('dialog', { name: 'Bild einfügen' });
  await expect(dialog).toContainText('Nacht im Haus.jpg');
  expect((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations).toEqual([]);
  await dialog.getByLabel('Was ist auf dem Bild zu sehen?').fill('Ein Haus [bei] Nacht');
  await dialog.getByRole('button', { name: 'Hochladen und einfügen' }).click();
  const picture = '![Ein Haus bei Nacht](../pictures/nacht-im-haus.jpg)';
  await expect.poll(() => bodyOf(page)).toContain(`\n\n${picture}\n\n`);
  const shown = page.frameLocator('iframe:not([inert])').getByAltText('Ein Haus bei Nacht');
  await shown.scrollIntoViewIfNeeded({ timeout: 60_000 });
  await expect
    .poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(100);

  await page.getByRole('button', { name: 'Bild einfügen' }).click();
  await dialog.getByLabel('Bild auswählen').setInputFiles({
    ...{ name: 'IMG_1.HEIC', mimeType: 'image/heic' },
    buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'),
  });
  await dialog.getByLabel('Was ist auf dem Bild zu sehen?').fill('Ein Haus');
  await dialog.getByRole('button', { name: 'Hochladen und einfügen' }).click();
  await expect(dialog.getByRole('status')).toContainText('HEIC');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(dialog).toHaveCount(0);
});
