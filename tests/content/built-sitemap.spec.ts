import { expect, test, type Page } from '@playwright/test';
import { readBuildManifest } from '#server/http/build-manifest.ts';
import { finishedPages } from '#tests/support/finished-pages.ts';

const DIST = 'dist-example';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Listed {
  root: string;
  namespace: string | null;
  addresses: string[];
}

test('robots.txt allows everything and names the sitemap', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const text = await answer.text();
  expect(text).toMatch(/^User-agent: \*\nAllow: \/$/m);
  const sitemap = /^Sitemap: (.+)$/m.exec(text)?.[1] ?? '';
  expect(new URL(sitemap).pathname).toBe('/sitemap-index.xml');
});

test('the sitemap follows the protocol of sitemaps.org', async ({ page }) => {
  const index = await read(page, '/sitemap-index.xml');
  expect(index).toMatchObject({ root: 'sitemapindex', namespace: NAMESPACE });
  expect(index.addresses.length).toBeGreaterThan(0);
  for (const part of index.addresses) {
    const { root, namespace, addresses } = await read(page, new URL(part).pathname);
    expect({ root, namespace }).toEqual({ root: 'urlset', namespace: NAMESPACE });
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.length).toBeLessThanOrEqual(50_000);
    for (const address of addresses) expect(new URL(address).href).toBe(address);
  }
});

test('the sitemap holds every finished page by its canonical address, and no hidden one', async ({
  page,
}) => {
  const pages = finishedPages(DIST).filter(({ route }) => route.startsWith('/'));
  const heads = pages.map(({ document }) => document);
  const canonical = heads.flatMap((head) => {
    const isHidden = head.querySelector('meta[name=robots]')?.getAttribute('content') === 'noindex';
    return isHidden ? [] : [head.querySelector('link[rel=canonical]')?.getAttribute('href')];
  });
  const listed = await listedAddresses(page);
  const { onDemand } = readBuildManifest(DIST);
  const isOnDemand = (address: string) =>
    onDemand.some((pattern) => new RegExp(pattern).test(new URL(address).pathname));
  expect(listed.filter((address) => !canonical.includes(address) && !isOnDemand(address))).toEqual(
    [],
  );
  expect(canonical.filter((address) => !listed.includes(address ?? ''))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('every address of the sitemap answers 200 without a detour', async ({ page, request }) => {
  for (const address of await listedAddresses(page)) {
    const { pathname } = new URL(address);
    expect(pathname).not.toMatch(/\.html$|.\/$/);
    const answer = await request.get(pathname, { maxRedirects: 0 });
    expect(answer.status(), pathname).toBe(200);
  }
});

/** The file as the browser's own XML parser reads it. */
async function read(page: Page, path: string): Promise<Listed> {
  const answer = await page.request.get(path);
  expect(answer.headers()['content-type']).toMatch(/\bxml\b/);
  return page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      const root = xml.documentElement;
      const places = [...root.querySelectorAll(':scope > * > loc')];
      const addresses = places.map(({ textContent }) => textContent);
      return { root: root.localName, namespace: root.namespaceURI, addresses };
    },
    await answer.text(),
  );
}

async function listedAddresses(page: Page): Promise<string[]> {
  const { addresses: parts } = await read(page, '/sitemap-index.xml');
  const listed = await Promise.all(parts.map((part) => read(page, new URL(part).pathname)));
  return listed.flatMap(({ addresses }) => addresses);
}
