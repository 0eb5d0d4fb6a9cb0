import { beforeAll, expect, test } from 'vitest';
import { browserForSuite, expectPage } from './browser.ts';
import { officeForSuite, type Member } from './office-suite.ts';

const office = officeForSuite();
const { open } = browserForSuite(office.site);
let anna: Member;

beforeAll(async () => {
  anna = await office.join('owner');
});

const deletedArticle = async (title: string): Promise<number> => {
  const made = await anna.ask('POST', '/api/blog?draft=true', { title });
  const { id } = made.body['doc'] as { id: number };
  const gone = { deletedAt: new Date().toISOString() };
  expect((await anna.ask('PATCH', `/api/blog/${String(id)}`, gone)).status).toBe(200);
  return id;
};

test('what lies in the bin is found there, comes back as it was, and goes for good', async () => {
  const id = await deletedArticle('Aus dem Papierkorb');
  const page = await open(anna);
  await page.goto('/admin/collections/blog/trash');
  const entry = page.locator('tbody').getByText('Aus dem Papierkorb');
  await entry.click();
  await page.getByRole('button', { name: 'Wiederherstellen', exact: true }).click();
  await expectPage(page.getByText('Soll „Aus dem Papierkorb“ als Entwurf')).toBeVisible();
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await expectPage(page).toHaveURL(new RegExp(`/admin/collections/blog/${String(id)}$`, 'u'));
  const found = await anna.ask('GET', `/api/blog/${String(id)}?draft=true&depth=0`);
  expect(found.body).toMatchObject({ title: 'Aus dem Papierkorb', _status: 'draft' });
  const { text } = await anna.visitor.ask(`/admin/collections/blog/${String(id)}/versions`);
  const versions = new Set([...text.matchAll(/href="versions\/(\d+)[?"]/gu)].map(([, one]) => one));
  expect(versions.size).toBeGreaterThan(1);
  for (const version of versions)
    expect((await anna.ask('GET', `/api/blog/versions/${String(version)}`)).status).toBe(200);
  const again = { deletedAt: new Date().toISOString() };
  await anna.ask('PATCH', `/api/blog/${String(id)}`, again);
  await page.goto(`/admin/collections/blog/trash/${String(id)}`);
  await page.getByRole('button', { name: 'Dauerhaft löschen' }).click();
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await expectPage(page).toHaveURL(/\/blog\/trash(?:\?|$)/u);
  await expectPage(entry).toHaveCount(0);
});

test('no list offers what the office does for one entry at a time only', async () => {
  await deletedArticle('Bleibt liegen');
  const page = await open(anna);
  for (const list of ['blog', 'blog/trash', 'media']) {
    await page.goto(`/admin/collections/${list}`);
    await expectPage(page.locator('tbody tr').first()).toBeVisible();
    await expectPage(page.getByRole('checkbox')).toHaveCount(0);
    await expectPage(page.getByRole('button', { name: /Papierkorb leeren/u })).toHaveCount(0);
  }
});

test('many at once, and words of one from the bin, are refused', async () => {
  const id = await deletedArticle('Nur zurück');
  const inBin = 'where[and][1][deletedAt][exists]=true';
  const one = `/api/blog?trash=true&where[and][0][id][equals]=${String(id)}&${inBin}`;
  const words = await anna.ask('PATCH', one, { title: 'Fremd', deletedAt: null });
  expect(words.status).toBe(409);
  for (const many of [
    '/api/blog?where[id][exists]=true',
    '/api/blog?trash=true&where[deletedAt][exists]=true',
    `${one}&where[or][0][id][exists]=true`,
  ]) {
    expect((await anna.ask('PATCH', many, { deletedAt: null })).status).toBe(404);
    expect((await anna.ask('DELETE', many)).status).toBe(404);
  }
  const shown = await anna.ask('GET', `/api/blog/${String(id)}?trash=true&depth=0`);
  expect(shown.body['title']).toBe('Nur zurück');
});
