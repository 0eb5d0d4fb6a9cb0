import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { browserForSuite, expectPage } from './browser.ts';
import { officeForSuite, type Member } from './office-suite.ts';
import { numberOf, saveDocument } from './website.ts';

const office = officeForSuite();
const { open } = browserForSuite(office.site);
let anna: Member;

beforeAll(async () => {
  anna = await office.join('owner');
});

const paste = (page: Page, html: string, plain: string) =>
  page
    .locator('[data-lexical-editor]')
    .first()
    .evaluate(
      (element, given) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', given.html);
        clipboardData.setData('text/plain', given.plain);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      { html, plain },
    );

const newArticle = async (): Promise<Page> => {
  const page = await open(anna);
  await page.goto('/admin/collections/blog/create');
  const text = page.locator('[data-lexical-editor]').first();
  await expectPage(text).toBeVisible();
  await page.waitForLoadState('networkidle');
  await text.click();
  return page;
};

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
<p class=MsoTitle>Titel</p><h1 style='color:#2F5496'>Ruhe</h1>
<p class=MsoNormal>Ein <b>fetter</b> und <i>schräger</i> Satz mit <a href="file:///C:/x.docx">Datei</a> und <a href="https://example.org/a">Link</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><!--[endif]-->Punkt eins</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;</span></span>darunter</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Punkt zwei</p>
<p>1. erstens</p><p>2. zweitens</p>
<table><tr><td><p>Kopf</p></td><td><p>Wert</p></td></tr><tr><td><p>a</p></td><td><p>b</p></td></tr></table></body></html>`;

test('what comes from Word has real headings, lists and a table with a head, and no link to a file', async () => {
  const page = await newArticle();
  await paste(page, WORD, 'Titel');
  const text = page.locator('[data-lexical-editor]').first();
  await expectPage(text.locator('h2')).toHaveText(['Titel', 'Ruhe']);
  await expectPage(text.locator('strong').first()).toHaveText('fetter');
  await expectPage(text.locator('em').first()).toHaveText('schräger');
  await expectPage(text.locator('a')).toHaveText(['Link']);
  await expectPage(text.locator('ul ul li')).toHaveText(['darunter']);
  await expectPage(text.locator('ol li')).toHaveText(['erstens', 'zweitens']);
  await expectPage(text.locator('th')).toHaveText(['Kopf', 'Wert']);
  await expectPage(text).not.toContainText('·');
});

test('ten megabytes at once are refused with a sentence, and the text stays', async () => {
  const page = await newArticle();
  await page.keyboard.type('Mein Satz.');
  await paste(page, '', 'x'.repeat(10_000_000));
  await expectPage(page.getByText('Füge den Text in Teilen ein.')).toBeVisible();
  await expectPage(page.locator('[data-lexical-editor]').first()).toHaveText('Mein Satz.');
});

test('a source is found by its author, and stays in the text when its drawer is closed by the cross', async () => {
  const page = await newArticle();
  const text = page.locator('[data-lexical-editor]').first();
  await page.keyboard.type('Ein Satz. /');
  await page.locator('.slash-menu-popup').getByText('Quelle', { exact: true }).click();
  const drawer = page.getByRole('dialog').first();
  await drawer.locator('.rs__control').click();
  const list = page.locator('.list-drawer');
  await list.getByRole('textbox').first().fill('Edinger');
  const title = list.getByRole('button', { name: /^Behavioral and psychological treatments/u });
  await expectPage(list.locator('tbody tr')).toHaveCount(1);
  await title.click();
  await expectPage(list).toBeHidden();
  await drawer.locator('.drawer__header__close').click();
  await expectPage(drawer).toBeHidden();
  await expectPage(text).toContainText('[Edinger 2021]');
  const saved = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/blog'),
  );
  await page.getByRole('button', { name: 'Entwurf speichern' }).click();
  const sent = (await saved).postData() ?? '';
  expect(sent).toMatch(/\\*"sources\\*":\s*\[\\*"\w/u);
});

test.each([
  ['a click', (page: Page) => page.getByRole('button', { name: 'Entwurf speichern' }).click()],
  ['keys', (page: Page) => page.keyboard.press('Control+s')],
])(
  'the last letters before %s are saved, also where the browser is never idle',
  async (_, save) => {
    const page = await newArticle();
    const request = page.waitForRequest(
      (one) => one.method() === 'POST' && one.url().includes('/api/blog'),
    );
    await page.keyboard.type('Ein Satz.');
    await expectPage(page.getByRole('button', { name: 'Entwurf speichern' })).toBeEnabled();
    await page.evaluate(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.keyboard.type(' Noch einer.');
    await save(page);
    expect((await request).postData()).toContain('Ein Satz. Noch einer.');
  },
);

test('every button above a text has a name, and its menus open and close by keyboard', async () => {
  const page = await newArticle();
  const buttons = page.locator('.fixed-toolbar').first().getByRole('button');
  const names = ['Einfügen', 'Kästen und Abbildungen', 'Im Satz', /^Absatz, Überschrift/u];
  for (const [at, name] of [...names, 'Fett', 'Kursiv', 'Wie Code', 'Link'].entries())
    await expectPage(buttons.nth(at)).toHaveAccessibleName(name);
  await expectPage(buttons).toHaveCount(8);
  const insert = buttons.first();
  await insert.focus();
  await page.keyboard.press('Enter');
  await expectPage(page.getByRole('button', { name: 'Tabelle' })).toBeVisible();
  // Only then does a key reach the menu.
  await expectPage(page.getByRole('button', { name: 'Trennlinie' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expectPage(page.getByRole('button', { name: 'Tabelle' })).toBeHidden();
  await expectPage(insert).toBeFocused();
});

test('a source that is not there any more stands in the text by its key, and says so', async () => {
  const article = await numberOf(anna, 'blog', 'guter-schlaf-fuer-schulkinder');
  const page = await open(anna);
  const asked = Promise.withResolvers<undefined>();
  await page.route('**/api/sources?*', async (route) => {
    await asked.promise;
    await route.fulfill({ json: { docs: [] } });
  });
  await page.goto(`/admin/collections/blog/${String(article)}`);
  const source = page.locator('[data-lexical-editor] sup').first();
  await expectPage(source).toHaveText(/^\[…/u);
  asked.resolve(undefined);
  await expectPage(source).toHaveText(/^\[[\w-]+: gibt es nicht mehr/u);
});

test('a source that its cross has removed comes back with one click', async () => {
  const article = await numberOf(anna, 'blog', 'guter-schlaf-fuer-schulkinder');
  const page = await open(anna);
  await page.goto(`/admin/collections/blog/${String(article)}`);
  const sources = page.locator('[data-lexical-editor] [class*="inlineBlock__removeButton"]');
  await expectPage(sources.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const count = await sources.count();
  await sources.first().click();
  await expectPage(sources).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expectPage(sources).toHaveCount(count);
});

test('the list of versions says who saved one and what changed', async () => {
  const path = `faq/${String(await numberOf(anna, 'faq', 'kosten'))}`;
  await saveDocument(anna, path, { question: 'Und was kostet das?' }, 'draft');
  const page = await open(anna);
  await page.goto(`/admin/collections/${path}/versions`);
  const newest = page.locator('tbody tr').first();
  await expectPage(newest).toContainText('owner');
  await expectPage(newest).toContainText('Die Frage, wie ein Mensch sie stellt');
  await expectPage(newest).toContainText('Entwurf');
  await expectPage(page.locator('tbody tr').last()).toContainText('Büro');
  await newest.getByRole('link').click();
  await expectPage(page.getByText('Versionen vergleichen')).toBeVisible();
});

test('an earlier version is shown beside what is there now, which it would replace', async () => {
  const path = `faq/${String(await numberOf(anna, 'faq', 'alter'))}`;
  for (const question of ['Und wie alt zuerst?', 'Und wie alt danach?', 'Und wie alt jetzt?'])
    await saveDocument(anna, path, { question }, 'draft');
  const page = await open(anna);
  await page.goto(`/admin/collections/${path}/versions`);
  await page.locator('tbody tr').nth(2).getByRole('link').click();
  await expectPage(page.getByText('Versionen vergleichen')).toBeVisible();
  await expectPage(page.getByText('Aktueller Entwurf', { exact: true })).toBeVisible();
  await expectPage(page.getByText('(Aktueller Entwurf)')).toBeHidden();
  await expectPage(page.locator('[class*="diff-old"]').first()).toContainText('jetzt?');
  await expectPage(page.locator('[class*="diff-new"]').first()).toContainText('zuerst?');
});

test('on a phone a long name makes way for the account beside it, also above its versions', async () => {
  const { body } = await anna.ask('GET', '/api/blog?limit=1&depth=0');
  const [article] = body['docs'] as { id: number }[];
  const page = await open(anna, { viewport: { width: 390, height: 844 } });
  await page.goto(`/admin/collections/blog/${String(article?.id)}/versions`);
  await page.locator('tbody a').first().click();
  await expectPage(page.getByText('Versionen vergleichen')).toBeVisible();
  await expectPage(page.locator('.step-nav__last')).toHaveText(/\d/u);
  const end = await page.evaluate(() => {
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return [edge('.step-nav__last')?.right, edge('.app-header__account')?.left];
  });
  expect(end[0]).toBeLessThanOrEqual(end[1] ?? 0);
});

const upload = async (
  name: string,
  type: string,
  bytes: Uint8Array,
  alt = 'Ein Schaf schläft.',
) => {
  const body = new FormData();
  body.set('_payload', JSON.stringify({ alt }));
  body.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
  const headers = { origin: office.site() };
  const { status, text } = await anna.visitor.ask('/api/media', { method: 'POST', headers, body });
  return { status, body: JSON.parse(text) as { doc?: Readonly<Record<string, unknown>> }, text };
};

const flat = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#223344' },
    limitInputPixels: false,
  });

test('a picture is stored without what its camera wrote into it, and needs a description', async () => {
  const exif = { IFD0: { Artist: 'Anna' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } };
  const bytes = await flat(1200, 800).withExif(exif).jpeg().toBuffer();
  const { body } = await upload('Schlafendes Schäfchen.jpg', 'image/jpeg', bytes);
  expect(body.doc).toMatchObject({ filename: 'schlafendes-schaefchen.jpg', width: 1200 });
  const stored = await fetch(new URL(String(body.doc?.['url']), office.site()), {
    headers: {
      cookie: [...anna.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  expect((await sharp(Buffer.from(await stored.arrayBuffer())).metadata()).exif).toBeUndefined();
  const blank = await upload('b.jpg', 'image/jpeg', bytes, ' ');
  expect(blank.status).toBe(400);
  expect(blank.text).toContain('Beschreibe in einem Satz, was zu sehen ist.');
});

test('another file without a description is refused, and the picture keeps the file it has', async () => {
  const bytes = await flat(600, 400).jpeg().toBuffer();
  const { doc } = (await upload('bleibt.jpg', 'image/jpeg', bytes)).body;
  const body = new FormData();
  body.set('_payload', JSON.stringify({ alt: '' }));
  body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'ersatz.jpg');
  const headers = { origin: office.site() };
  const address = `/api/media/${String(doc?.['id'])}`;
  expect((await anna.visitor.ask(address, { method: 'PATCH', headers, body })).status).toBe(400);
  expect((await anna.visitor.ask(String(doc?.['url']))).status).toBe(200);
});

test('another picture of a person brings its own description and point, and words of this place stay', async () => {
  const bytes = await flat(1200, 800).jpeg().toBuffer();
  const media = (await upload('neu.jpg', 'image/jpeg', bytes, 'Ein neues Gesicht.')).body.doc;
  const found = await anna.ask('GET', '/api/team?limit=1&depth=0&draft=true');
  const [person] = found.body['docs'] as { id: number; basedOn: string; image: object }[];
  const address = `/api/team/${String(person?.id)}?draft=true&depth=0`;
  const save = async (basedOn: unknown, image: object) =>
    (await anna.ask('PATCH', address, { basedOn, image })).body['doc'] as {
      basedOn: string;
      image: { alt: string; focus: string };
    };
  const replaced = await save(person?.basedOn, { ...person?.image, file: media?.['id'] });
  expect(replaced.image).toMatchObject({ alt: 'Ein neues Gesicht.', focus: '50% 50%' });
  const other = (await upload('anders.jpg', 'image/jpeg', bytes, 'Noch ein Gesicht.')).body.doc;
  const own = { file: other?.['id'], alt: 'Anna lacht.', focus: '20% 30%' };
  expect((await save(replaced.basedOn, own)).image).toMatchObject({ ...own });
});

test.each([
  [
    'an SVG',
    'a.svg',
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ],
  ['a document', 'a.pdf', 'application/pdf', '%PDF-1.7'],
  ['a program that says it is a picture', 'a.jpg', 'image/jpeg', 'MZ\u0090'],
])('%s is refused with a sentence', async (_what, name, type, words) => {
  const refused = await upload(name, type, Buffer.from(words));
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Das ist kein Bild, das die Website zeigen kann.');
});

test('62 megapixels are taken and 200 refused, and nobody else waits until they are', async () => {
  const large = await flat(7874, 7874).jpeg().toBuffer();
  const huge = await flat(14_200, 14_200).png().toBuffer();
  const sent = performance.now();
  const both = Promise.all([
    upload('gross.jpg', 'image/jpeg', large),
    upload('riesig.png', 'image/png', huge),
  ]);
  const over = new AbortController();
  void both.finally(() => over.abort());
  const waited: number[] = [];
  while (!over.signal.aborted) {
    const began = performance.now();
    await anna.ask('GET', '/api/people/me');
    waited.push(performance.now() - began);
  }
  const [taken, refused] = await both;
  const took = performance.now() - sent;
  expect(taken.body.doc).toMatchObject({ width: 4000 });
  expect(refused.text).toContain('64 Megapixel');
  expect(waited.length).toBeGreaterThan(3);
  // Where pictures are opened in the office's own process, one answer takes as long as both.
  expect(Math.max(...waited)).toBeLessThan(took / 2);
});

test('a picture that an article shows stays, and its page says where it is shown', async () => {
  const { body } = await anna.ask(
    'GET',
    '/api/blog?limit=1&depth=0&where[_status][equals]=published',
  );
  const [article] = body['docs'] as { image: { file: number } }[];
  const id = String(article?.image.file);
  const change = { deletedAt: new Date().toISOString() };
  const refused = await anna.ask('PATCH', `/api/media/${id}`, change);
  expect(refused.status).toBe(409);
  const page = await open(anna);
  await page.goto(`/admin/collections/media/${id}`);
  await expectPage(page.getByRole('link', { name: /\(Artikel\)/u }).first()).toBeVisible();
});
