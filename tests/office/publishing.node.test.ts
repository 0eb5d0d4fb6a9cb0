import {
  copyFileSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { browserForSuite, expectPage } from './browser.ts';
import { officeForSuite, type Member } from './office-suite.ts';
import { numberOf, published, saveDocument, saveGlobal, servedPage, statusFor } from './website.ts';

const office = officeForSuite();
const { open } = browserForSuite(office.site);
let anna: Member;
let question = '';
let lena = '';
let portrait = 0;
let unused = 0;
let pictureBefore = 0;
let served = '';
let firstHeadline = '';

beforeAll(async () => {
  anna = await office.join('owner');
  question = `faq/${String(await numberOf(anna, 'faq', 'kosten'))}`;
  lena = `team/${String(await numberOf(anna, 'team', 'lena-beispiel'))}`;
  [portrait, unused] = [await upload('lena-bild.jpg'), await upload('weg.jpg')];
});

interface Shown {
  readonly image: { readonly file: number };
}

async function upload(name: string): Promise<number> {
  const drawn = sharp({
    create: { width: 1280, height: 1600, channels: 3, background: '#223344' },
  });
  const bytes = new Uint8Array(await drawn.jpeg().toBuffer());
  const body = new FormData();
  body.set('_payload', JSON.stringify({ alt: 'Ein Gesicht.' }));
  body.set('file', new Blob([bytes], { type: 'image/jpeg' }), name);
  const headers = { origin: office.site() };
  const { text } = await anna.visitor.ask('/api/media', { method: 'POST', headers, body });
  return (JSON.parse(text) as { doc: { id: number } }).doc.id;
}

const stands = (words: string): boolean =>
  servedPage(office.dataDir(), 'index.html').includes(words);
const storedWords = async (): Promise<unknown> =>
  (await anna.ask('GET', `/api/${question}?draft=true&depth=0`)).body;
const publishedFile = (file: string): string =>
  readFileSync(join(office.dataDir(), 'office/website/content', file), 'utf8');

const mails = (): string => {
  const outbox = join(office.dataDir(), 'outbox');
  return readdirSync(outbox)
    .map((file) => readFileSync(join(outbox, file), 'utf8').replaceAll(/=\r\n/gu, ''))
    .join('\n');
};

test('a publication that fails says so on the document and by mail, and the next try works and is listed', async () => {
  await saveDocument(anna, question, { question: 'Nur ein Entwurf?' }, 'draft');
  const { body } = await anna.ask('GET', '/api/blog?limit=1&depth=1');
  const [article] = body['docs'] as { image: { file: { filename: string } } }[];
  const name = article?.image.file.filename ?? 'no picture';
  const picture = join(office.dataDir(), 'office/media', name);
  copyFileSync(picture, `${picture}.whole`);
  const bytes = readFileSync(picture);
  // Its size can be read and nothing else, so only the build notices.
  writeFileSync(picture, bytes.subarray(0, Math.floor(bytes.length / 3)));
  const page = await open(anna);
  await page.goto('/admin/globals/hero');
  const headline = page.locator('#field-headline');
  await expectPage(headline).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await headline.fill('Endlich wieder schlafen');
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  expect(await published(anna)).toMatchObject({
    state: 'failed',
    sentence: expect.stringContaining('Erster Bildschirm'),
  });
  const banner = page.locator('#publishing-banner');
  await expectPage(banner).toContainText('Nicht veröffentlicht: Erster Bildschirm.');
  await expectPage(banner).toContainText('Die Website zeigt weiter die bisherige Fassung.');
  await expect.poll(mails).toContain('owner@example.org');
  await expect.poll(mails).toMatch(/Subject: .*Nicht/u);
  copyFileSync(`${picture}.whole`, picture);
  await banner.getByRole('button', { name: 'Ausblenden' }).click();
  await expectPage(banner).toBeEmpty();
  await page.goto('/admin/veroeffentlichen');
  await banner.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expectPage(banner).toContainText('Veröffentlicht am', { timeout: 300_000 });
  await expectPage(page.getByText('Steht gerade auf der Website.')).toBeVisible();
});

test('one of two drafts is published, and the other stays a draft', async () => {
  expect(stands('Endlich wieder schlafen')).toBe(true);
  expect(stands('Nur ein Entwurf?')).toBe(false);
  expect(await storedWords()).toMatchObject({ question: 'Nur ein Entwurf?', _status: 'draft' });
  served = servedPage(office.dataDir(), 'index.html');
});

test('a mistake that only the whole website shows stands at its field, and nothing is published', async () => {
  const other = await numberOf(anna, 'faq', 'alter');
  const { body } = await anna.ask('GET', `/api/faq/${String(other)}?depth=0`);
  const refused = await saveDocument(anna, question, { order: body['order'] }, 'published');
  expect(refused.status).toBe(400);
  expect(refused.body['errors']).toMatchObject([
    { data: { errors: [{ path: 'order', message: expect.stringMatching(/^\p{Lu}.*\.$/u) }] } },
  ]);
  expect(await storedWords()).toMatchObject({ _status: 'draft' });
  expect(servedPage(office.dataDir(), 'index.html') === served).toBe(true);
});

test('what the website needs or links to cannot be taken off it', async () => {
  const price = await anna.ask('POST', '/api/globals/offer', { _status: 'draft' });
  expect(price.status).toBe(400);
  const linked = await numberOf(anna, 'blog', 'guter-schlaf-fuer-schulkinder');
  const refused = await anna.ask('PATCH', `/api/blog/${String(linked)}`, { _status: 'draft' });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body['errors'])).toMatch(
    /Nicht veröffentlicht\. Suche und ihre Wörter: /u,
  );
});

