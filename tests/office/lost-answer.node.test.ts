import type { Page, Route } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { browserForSuite, expectPage } from './browser.ts';
import { officeForSuite, type Member } from './office-suite.ts';

const office = officeForSuite();
const { open } = browserForSuite(office.site);
let ben: Member;

beforeAll(async () => {
  await office.join('owner');
  ben = await office.join('editor', 'Ben');
});

const save = (page: Page) => page.getByRole('button', { name: 'Entwurf speichern' }).click();
const question = (page: Page) => page.locator('#field-question');
const failure = (page: Page) => page.getByText('Das Büro antwortet gerade nicht.');

const openForm = async (address: string): Promise<Page> => {
  const page = await open(ben);
  await page.goto(address);
  await expectPage(question(page)).toBeEnabled();
  await page.waitForLoadState('networkidle');
  return page;
};

/** The office does what it is asked, and its answer to the first such request is lost. */
const loseAnswer = async (page: Page, path: RegExp, method: string): Promise<void> => {
  let isLost = false;
  await page.route(path, async (route: Route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
  });
};

const questionsLike = async (words: string): Promise<string[]> => {
  const found = await ben.ask(
    'GET',
    `/api/faq?draft=true&depth=0&where[question][like]=${encodeURIComponent(words)}`,
  );
  return (found.body['docs'] as { question: string }[]).map((one) => one.question);
};

const firstQuestion = async (): Promise<number> => {
  const { body } = await ben.ask('GET', '/api/faq?limit=1&depth=0');
  return (body['docs'] as { id: number }[])[0]?.id ?? 0;
};

test('a new document whose answer was lost is saved again as the same one, with what was typed since', async () => {
  const page = await openForm('/admin/collections/faq/create');
  await loseAnswer(page, /\/api\/faq\?/u, 'POST');
  await question(page).fill('Einmal gefragt?');
  await save(page);
  await expectPage(failure(page)).toBeVisible();
  expect(await questionsLike('gefragt?')).toEqual(['Einmal gefragt?']);
  await question(page).fill('Noch einmal gefragt?');
  await save(page);
  await expectPage(page).toHaveURL(/\/faq\/\d+/u);
  expect(await questionsLike('gefragt?')).toEqual(['Noch einmal gefragt?']);
  const { body } = await ben.ask('GET', page.url().replace('/admin/collections/', '/api/'));
  expect(body['slug']).toBe('einmal-gefragt');
});

test('a change whose answer was lost can be saved again by the same window, and by no other', async () => {
  const address = `/admin/collections/faq/${String(await firstQuestion())}`;
  const [page, other] = [await openForm(address), await openForm(address)];
  await loseAnswer(page, /\/api\/faq\/\d+\?/u, 'PATCH');
  await question(page).fill('Geht das verloren?');
  await save(page);
  await expectPage(failure(page)).toBeVisible();
  await question(page).fill('Das geht nicht verloren?');
  await save(page);
  await expectPage.poll(() => questionsLike('verloren?')).toEqual(['Das geht nicht verloren?']);
  await question(other).fill('Aus dem anderen Fenster, verloren?');
  const refused = other.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await save(other);
  expect((await refused).status()).toBe(409);
  expect(await questionsLike('verloren?')).toEqual(['Das geht nicht verloren?']);
});

test('a version that could not be restored says so, and can be restored again', async () => {
  const id = String(await firstQuestion());
  const found = await ben.ask(
    'GET',
    `/api/faq/versions?where[parent][equals]=${id}&sort=createdAt`,
  );
  const [version] = found.body['docs'] as { id: number; version: { question: string } }[];
  const page = await open(ben);
  await page.goto(`/admin/collections/faq/${id}/versions/${String(version?.id)}`);
  await page.waitForLoadState('networkidle');
  await page.route(/\/api\/faq\/versions\//u, (route) => route.abort(), { times: 1 });
  const restore = async () => {
    await page.getByRole('button', { name: 'Diese Version wiederherstellen' }).click();
    await page.getByRole('button', { name: 'Bestätigen' }).click();
  };
  await restore();
  await expectPage(page.getByText('Beim Wiederherstellen der Version')).toBeVisible();
  await restore();
  await expectPage(question(page)).toHaveValue(version?.version.question ?? '');
});
