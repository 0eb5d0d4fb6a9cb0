import type { Route } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { browserForSuite, expectPage } from './browser.ts';
import { officeForSuite, type Member } from './office-suite.ts';

const office = officeForSuite();
const { open } = browserForSuite(office.site);
let anna: Member;
let ben: Member;

beforeAll(async () => {
  anna = await office.join('owner');
  ben = await office.join('editor', 'Ben');
});

const one = async (kind: string, field: string, value: string) => {
  const { body } = await anna.ask(
    'GET',
    `/api/${kind}?limit=1&depth=0&draft=true&where[${field}][equals]=${encodeURIComponent(value)}`,
  );
  return (body['docs'] as Readonly<Record<string, unknown>>[])[0] ?? {};
};

test('a new article gets its address from the title, with umlauts, and another one with the same title another', async () => {
  const make = async () => {
    const made = await ben.ask('POST', '/api/blog?draft=true', { title: 'Müde Füße, süße Träume' });
    return made.body['doc'] as Readonly<Record<string, unknown>>;
  };
  const [first, second, third] = [await make(), await make(), await make()];
  expect([first['slug'], second['slug'], third['slug']]).toEqual([
    'muede-fuesse-suesse-traeume',
    'muede-fuesse-suesse-traeume-2',
    'muede-fuesse-suesse-traeume-3',
  ]);
  const typed = { title: 'Anders', slug: 'muede-fuesse-suesse-traeume-2' };
  const taken = await ben.ask('POST', '/api/blog?draft=true', typed);
  expect(taken.body['doc']).toMatchObject({ slug: 'muede-fuesse-suesse-traeume-2-2' });
  // Nothing but the worked-out reading time is filled in.
  expect(first).toMatchObject({ readTime: '1 Min', date: null, author: null, reviewedOn: null });
});

test('a copy has an address of its own, and none of those that lead to its original', async () => {
  const formerAddresses = [{ value: 'frueher' }];
  const words = { title: 'Zum Kopieren', formerAddresses };
  const made = await ben.ask('POST', '/api/blog?draft=true', words);
  const { id } = made.body['doc'] as { id: number };
  const sent = { _status: 'draft' };
  const copy = await ben.ask('POST', `/api/blog/${String(id)}/duplicate?depth=0`, sent);
  expect(copy.body['doc']).toMatchObject({ slug: 'zum-kopieren-2', formerAddresses: [] });
});

test('a source gets its sign by itself and keeps it', async () => {
  const source = { authors: 'Härtel D, et al.', year: 2024, title: 'A study' };
  const made = await ben.ask('POST', '/api/sources?draft=true', source);
  const { id, basedOn } = made.body['doc'] as { id: string; basedOn: string };
  expect(id).toBe('haertel-2024');
  const change = { basedOn, year: 2025, id: 'other' };
  const saved = await ben.ask('PATCH', `/api/sources/${id}?draft=true`, change);
  expect(saved.body['doc']).toMatchObject({ id, year: 2025 });
});

test('signs that nobody sees are left out, and thousands of brackets, a blank title and a long one are kept as a draft', async () => {
  const titles = ['Schlaf\u0000\u0007\u202E gut', '['.repeat(5000), ' ', 'x'.repeat(300)];
  for (const title of titles) {
    const made = await ben.ask('POST', '/api/faq?draft=true', { question: title });
    expect(made.status).toBe(201);
    const { question, id, basedOn } = made.body['doc'] as Readonly<Record<string, unknown>>;
    expect(question).toBe(title.replace('\u0000\u0007\u202E', '').trim());
    const sent = { basedOn, _status: 'published' };
    const published = await ben.ask('PATCH', `/api/faq/${String(id)}`, sent);
    expect(published.status).toBe(400);
  }
});

test('an editor moves to the bin what nothing names, and is told what names the rest', async () => {
  const remove = async (kind: string, { id }: Readonly<Record<string, unknown>>) =>
    ben.ask('PATCH', `/api/${kind}/${String(id)}`, { deletedAt: new Date().toISOString() });
  const source = await one('sources', 'id', 'a4');
  const person = await one('team', 'slug', 'anna-muster');
  for (const [kind, document] of [
    ['sources', source],
    ['team', person],
  ] as const) {
    const refused = await remove(kind, document);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toMatch(/wird noch gebraucht.*Nimm es zuerst aus „/u);
  }
  expect(
    (await remove('testimonials', await one('testimonials', 'slug', 'beispiel-a'))).status,
  ).toBe(200);
  const forGood = await ben.ask(
    'DELETE',
    `/api/faq/${String((await one('faq', 'slug', 'app'))['id'])}`,
  );
  expect(forGood.status).toBe(403);
});