test('the list says in words what has changed, and what is chosen is published together', async () => {
  await saveGlobal(anna, 'closing', { headline: 'Ein anderes Ende' }, 'draft');
  await saveGlobal(anna, 'problem', { headline: 'Nur ein Entwurf' }, 'draft');
  const { image } = (await anna.ask('GET', `/api/${lena}?depth=0`)).body as unknown as Shown;
  pictureBefore = image.file;
  await saveDocument(anna, lena, { image: { ...image, file: portrait } }, 'draft');
  const list = (await anna.ask('GET', '/api/publishing/changes')).body;
  const changes = list['documents'] as { kind: string; id: number; at: string }[];
  const found = changes.find(({ kind }) => kind === 'faq');
  expect(found).toMatchObject({
    by: 'owner',
    isNew: false,
    fields: [
      {
        label: 'Die Frage, wie ein Mensch sie stellt',
        shown: expect.stringMatching(/\?$/u),
        kept: 'Nur ein Entwurf?',
      },
    ],
  });
  const documents = changes.filter(({ kind }) => ['faq', 'closing', 'team'].includes(kind));
  expect((await anna.ask('POST', '/api/publishing/publish', { documents })).status).toBe(200);
  expect(await published(anna)).toMatchObject({ state: 'published' });
  expect(stands('Nur ein Entwurf?') && stands('Ein anderes Ende')).toBe(true);
  expect(publishedFile('landing/problem.yaml')).not.toContain('Nur ein Entwurf');
  const again = await anna.ask('POST', '/api/publishing/publish', { documents });
  expect(again.status).toBe(409);
});

