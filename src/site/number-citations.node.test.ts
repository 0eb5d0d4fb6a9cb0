import { expect, test } from 'vitest';
import type { Source } from '#content-model/queries.ts';
import { readHtml, writeHtml } from '#lib/html-tree.ts';
import { numberCitations } from './number-citations.ts';

const numbered = (html: string, known?: ReadonlyMap<string, Source>) => {
  const tree = readHtml(html);
  const sources = numberCitations(tree, known);
  return { html: writeHtml(tree), sources };
};

test('sources are numbered in the order of first use, and a second use keeps its number', () => {
  const { html, sources } = numbered('<p>Eins. [@b2] Zwei. [@a1] Noch einmal. [@b2]</p>');
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Eins.1 Zwei.2 Noch einmal.1');
  expect(sources).toEqual([
    { key: 'b2', number: 1, places: ['zitat-1-1', 'zitat-1-2'] },
    { key: 'a1', number: 2, places: ['zitat-2-1'] },
  ]);
});

test('several sources at one place are links of their own, each with a name that can be spoken', () => {
  const { html } = numbered('<p>Viele Studien. [@a1; @b2]</p>');
  expect(html).toBe(
    '<p>Viele Studien.<sup class="citation">' +
      '<a id="zitat-1-1" href="#quelle-1" aria-label="Quelle 1">1</a>, ' +
      '<a id="zitat-2-1" href="#quelle-2" aria-label="Quelle 2">2</a></sup></p>',
  );
});

test('a source is named where it is cited first: who wrote it, without initials, and when', () => {
  const source = { title: 'T', publication: 'P', finding: 'F', year: 2017 };
  const known = new Map([
    ['a1', { ...source, authors: 'van der Muster AB, Beispiel C' }],
    ['b2', { ...source, authors: 'Kammer "Schlaf" (Hrsg.) mit anderen' }],
  ]);
  const { html } = numbered('<p>Eins. [@a1; @b2] Zwei. [@a1]</p>', known);
  const names = [...html.matchAll(/data-work="([^"]*)"/gu)].map(([, name]) => name);
  expect(names).toEqual(['1 van der Muster u.\u00A0a., 2017', '2 Kammer &quot;Schlaf&quot;, 2017']);
});

test('where a table cites a source first, running text names it later', () => {
  const source = { title: 'T', publication: 'P', finding: 'F', year: 2017, authors: 'Muster A' };
  const { html } = numbered(
    '<div><p>Eins. [@a1]</p></div><p>Zwei. [@a1]</p>',
    new Map([['a1', source]]),
  );
  expect(html).toMatch(/^<div>(?:(?!data-work).)*<p>Zwei\..*data-work="1 Muster, 2017"/u);
});

test('other brackets stay as they are', () => {
  const words = '<p>Er sagte [lachend] etwas über [a1] und schlaf@beispiel.example.</p>';
  expect(numbered(words)).toEqual({ html: words, sources: [] });
});
