import { expect, test } from '@playwright/test';
import { finishedPages } from '#tests/support/finished-pages.ts';

type Thing = Record<string, unknown> & { '@type': string };

/** What Google asks for, by type; `schema-dts` holds the names and kinds when the code is checked. */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image', 'publisher', 'description'],
  ProfilePage: ['mainEntity'],
  Service: ['name', 'provider', 'offers'],
};

const pages = () =>
  finishedPages('dist-example').map(({ route, document }) => {
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
    const graphs = scripts.map(
      ({ textContent }) => JSON.parse(textContent) as { '@context': string; '@graph': Thing[] },
    );
    const isHidden = document.querySelector('meta[name=robots]') !== null;
    return {
      route,
      isHidden,
      graphs,
      things: graphs.flatMap((graph) => graph['@graph']),
    };
  });

test('every page that may be found carries facts of the vocabulary of schema.org', () => {
  for (const { route, isHidden, graphs, things } of pages()) {
    expect(graphs.length, route).toBe(isHidden ? 0 : 1);
    for (const graph of graphs) expect(graph['@context']).toBe('https://schema.org');
    for (const thing of things) {
      const fields = required[thing['@type']];
      expect(fields, `${route}: ${thing['@type']}`).toBeDefined();
      for (const field of fields ?? []) expect(thing[field], `${route}: ${field}`).toBeTruthy();
    }
  }
});

test('each kind of page has its own kind of facts', () => {
  const types = new Map(
    pages().map(({ route, things }) => [route, things.map((thing) => thing['@type'])]),
  );
  expect(types.get('/')).toEqual(['Organization', 'WebSite']);
  expect(types.get('/team')).toEqual(['BreadcrumbList']);
  expect(types.get('/preise')).toEqual(['Service', 'BreadcrumbList']);
  expect(types.get('/wirksamkeit')).toEqual(['BreadcrumbList']);
  expect(types.get('/team/anna-muster')).toEqual(['ProfilePage', 'BreadcrumbList']);
  expect(types.get('/blog/die-richtige-hilfe-bei-schlafstorungen')).toEqual([
    'BlogPosting',
    'BreadcrumbList',
  ]);
});

test('the way to a page starts at the start page and ends at the page itself', () => {
  for (const { route, things } of pages()) {
    for (const thing of things.filter((one) => one['@type'] === 'BreadcrumbList')) {
      const steps = thing['itemListElement'] as { position: number; name: string; item: string }[];
      expect(
        steps.map(({ position }) => position),
        route,
      ).toEqual(steps.map((_, index) => index + 1));
      expect(new URL(steps[0]?.item ?? '').pathname, route).toBe('/');
      expect(new URL(steps.at(-1)?.item ?? '').pathname, route).toBe(route);
    }
  }
  const profile = pages().find(({ route }) => route === '/team/anna-muster');
  expect(JSON.stringify(profile?.things)).toContain('"position":2,"name":"Team"');
});

test('row R16: the price is machine-readable, with its currency, its month and VAT in it', () => {
  const page = pages().find(({ route }) => route === '/preise');
  const service = page?.things.find((thing) => thing['@type'] === 'Service');
  expect(service?.['offers']).toMatchObject({
    price: 69,
    priceCurrency: 'EUR',
    priceSpecification: { price: 69, unitCode: 'MON', valueAddedTaxIncluded: true },
  });
});

test('no sample number becomes a machine-readable rating', () => {
  for (const { route, things } of pages()) {
    expect(JSON.stringify(things), route).not.toMatch(/rating|review/i);
  }
});

test('an author who belongs to the team leads to the profile', () => {
  const article = pages().find(({ route }) => route === '/blog/guter-schlaf-fuer-schulkinder');
  const posting = article?.things.find((thing) => thing['@type'] === 'BlogPosting');
  const { url } = posting?.['author'] as { url: string };
  expect(new URL(url).pathname).toBe('/team/dr-karl-exempel');
});
