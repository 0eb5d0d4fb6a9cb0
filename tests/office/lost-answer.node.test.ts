import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { browserForSuite, expectPage, typeInto } from './browser.ts';
import { officeForSuite, type Member } from './office-suite.ts';

const office = officeForSuite();
const { open, signIn } = browserForSuite(office.site);
let anna: Member;
let ben: Member;
let cem: Member;

beforeAll(async () => {
  anna = await office.join('owner');
  cem = await office.join('support', 'Cem');
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

test('a new document whose answer was lost is the same one, also after its page was loaded anew', async () => {
  const page = await openForm('/admin/collections/faq/create');
  await loseAnswer(page, /\/api\/faq\?/u, 'POST');
  await question(page).fill('Neu geladen?');
  await save(page);
  await expectPage(failure(page)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expectPage(question(page)).toHaveValue('Neu geladen?');
  await save(page);
  await expectPage(page).toHaveURL(/\/faq\/\d+/u);
  expect(await questionsLike('Neu geladen?')).toEqual(['Neu geladen?']);
});

test('what hangs says so after some seconds, can be tried again after minutes, and is done once', async () => {
  const page = await openForm('/admin/collections/faq/create');
  let asked = 0;
  await page.route(/\/api\/faq\?/u, async (route) => {
    if (route.request().method() === 'POST' && (asked += 1) === 1) await route.fetch();
    else await route.fallback();
  });
  await question(page).fill('Wie lange noch?');
  await page.clock.install();
  await save(page);
  await expectPage.poll(() => questionsLike('lange noch?')).toEqual(['Wie lange noch?']);
  const waiting = page.getByText('Das Büro hat noch nicht geantwortet.');
  expect(await waiting.count()).toBe(0);
  await page.clock.fastForward('00:09');
  await expectPage(waiting).toBeVisible();
  await page.clock.fastForward('05:00');
  await expectPage(failure(page)).toBeVisible();
  await expectPage(waiting).toBeHidden();
  await expectPage(question(page)).toHaveValue('Wie lange noch?');
  await save(page);
  await expectPage(page).toHaveURL(/\/faq\/\d+/u);
  expect(await questionsLike('lange noch?')).toEqual(['Wie lange noch?']);
});

test('a change whose answer was lost can be saved again by the same window, and by no other', async () => {
  const address = `/admin/collections/faq/${String(await firstQuestion())}`;
  const [page, other] = [await openForm(address), await openForm(address)];
  // Who begins to type before the others save is told only when saving, by no dialog before it.
  await typeInto(question(other), 'Aus dem anderen Fenster, verloren?');
  await loseAnswer(page, /\/api\/faq\/\d+\?/u, 'PATCH');
  await question(page).fill('Geht das verloren?');
  await save(page);
  await expectPage(failure(page)).toBeVisible();
  await question(page).fill('Das geht nicht verloren?');
  await save(page);
  await expectPage.poll(() => questionsLike('verloren?')).toEqual(['Das geht nicht verloren?']);
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
  await expectPage(page.getByText('Das Büro hat nicht bestätigt')).toBeVisible();
  await restore();
  await expectPage(question(page)).toHaveValue(version?.version.question ?? '');
});

test('a picture whose answer was lost is taken once', async () => {
  const page = await open(ben);
  await page.goto('/admin/collections/media/create');
  await page.waitForLoadState('networkidle');
  const background = '#246';
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background } });
  const file = { name: 'nacht.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('#field-alt').fill('Eine Nacht, einmal');
  await loseAnswer(page, /\/api\/media\?/u, 'POST');
  const keep = () => page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await keep();
  await expectPage(failure(page)).toBeVisible();
  await keep();
  await expectPage(page).toHaveURL(/\/media\/\d+/u);
  const { body } = await ben.ask('GET', '/api/media?where[alt][equals]=Eine%20Nacht,%20einmal');
  expect(body['totalDocs']).toBe(1);
});

test('a deletion whose answer was lost is done at the second try, and nothing is said to be missing', async () => {
  const question = { question: 'Weg damit?', order: 99, answer: [{ value: 'Ja.' }] };
  const { body } = await ben.ask('POST', '/api/faq?draft=true', { ...question, _status: 'draft' });
  const { id } = body['doc'] as { id: number };
  const page = await openForm(`/admin/collections/faq/${String(id)}`);
  await loseAnswer(page, /\/api\/faq\/\d+/u, 'PATCH');
  const remove = async () => {
    await page.locator('.doc-controls__popup button').first().click();
    await page.getByRole('button', { name: 'Löschen', exact: true }).click();
    await page.getByRole('button', { name: 'Bestätigen', exact: true }).click();
  };
  await remove();
  await expectPage(failure(page)).toBeVisible();
  await remove();
  await expectPage(page.getByText(/in den Papierkorb/u)).toBeVisible();
  await expectPage(page).toHaveURL(/\/collections\/faq(?:\?|$)/u);
});

test('a save whose new state did not come can be followed by the next', async () => {
  const page = await openForm(`/admin/collections/faq/${String(await firstQuestion())}`);
  await question(page).fill('Und der Stand?');
  await page.route(/\/admin\/collections\/faq\/\d+/u, async (route) => {
    if (route.request().method() === 'POST') return route.abort();
    return route.fallback();
  });
  const isLost = page
    .waitForResponse((one) => one.request().method() === 'PATCH')
    .then(() => page.waitForEvent('requestfailed'));
  await save(page);
  await isLost;
  await page.unrouteAll();
  await question(page).fill('Und dann der Stand?');
  const answer = page.waitForResponse((one) => one.request().method() === 'PATCH');
  await save(page);
  expect((await answer).status()).toBe(200);
  expect(await questionsLike('der Stand?')).toEqual(['Und dann der Stand?']);
});

test('a note that met a broken network is still there for who wrote it, and is written once', async () => {
  const reference = 'K-AAAA-0001';
  await office.sql(
    `insert into declarations (id, reference, type, received_at, content, content_hash)
     values (gen_random_uuid(), $1, 'cancellation', now(), $2, $1)`,
    [reference, JSON.stringify({ name: 'Erika', email: 'erika@example.org', reason: 'Grund' })],
  );
  const page = await open(anna);
  const note = page.getByLabel('Neue Notiz');
  const openPage = async () => {
    await page.goto(`/admin/erklaerungen/${reference}`);
    await page.waitForLoadState('networkidle');
  };
  await openPage();
  await page.route('**/notiz', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await note.fill('Ruft morgen\nnoch einmal an');
  await note.blur();
  await page.getByRole('button', { name: 'Notiz speichern' }).click();
  await expectPage(page.getByText('Bad Gateway')).toBeVisible();
  await openPage();
  await expectPage(note).toHaveValue('Ruft morgen\nnoch einmal an');
  await signIn(page, cem);
  await openPage();
  await expectPage(note).toHaveValue('');
  await signIn(page, anna);
  await openPage();
  await expectPage(note).toHaveValue('Ruft morgen\nnoch einmal an');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Notiz speichern' }).click();
  await expectPage(page.getByText('Ruft morgen')).toHaveCount(1);
  await expectPage(note).toHaveValue('');
  await openPage();
  await expectPage(note).toHaveValue('');
});

test('as long as the office does not answer its pages say so', async () => {
  const page = await openForm(`/admin/collections/faq/${String(await firstQuestion())}`);
  const banner = page.locator('#publishing-banner');
  await page.route('**/api/**', (route) => route.abort());
  await expectPage(banner).toContainText('Das Büro antwortet gerade nicht.');
  await page.unroute('**/api/**');
  await expectPage(banner).not.toContainText('Das Büro antwortet gerade nicht.');
});
