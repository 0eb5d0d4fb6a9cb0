import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { NOBODYS_TOKEN } from '#tests/support/page-kinds.ts';
import { exported, newAddress, requestedLink } from '#tests/support/newsletter-pages.ts';

const confirm = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Anmeldung bestätigen' });
const leave = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Jetzt abmelden' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const UNSUBSCRIBE = `/newsletter/abmelden?token=${NOBODYS_TOKEN}`;
const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('RN-04: the mailed link opens a page, and only its button confirms', async ({ page }) => {
      const link = await requestedLink(page);
      await page.goto(link);
      await page.reload();
      await expect(title(page, 'Newsletter bestätigen')).toBeVisible();
      await confirm(page).click();
      await expect(title(page, 'Du bist dabei')).toBeVisible();
      await page.goto(link);
      await expect(title(page, 'Du bist dabei')).toBeVisible();
      await expect(confirm(page)).toHaveCount(0);
    });

    test('a link that is not valid says so kindly and leads to a new start', async ({
      page,
      faults,
    }) => {
      faults.allow(/410/);
      const answer = await page.goto(`/newsletter/bestaetigen?token=${NOBODYS_TOKEN}`);
      expect(answer?.status()).toBe(410);
      await expect(title(page, 'Dieser Link gilt nicht mehr')).toBeVisible();
      await page.getByRole('link', { name: 'Noch einmal anmelden' }).click();
      await expect(page).toHaveURL('/blog#newsletter');
      await expect(page.getByRole('region', { name: 'Bleib auf dem Laufenden' })).toBeInViewport();
    });

    test('the link to unsubscribe asks first, and works for ever', async ({ page }) => {
      await page.goto(UNSUBSCRIBE);
      await expect(title(page, 'Newsletter abmelden')).toBeVisible();
      await leave(page).click();
      await expect(title(page, 'Du bist abgemeldet')).toBeVisible();
    });
  });
}

test('a mail scanner that opens the link again and again confirms nothing', async ({
  page,
  request,
}) => {
  const link = await requestedLink(page);
  for (let times = 0; times < 3; times += 1) {
    expect((await request.get(link)).status()).toBe(200);
    expect((await request.head(link)).status()).toBe(200);
  }
  await page.goto(link);
  await expect(confirm(page)).toBeVisible();
});

test('the pages of a link are kept by nobody and found by no search engine', async ({
  request,
}) => {
  for (const path of [`/newsletter/bestaetigen?token=${NOBODYS_TOKEN}`, UNSUBSCRIBE]) {
    const answer = await request.get(path);
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
  }
});

for (const kind of ['form', 'multipart'] as const) {
  test(`RN-06: one-click as ${kind} ends a subscription at once, without cookies and without an origin`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const address = newAddress();
    await page.goto(await requestedLink(page, address));
    await confirm(page).click();
    await expect(title(page, 'Du bist dabei')).toBeVisible();
    const url = (await exported(address))?.at(-1) ?? '';
    const { pathname, search } = new URL(url);
    await page.goto(pathname + search);
    expect(await exported(address), 'after a GET').toBeDefined();

    const provider = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const answer = await provider.post(pathname + search, { [kind]: ONE_CLICK, maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['set-cookie']).toBeUndefined();
    await provider.dispose();
    expect(await exported(address), 'after one click').toBeUndefined();
    await leave(page).click();
    await expect(title(page, 'Du bist abgemeldet')).toBeVisible();
  });
}

test('one-click is accepted with a foreign origin too, but nothing else is', async ({
  request,
}) => {
  const headers = { origin: 'https://mail.example' };
  expect((await request.post(UNSUBSCRIBE, { headers, form: ONE_CLICK })).status()).toBe(200);
  for (const path of ['/blog', '/newsletter/bestaetigen']) {
    const answer = await request.post(path, { headers, form: { email: newAddress(), token: 'x' } });
    expect(answer.status()).toBe(403);
  }
});

test('a token that can be none, such as one with NUL, is a bad request', async ({
  request,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? '' };
  for (const path of ['/newsletter/bestaetigen', '/newsletter/abmelden']) {
    expect((await request.get(`${path}?token=a%00b`)).status(), path).toBe(400);
    expect((await request.post(`${path}?token=a%00b`, { headers, form: {} })).status(), path).toBe(
      400,
    );
    for (const token of ['a\0b', 'a b', 'ä', '', NOBODYS_TOKEN.slice(1), `${NOBODYS_TOKEN}x`]) {
      const posted = await request.post(path, { headers, form: { token } });
      expect(posted.status(), `${path} ${JSON.stringify(token)}`).toBe(400);
    }
  }
});

test('a link to unsubscribe without its token, or with a piece of it, says whom to write to', async ({
  page,
  faults,
}) => {
  faults.allow(/400/);
  for (const path of ['/newsletter/abmelden', UNSUBSCRIBE.slice(0, -1)]) {
    await page.goto(path);
    await expect(title(page, 'Dieser Link ist unvollständig')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
  }
});

test('the list stays a finished file, and only a post to it is answered on demand', async ({
  request,
  baseURL,
}) => {
  const get = await request.get('/blog');
  expect(get.headers()['etag']).toBeDefined();
  const origin = baseURL ?? '';
  const post = await request.post('/blog', { headers: { origin }, form: { email: 'x' } });
  expect(post.status()).toBe(422);
  expect(post.headers()['cache-control']).toBe('no-store');
  const options = await request.fetch('/blog', { method: 'OPTIONS' });
  expect(options.headers()['allow']).toBe('GET, HEAD, POST, OPTIONS');
  const put = await request.put('/blog');
  expect(put.status()).toBe(405);
  expect(put.headers()['allow']).toBe('GET, HEAD, POST, OPTIONS');
  const other = await request.post('/team', { headers: { origin }, form: { email: 'x' } });
  expect(other.status()).toBe(405);
});

test('the route behind the form leads to the block when it is only looked at', async ({ page }) => {
  await page.goto('/newsletter/anmelden');
  await expect(page).toHaveURL('/blog#newsletter');
});
