import { expect, test } from 'vitest';
import { addressOf, dataAddress, viewAt, type ListView } from './addresses.ts';

const views: [string, ListView][] = [
  ['/blog', { from: 1, until: 1 }],
  ['/blog?bis=3', { from: 1, until: 3 }],
  ['/blog/seite/2', { from: 2, until: 2 }],
  ['/blog/seite/2?bis=4', { from: 2, until: 4 }],
  ['/blog/kategorie/beratung', { category: 'beratung', from: 1, until: 1 }],
  ['/blog/kategorie/beratung/seite/3?bis=5', { category: 'beratung', from: 3, until: 5 }],
];

test.each(views)('%s is the address of its view, and back', (address, view) => {
  expect(addressOf(view)).toBe(address);
  expect(viewAt(new URL(address, 'https://site.example'))).toEqual(view);
});

test.each(['?bis=0', '?bis=x', '?bis=1.5', '?bis='])('%s shows the first page alone', (search) => {
  expect(viewAt({ pathname: '/blog', search })).toEqual({ from: 1, until: 1 });
});

test('the data of a page lies beside it', () => {
  expect(dataAddress(undefined, 2)).toBe('/blog/seite/2.json');
  expect(dataAddress('beratung', 1)).toBe('/blog/kategorie/beratung/seite/1.json');
});