test('a document says before it is deleted what needs it, with links', async () => {
  const { id } = await one('team', 'slug', 'anna-muster');
  const page = await open(ben);
  await page.goto(`/admin/collections/team/${String(id)}`);
  await expectPage(page.getByText('Wird gebraucht von:')).toBeVisible();
  const uses = page.getByRole('link', { name: /\(Artikel\)/u });
  await expectPage(uses.first()).toHaveAttribute('href', /^\/admin\/collections\/blog\/\d+$/u);
});

test('a row that was removed from a list comes back with its words', async () => {
  const page = await open(anna);
  await page.goto('/admin/globals/process');
  const rows = page.locator('.row-words');
  await expectPage(rows).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  const words = await rows.allInnerTexts();
  await page.locator('.array-field__row .array-actions__button').first().click();
  await page.locator('.array-actions__remove:visible').first().click();
  await expectPage(rows).toHaveText(words.slice(1));
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expectPage(rows).toHaveText(words);
});

test('a price with a comma is that price, and words are refused with a sentence and stay', async () => {
  const page = await open(anna);
  await page.goto('/admin/globals/offer');
  const price = page.getByLabel(/^Preis im Monat/u);
  const save = page.getByRole('button', { name: 'Entwurf speichern' });
  await expectPage(price).toBeEnabled();
  await price.fill('79,90');
  await save.click();
  await expectPage(save).toBeDisabled();
  await expectPage(price).toHaveValue('79,90');
  const stored = async () =>
    (await anna.ask('GET', '/api/globals/offer?draft=true&depth=0')).body['monthlyPriceEuro'];
  await expectPage.poll(stored).toBe(79.9);
  await price.fill('neunzig');
  await expectPage(page.getByText('Das ist keine Zahl.')).toBeVisible();
  await save.click();
  await expectPage(
    page.getByText('Nicht gespeichert. Sieh noch einmal nach bei „Preis im Monat in Euro“.'),
  ).toBeVisible();
  await expectPage(price).toHaveValue('neunzig');
});

test('what stays visible of a picture is marked in it while the point is moved', async () => {
  const person = await one('team', 'slug', 'anna-muster');
  const page = await open(ben);
  await page.goto(`/admin/collections/team/${String(person['id'])}`);
  await page.getByRole('slider', { name: 'Von links nach rechts' }).fill('80');
  await page.getByRole('slider', { name: 'Von oben nach unten' }).fill('10');
  const picture = page.locator('.focus-picture img');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const seen = await picture.boundingBox();
  const mark = await page.locator('.focus-picture span').boundingBox();
  if (seen === null || mark === null) throw new Error('No picture, or no mark in it.');
  expect((mark.x + mark.width / 2 - seen.x) / seen.width).toBeCloseTo(0.8);
  expect((mark.y + mark.height / 2 - seen.y) / seen.height).toBeCloseTo(0.1);
});

test('a day is typed as it is written here, and one that does not exist is refused with a sentence and stays', async () => {
  // An article of its own, because words that are not saved keep it locked.
  const slug = 'die-richtige-hilfe-bei-schlafstorungen';
  const article = await one('blog', 'slug', slug);
  const page = await open(anna);
  await page.goto(`/admin/collections/blog/${String(article['id'])}`);
  const day = page.getByLabel(/^Tag der letzten Überarbeitung/u);
  const save = page.getByRole('button', { name: 'Entwurf speichern' });
  await expectPage(day).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await day.fill('28.2.2027');
  await expectPage(page.locator('.react-datepicker__day--selected')).toHaveAccessibleName(
    /28\. Februar 2027/u,
  );
  await save.click();
  const stored = async () => (await one('blog', 'slug', slug))['updatedOn'];
  await expectPage.poll(stored).toMatch(/^2027-02-28/u);
  await day.fill('31.02.2026');
  await expectPage(page.getByText('Diesen Tag gibt es nicht.')).toBeVisible();
  await page.keyboard.press('Tab');
  await save.click();
  await expectPage(
    page.getByText('Sieh noch einmal nach bei „Tag der letzten Überarbeitung'),
  ).toBeVisible();
  await expectPage(day).toHaveValue('31.02.2026');
  expect(await stored()).toMatch(/^2027-02-28/u);
});

