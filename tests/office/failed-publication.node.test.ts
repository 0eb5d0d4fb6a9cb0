import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { browserForSuite, expectPage } from './browser.ts';
import { officeForSuite, type Member } from './office-suite.ts';
import { published } from './website.ts';

const office = officeForSuite();
const { open } = browserForSuite(office.site);
let anna: Member;

beforeAll(async () => {
  anna = await office.join('owner');
});

const mails = (): string => {
  const outbox = join(office.dataDir(), 'outbox');
  return readdirSync(outbox)
    .map((file) => readFileSync(join(outbox, file), 'utf8').replaceAll(/=\r\n/gu, ''))
    .join('\n');
};

test('a publication that fails says so on the document and by mail, and the next try works and is listed', async () => {
  const { body } = await anna.ask('GET', '/api/blog?limit=1&depth=1');
  const [article] = body['docs'] as { id: number; image: { file: { filename: string } } }[];
  const picture = join(
    office.dataDir(),
    'office/media',
    article?.image.file.filename ?? 'no picture',
  );
  copyFileSync(picture, `${picture}.whole`);
  const bytes = readFileSync(picture);
  // Its size can be read and nothing else, so only the build notices.
  writeFileSync(picture, bytes.subarray(0, Math.floor(bytes.length / 3)));
  const page = await open(anna);
  await page.goto('/admin/globals/closing');
  const headline = page.locator('#field-headline');
  await expectPage(headline).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await headline.fill('Ein neues Ende');
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  expect(await published(anna)).toMatchObject({ state: 'failed' });
  const banner = page.locator('#publishing-banner');
  await expectPage(banner).toContainText('nicht veröffentlicht');
  await expectPage(banner).toContainText('Die Website zeigt weiter die bisherige Fassung.');
  await expect.poll(mails).toContain('owner@example.org');
  await expect.poll(mails).toMatch(/Subject: .*Nicht/u);
  copyFileSync(`${picture}.whole`, picture);
  await page.goto('/admin/veroeffentlichen');
  await banner.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expectPage(banner).toContainText('veröffentlicht am', { timeout: 300_000 });
  await expectPage(page.getByText('Steht gerade auf der Website.')).toBeVisible();
});
