import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { finishedPages } from '#tests/support/finished-pages.ts';

const pages = () =>
  finishedPages('dist-example').map(({ route, document }) => {
    const meta = (name: string) =>
      document
        .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
        ?.getAttribute('content') ?? '';
    return { route, title: document.title, meta };
  });

test('every page says what is shown when it is shared', () => {
  for (const { route, title, meta } of pages()) {
    expect(title.startsWith(meta('og:title')), route).toBe(true);
    expect(meta('og:description'), route).toBe(meta('description'));
    expect(meta('og:locale'), route).toBe('de_DE');
    expect(meta('og:site_name'), route).not.toBe('');
    expect(meta('og:type'), route).toMatch(/^(?:website|article|profile)$/);
    expect(meta('twitter:card'), route).toBe('summary_large_image');
    if (route !== '/404') expect(new URL(meta('og:url')).pathname).toBe(route);
  }
});

test('every page has a picture of 1200 × 630 pixels that answers and is not too heavy', async ({
  request,
}) => {
  const pictures = new Set(pages().map(({ meta }) => meta('og:image')));
  expect(pictures.size).toBeGreaterThan(10);
  for (const picture of pictures) {
    const answer = await request.get(new URL(picture).pathname);
    expect(answer.status(), picture).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    const body = await answer.body();
    expect(await sharp(body).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'jpeg',
    });
    expect(body.length, picture).toBeLessThan(120_000);
  }
});

test('pages that may be found have pictures of their own', () => {
  const own = pages().filter(({ route }) => /^\/(?:$|team|blog\/[a-z-]+$)/.test(route));
  const withTitle = own.filter(
    ({ meta }) => meta('robots') === '' && meta('og:image:alt') === meta('og:title'),
  );
  const images = withTitle.map(({ meta }) => meta('og:image'));
  expect(images.length).toBeGreaterThan(10);
  expect(new Set(images).size).toBe(images.length);
});

test('a page that is made on request shows the general picture', async ({ request }) => {
  const general =
    pages()
      .find(({ route }) => route === '/')
      ?.meta('og:image') ?? '';
  const html = await (await request.get('/kuendigung')).text();
  expect(html).toContain(`<meta property="og:image" content="${general}"`);
});

test('the manifest names the website and icons that exist in the size they claim', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest');
  const answer = await request.get('/site.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons } = (await answer.json()) as {
    name: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(name).not.toBe('');
  const touch = { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' };
  for (const { src, sizes, type } of [...icons, touch]) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toContain(type);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