test('what was typed in a lost window is offered with a comparison, and gone after saving', async () => {
  const article = await one('blog', 'slug', 'guter-schlaf-fuer-schulkinder');
  const address = `/admin/collections/blog/${String(article['id'])}`;
  const lost = await open(ben);
  await lost.goto(address);
  const excerpt = (page: typeof lost) => page.getByLabel(/^Zwei Sätze, die sagen/u);
  await expectPage(excerpt(lost)).toBeEnabled();
  await lost.waitForLoadState('networkidle');
  await excerpt(lost).fill('Kinder schlafen gern.');
  const kept = (page: typeof lost) => page.evaluate(() => JSON.stringify(localStorage));
  await expectPage.poll(() => kept(lost)).toContain('Kinder schlafen gern.');
  const page = await lost.context().newPage();
  await lost.close();
  await page.goto(address);
  await expectPage(page.getByText('Dein Browser hat noch Änderungen')).toBeVisible();
  await expectPage(excerpt(page)).not.toHaveValue('Kinder schlafen gern.');
  await page.getByRole('button', { name: 'Vergleichen' }).click();
  await expectPage(page.getByText('Im Browser: Kinder schlafen gern.')).toBeVisible();
  await page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expectPage(excerpt(page)).toHaveValue('Kinder schlafen gern.');
  await page.getByRole('button', { name: 'Entwurf speichern' }).click();
  const stored = async () =>
    (await one('blog', 'slug', 'guter-schlaf-fuer-schulkinder'))['excerpt'];
  await expectPage.poll(stored).toBe('Kinder schlafen gern.');
  await expectPage.poll(() => kept(page)).not.toContain('Kinder schlafen gern.');
});

test('what is typed in one window is told to another one of the same person, until it is saved', async () => {
  const { id } = await one('faq', 'slug', 'alter');
  const first = await open(ben);
  const address = `/admin/collections/faq/${String(id)}`;
  await first.goto(address);
  const second = await first.context().newPage();
  await second.goto(address);
  const notice = second.getByText('Dein Browser hat noch Änderungen');
  await expectPage(second.locator('#field-question')).toBeVisible();
  await second.waitForLoadState('networkidle');
  await expectPage(notice).toBeHidden();
  await first.locator('#field-question').fill('Ab welchem Alter eigentlich?');
  await expectPage(notice).toBeVisible();
  await first.getByRole('button', { name: 'Entwurf speichern' }).click();
  await expectPage(notice).toBeHidden();
});

const openQuestion = async () => {
  const { id } = await one('faq', 'slug', 'kosten');
  const page = await open(ben);
  await page.goto(`/admin/collections/faq/${String(id)}`);
  const question = page.locator('#field-question');
  await expectPage(question).toBeEnabled();
  await page.waitForLoadState('networkidle');
  return { id, page, question };
};

test('words that could not be published can still be saved as a draft', async () => {
  const { page, question } = await openQuestion();
  await question.fill('Viel zu lang '.repeat(30));
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expectPage(page.getByText('Sieh noch einmal nach bei')).toBeVisible();
  await page.getByRole('button', { name: 'Entwurf speichern' }).click();
  const stored = async () => (await one('faq', 'slug', 'kosten'))['question'];
  await expectPage.poll(stored).toBe('Viel zu lang '.repeat(30));
});

const UNREACHABLE: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['reaches nobody', (route) => route.abort()],
  [
    'meets a proxy without the office',
    (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  ],
];

test.each(UNREACHABLE)('a save that %s says so in German, and the words stay', async (_, end) => {
  const { id, page, question } = await openQuestion();
  await page.route(`**/api/faq/${String(id)}*`, (route) =>
    route.request().method() === 'PATCH' ? end(route) : route.continue(),
  );
  await question.fill('Kommt das an?');
  await page.getByRole('button', { name: 'Entwurf speichern' }).click();
  await expectPage(page.getByText('Das Büro antwortet gerade nicht.')).toBeVisible();
  await expectPage(question).toHaveValue('Kommt das an?');
});

test('two drafts of published people never wish for the same address', async () => {
  const { body } = await ben.ask('GET', '/api/team?limit=2&depth=0');
  const wished: unknown[] = [];
  for (const { id, basedOn } of body['docs'] as { id: number; basedOn: string }[]) {
    const change = { basedOn, slug: 'derselbe-wunsch' };
    const saved = await ben.ask('PATCH', `/api/team/${String(id)}?draft=true`, change);
    wished.push((saved.body['doc'] as { slug: string }).slug);
  }
  expect(wished).toEqual(['derselbe-wunsch', 'derselbe-wunsch-2']);
});
