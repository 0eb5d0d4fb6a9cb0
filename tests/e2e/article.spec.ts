import { readArticles } from '#tests/support/articles.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { beginWith, decision } from '#tests/support/consent.ts';
import { readContent } from '#tests/support/site-content.ts';

const articles = readArticles();
const germanDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

const given = [
  'die-richtige-hilfe-bei-schlafstorungen',
  'schlafberatung-expertenberatung-zur-losung-von-schlafproblemen',
  'kognitive-verhaltenstherapie-gegen-schlafstorungen',
  'welcher-arzt-bei-schlafstorungen-arzt-psychologe-therapeut',
  'wie-ein-schlaftherapeut-ihre-schlafprobleme-erfolgreich-behandeln-kann',
];

test.beforeEach(({ page }) => beginWith(page, decision()));

test('B13: the five given addresses are articles, among at least eight', () => {
  expect(articles.map(({ slug }) => slug)).toEqual(expect.arrayContaining(given));
  expect(articles.length).toBeGreaterThanOrEqual(8);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    for (const article of articles) {
      test(`R7, B7: ${article.slug} says everything about itself`, async ({ page }) => {
        const answer = await page.goto(`/blog/${article.slug}`);
        expect(answer?.status()).toBe(200);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(article.title);
        const header = main.locator('article header');
        for (const words of [article.category, article.excerpt, article.author]) {
          await expect(header).toContainText(words);
        }
        await expect(header).toContainText(`${article.readTime} Lesezeit`);
        await expect(header.locator('time')).toHaveText(germanDay.format(new Date(article.day)));
        const tags = main.getByRole('list', { name: 'Schlagwörter' }).getByRole('listitem');
        await expect(tags).toHaveText([...article.tags]);
        await expect(main.getByRole('img', { name: article.alt }).first()).toBeVisible();
        await expect(main).toContainText(`Fachlich geprüft von ${article.reviewedBy}`);
        if (article.guest) await expect(main).toContainText(article.guest);
      });
    }
  });
}

test('an article that was revised says when, beside the day it appeared', async ({ page }) => {
  await page.goto('/blog/welcher-arzt-bei-schlafstorungen-arzt-psychologe-therapeut');
  const header = page.locator('article header');
  await expect(header).toContainText('Aktualisiert am 1. September 2025');
  await page.goto('/blog/kognitive-verhaltenstherapie-gegen-schlafstorungen');
  await expect(header).not.toContainText('Aktualisiert');
});

test('B12: title and description are those of the article', async ({ page }) => {
  for (const { slug, title, metaDescription } of articles) {
    await page.goto(`/blog/${slug}`);
    await expect(page).toHaveTitle(`${title} – Schlaf-Wissen`);
    const description = page.locator('meta[name=description]');
    expect((await description.getAttribute('content'))?.replaceAll('\u00A0', ' ')).toBe(
      metaDescription,
    );
  }
});

test('B7: the way back leads to the list', async ({ page }) => {
  await page.goto(`/blog/${given[0] ?? ''}`);
  await page.getByRole('link', { name: 'Zurück zum Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('B9: headings of three levels, bullets with and without a bold label, and paragraphs appear as such', async ({
  page,
}) => {
  await page.goto('/blog/kognitive-verhaltenstherapie-gegen-schlafstorungen');
  const text = page.locator('[data-article-text]');
  for (const [element, size] of [
    ['h2', 20],
    ['h3', 18],
    ['h4', 17],
  ] as const) {
    const heading = text.locator(element).first();
    await expect(heading).toBeVisible();
    const pixels = await heading.evaluate((one) =>
      Number.parseFloat(getComputedStyle(one).fontSize),
    );
    expect(pixels, element).toBeGreaterThanOrEqual(size);
  }
  await expect(text.locator('.prose > ul > li').first()).toHaveCSS('display', 'list-item');
  expect(await text.locator('p').count()).toBeGreaterThan(20);
  await page.goto('/blog/welcher-arzt-bei-schlafstorungen-arzt-psychologe-therapeut');
  await expect(text.locator('li > strong', { hasText: 'Ein Schlaftagebuch:' })).toBeVisible();
});

test('the table of contents names every section and leads to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { slug, body } = articles[0] ?? { slug: '', body: '' };
  await page.goto(`/blog/${slug}`);
  const contents = page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link');
  const sections = [...body.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
  await expect(contents).toHaveText(sections);
  await contents.last().click();
  const heading = page.getByRole('heading', { name: sections.at(-1) ?? '', exact: true });
  await expect(heading).toBeInViewport();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(64);
});

test('every article begins with what matters most and ends with what the service is not', async ({
  page,
}) => {
  const { disclaimer } = readContent('site/brand.yaml');
  for (const { slug, summary } of articles) {
    await page.goto(`/blog/${slug}`);
    const box = page.getByRole('region', { name: 'Das Wichtigste in Kürze' });
    await expect(box.getByRole('listitem')).toHaveText([...summary]);
    await expect(page.getByRole('article').getByText(disclaimer)).toBeVisible();
  }
});

test('B10: similar articles are of the same category, and others about the same topics fill the row of three', async ({
  page,
}) => {
  for (const { slug, category, tags } of articles) {
    const similar = articles.filter((one) => one.category === category && one.slug !== slug);
    await page.goto(`/blog/${slug}`);
    const region = page.getByRole('region', { name: 'Ähnliche Artikel' });
    await expect(region).toHaveCount(similar.length > 0 ? 1 : 0);
    const links = region.getByRole('link', { name: /^Lesen/ });
    await expect(links).toHaveCount(Math.min(3, similar.length));
    for (const link of await links.all()) {
      expect(similar.map((one) => `/blog/${one.slug}`)).toContain(await link.getAttribute('href'));
    }
    const others = articles.filter((one) => one.slug !== slug && !similar.includes(one));
    const inCommon = (one: (typeof articles)[number]) =>
      one.tags.filter((tag) => tags.includes(tag)).length;
    const nearest = others
      .toSorted((a, b) => inCommon(b) - inCommon(a))
      .slice(0, Math.max(0, 3 - similar.length));
    const fillers = page
      .getByRole('region', { name: 'Weiterlesen' })
      .getByRole('link', { name: /^Lesen/ });
    const addresses = fillers.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(await addresses).toEqual(nearest.map((one) => `/blog/${one.slug}`));
    await expect(page.getByRole('link', { name: 'Alle Artikel ansehen' })).toHaveAttribute(
      'href',
      '/blog',
    );
  }
});

test('B11: at the end the way to the coaching leads to the last section of the start page', async ({
  page,
}) => {
  await page.goto(`/blog/${given[0] ?? ''}`);
  const last = page.getByRole('region', { name: 'Bereit für besseren Schlaf?' });
  await last.getByRole('link', { name: 'Schlafcoaching entdecken' }).click();
  await expect(page).toHaveURL('/#cta');
  await expect(page.locator('#cta')).toBeInViewport();
});

test('R14: an address without an article leads to the list, silently', async ({
  page,
  request,
}) => {
  for (const path of [
    '/blog/gibt-es-nicht',
    '/blog/seite/99',
    '/blog/kategorie/nichts',
    '/blog/a/b',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], path).toEqual([302, '/blog']);
  }
  await page.goto('/blog/gibt-es-nicht?von=irgendwo');
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schlaf-Wissen');
});