test('a whole publication is taken back without a build, the words follow, and drafts stay', async () => {
  const [, first] = await office.sql<{ id: number }>(
    "select id from payload.publications where status = 'published' order by created_at desc",
  );
  await saveGlobal(anna, 'hero', { headline: 'Noch nicht fertig' }, 'draft');
  const draft = await saveDocument(anna, lena, { slug: 'lena-entwurf' }, 'draft');
  expect(draft.status).toBe(200);
  const binned = { deletedAt: new Date().toISOString() };
  for (const picture of [pictureBefore, unused])
    expect((await anna.ask('PATCH', `/api/media/${String(picture)}`, binned)).status).toBe(200);
  expect((await anna.ask('DELETE', `/api/media/${String(unused)}?trash=true`)).status).toBe(200);
  expect((await anna.ask('POST', '/api/publishing/back', { publication: first?.id })).status).toBe(
    200,
  );
  expect(await published(anna)).toMatchObject({ state: 'published' });
  expect(servedPage(office.dataDir(), 'index.html') === served).toBe(true);
  expect(publishedFile('faq/kosten.yaml')).not.toContain('Nur ein Entwurf?');
  expect(await storedWords()).toMatchObject({ _status: 'published' });
  const { body: person } = await anna.ask('GET', `/api/${lena}?depth=0`);
  expect(person).toMatchObject({ slug: 'lena-beispiel', image: { file: pictureBefore } });
  const { body: personDraft } = await anna.ask('GET', `/api/${lena}?depth=0&draft=true`);
  expect(personDraft).toMatchObject({ slug: 'lena-entwurf', _status: 'draft' });
  const { body: library } = await anna.ask('GET', '/api/media?limit=0&depth=0');
  const pictures = library['docs'] as { id: number; filename: string }[];
  expect(pictures.map(({ id }) => id)).toContain(pictureBefore);
  expect(pictures.map(({ filename }) => filename)).not.toContain('weg.jpg');
  const { body } = await anna.ask('GET', '/api/globals/hero?draft=true&depth=0');
  expect(body).toMatchObject({ headline: 'Noch nicht fertig', _status: 'draft' });
  const { body: main } = await anna.ask('GET', '/api/globals/hero?depth=0');
  expect(main).toMatchObject({ headline: 'Endlich wieder schlafen' });
});

async function restoreFirst(): Promise<void> {
  const { body } = await anna.ask(
    'GET',
    `/api/globals/hero/versions?limit=1&depth=0&sort=updatedAt`,
  );
  const [first] = body['docs'] as { id: number; version: { headline: string } }[];
  firstHeadline = first?.version.headline ?? '?';
  expect(stands(firstHeadline)).toBe(false);
  const restored = await anna.ask('POST', `/api/globals/hero/versions/${String(first?.id)}`);
  expect(restored.status).toBe(200);
}

async function move(slug: string): Promise<void> {
  expect((await saveDocument(anna, lena, { slug }, 'published')).status).toBe(200);
}

test('what is planned goes online by itself, and ends with the right of who planned it', async () => {
  const support = await office.join('support');
  await saveDocument(anna, question, { question: 'Geplante Frage?' }, 'draft');
  await saveGlobal(anna, 'closing', { headline: 'Von niemandem' }, 'draft');
  const plan = (input: object) =>
    office.sql(
      `insert into payload.payload_jobs (input, task_slug, queue, wait_until, updated_at, created_at)
       values ($1, 'schedulePublish', 'default', now() - interval '1 minute', now(), now())`,
      [JSON.stringify({ type: 'publish', ...input })],
    );
  const idOf = async (member: Member): Promise<unknown> =>
    ((await member.ask('GET', '/api/people/me')).body['user'] as { id: string }).id;
  const by = async (member: Member) => ({
    user: { relationTo: 'people', value: await idOf(member) },
  });
  await plan({ global: 'closing', ...(await by(support)) });
  await plan({ doc: { relationTo: 'faq', value: question.slice(4) }, ...(await by(anna)) });
  await expect.poll(async () => (await statusFor(anna)).sentence).toContain('Geplante Frage?');
  // For the next tests: what is published meanwhile waits and becomes one publication.
  await restoreFirst();
  await move('lena-neu');
  await move('lena-heute');
  expect(await published(anna)).toMatchObject({ state: 'published' });
  expect(stands('Geplante Frage?')).toBe(true);
  expect(stands('Von niemandem')).toBe(false);
  expect(await office.sql('select id from payload.payload_jobs')).toEqual([]);
});

