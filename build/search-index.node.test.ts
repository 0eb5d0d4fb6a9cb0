import { expect, test } from 'vitest';
import { fitPlaces, placesOf } from './search-index.ts';

const page = (main: string, head = '') =>
  `<html><head>${head}<meta name="description" content="Worum es geht."></head><body><header><h2 id="x">Kopf</h2></header><main>${main}</main></body></html>`;

const places = (main: string, head?: string, path = '/seite') =>
  placesOf(path, page(main, head), ['/wach']);

test('a page and every heading with an anchor are places, each with the words below it', () => {
  expect(
    places('<h1>Schlaf</h1><p>Vor&shy;ab.</p><h2 id="eins">Eins</h2><p>A</p><h3>Ohne</h3><p>B</p>'),
  ).toEqual([
    { address: '/seite', type: 'page', title: 'Schlaf', text: 'Worum es geht. Vorab.' },
    { address: '/seite#eins', type: 'page', title: 'Eins', page: 'Schlaf', text: 'A Ohne. B' },
  ]);
});

test('a word above the title is found, but interrupts no sentence of an excerpt', () => {
  const [found] = places('<p>Medizin</p><h1>Mittel</h1><p>Was sie leisten.</p>');
  expect(found?.text).toBe('Worum es geht. Was sie leisten. Medizin');
});

test('the heading of a section leads to the section', () => {
  const [, section] = places(
    '<h1>A</h1><section id="faq"><h2 id="faq-heading">Fragen</h2></section>',
  );
  expect(section?.address).toBe('/seite#faq');
});

test('a question leads to its answer, and what follows belongs to the section around it', () => {
  const found = places(
    '<h1>A</h1><h2 id="faq">Fragen</h2><details><summary><h3>Was kostet es?</h3></summary><div id="kosten"><p>69 €.</p></div></details><p>Danach.</p>',
  );
  expect(found.slice(1)).toEqual([
    {
      address: '/seite#kosten',
      type: 'question',
      title: 'Was kostet es?',
      page: 'A',
      text: '69 €.',
    },
    { address: '/seite#faq', type: 'page', title: 'Fragen', page: 'A', text: 'Danach.' },
  ]);
});

test('a question among those that are folded away is found like the others', () => {
  const question = (id: string) =>
    `<details><summary><h3>${id}?</h3></summary><div id="${id}"><p>Ja.</p></div></details>`;
  const found = places(
    `<h1>A</h1><h2 id="faq">Fragen</h2>${question('eins')}<details><summary>Mehr</summary>${question('zwei')}</details>`,
  );
  expect(found.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/seite#eins', '/seite#zwei']),
  );
});

test('what is no text of the page is left out', () => {
  const [found] = places(
    '<h1>A</h1><p>Text<sup><a href="#q">1</a></sup></p><script>var x</script><svg><text>S</text></svg><aside>Neu</aside><p class="not-printed">T</p><p class="a sr-only">U</p><p hidden>V</p><p class="needs-script">wird geöffnet …</p><li data-article="x">W</li><section aria-labelledby="quellen"><h2 id="quellen">Quellen</h2></section>',
  );
  expect(found?.text).toBe('Worum es geht. Text');
});

test('words of neighbouring elements are found as separate words', () => {
  const step = '<p><span>2</span><span>Jeden Tag</span></p>';
  const [found, question] = places(
    `<h1>A</h1>${step}<details><summary>F</summary><div id="f">${step}</div></details>`,
  );
  expect(found?.text).toBe('Worum es geht. 2 Jeden Tag');
  expect(question?.text).toBe('2 Jeden Tag');
});

test('cells of a table do not run together', () => {
  const [found] = places(
    '<h1>A</h1><table><tr><th>Anzeichen</th><th>Praxis</th></tr><tr><td>Schnarchen</td><td>Lunge</td></tr></table>',
  );
  expect(found?.text).toBe('Worum es geht. Anzeichen · Praxis Schnarchen · Lunge');
});

test('a page that is hidden has no places, and neither has one without a heading', () => {
  expect(places('<h1>A</h1>', '<meta name="robots" content="noindex" data-hidden>')).toEqual([]);
  expect(places('<p>A</p>')).toEqual([]);
});

test('in a trial, which search engines may not list, its own search finds the pages', () => {
  expect(places('<h1>A</h1>', '<meta name="robots" content="noindex">')).toHaveLength(1);
});

test('addresses tell what a page is; an article brings its keywords', () => {
  const types = ['/wach', '/wach/gedanken', '/blog/eins', '/agb', '/team'].map(
    (path) => places('<h1>A</h1>', '', path)[0]?.type,
  );
  expect(types).toEqual(['tool', 'tool', 'article', 'legal', 'page']);
  const data = '<script type="application/ld+json">{"@graph":[{"keywords":["KVT-I"]}]}</script>';
  expect(places('<h1>A</h1>', data)[0]?.keywords).toBe('KVT-I');
});

const whole = { address: '/blog/a', type: 'article', title: 'A', text: 'x'.repeat(100) } as const;
const heading = { ...whole, address: '/blog/a#eins', title: 'Eins', page: 'A' };

test('a website of ordinary size is searched whole', () => {
  expect(fitPlaces([whole, heading], { places: 2, characters: 200 })).toEqual([whole, heading]);
});

test('when all texts together are too long, every place keeps the same share', () => {
  const fitted = fitPlaces([whole, heading], { places: 2, characters: 60 });
  expect(fitted.map(({ text }) => text.length)).toEqual([30, 30]);
});

test('with too many places an article is one place that knows its headings', () => {
  const other = { ...whole, address: '/blog/b' };
  expect(fitPlaces([whole, heading, other], { places: 2, characters: 1000 })).toEqual([
    { ...whole, text: `${whole.text} Eins` },
    other,
  ]);
});