test('a changed address leads on, also after a second change, until another document has it', async () => {
  const moved = (): unknown =>
    (
      JSON.parse(
        readFileSync(join(office.dataDir(), 'site/current/static-files.json'), 'utf8'),
      ) as { moved: unknown }
    ).moved;
  expect(moved()).toMatchObject({
    '/team/lena-vorher': '/team/lena-heute',
    '/team/lena-beispiel': '/team/lena-heute',
    '/team/lena-neu': '/team/lena-heute',
  });
  const other = `team/${String(await numberOf(anna, 'team', 'anna-muster'))}`;
  expect((await saveDocument(anna, other, { slug: 'lena-neu' }, 'published')).status).toBe(200);
  expect(await published(anna)).toMatchObject({ state: 'published' });
  expect(moved()).not.toHaveProperty('/team/lena-neu');
  expect(moved()).toMatchObject({ '/team/anna-muster': '/team/lena-neu' });
  const { body } = await anna.ask('GET', `/api/${lena}?depth=0`);
  expect(JSON.stringify(body['formerAddresses'])).not.toContain('lena-neu');
});

test('the log says who has changed which document', async () => {
  const lines = await office.sql(
    "select user_name, what, about from office.log where what like 'content.%' and about not like 'Bild: %' order by id",
  );
  const by = (what: string, about: string) => ({ user_name: 'owner', what, about });
  expect(lines[0]).toEqual(by('content.draft', 'Frage „Nur ein Entwurf?“'));
  expect(lines[1]).toEqual(by('content.published', 'Erster Bildschirm'));
});

test('an earlier version of one document is published again', () => {
  expect(stands(firstHeadline)).toBe(true);
});

test('an earlier draft comes back as a draft, and what is published stays', async () => {
  const words = (change: string) => ({ question: change, headline: change });
  for (const path of [question, 'globals/hero']) {
    const kind = path.startsWith('faq') ? 'faq' : path;
    for (const change of ['Der erste Entwurf', 'Der zweite Entwurf'])
      await (kind === 'faq'
        ? saveDocument(anna, path, words(change), 'draft')
        : saveGlobal(anna, 'hero', words(change), 'draft'));
    const { body } = await anna.ask('GET', `/api/${kind}/versions?limit=9&depth=0&sort=-updatedAt`);
    const versions = body['docs'] as { id: number; version: { _status: string } }[];
    const earlier = versions.find(({ version }) => JSON.stringify(version).includes('Der erste'));
    const restored = await anna.ask('POST', `/api/${kind}/versions/${String(earlier?.id)}`);
    expect(restored.status).toBe(200);
    const { body: draft } = await anna.ask('GET', `/api/${path}?draft=true&depth=0`);
    expect(draft).toMatchObject({ _status: 'draft' });
    expect(JSON.stringify(draft)).toContain('Der erste Entwurf');
    const { body: main } = await anna.ask('GET', `/api/${path}?depth=0`);
    expect(main).toMatchObject({ _status: 'published' });
    expect(JSON.stringify(main)).not.toContain('Entwurf');
  }
  const { text } = await anna.visitor.ask('/admin/globals/hero');
  expect(text).toContain('Status: Geändert');
});

test('a new version of the program publishes once more by itself, for all servers', async () => {
  const site = join(office.dataDir(), 'site');
  await office.kill();
  const current = readlinkSync(join(site, 'current'));
  const earlier = current.replace(/[0-9a-f]+$/u, '0'.repeat(16));
  renameSync(join(site, current), join(site, earlier));
  rmSync(join(site, 'current'));
  symlinkSync(earlier, join(site, 'current'));
  await office.start();
  await expect
    .poll(async () => (await statusFor(anna)).sentence)
    .toContain('Eine neue Version der Website');
  expect(await published(anna)).toMatchObject({ state: 'published' });
  const [shown] = await office.sql<{ id: string }>(
    'select id from published_builds order by shown_at desc limit 1',
  );
  expect(shown?.id).toBe(basename(readlinkSync(join(site, 'current'))));
});
