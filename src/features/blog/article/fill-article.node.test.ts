import { expect, test } from 'vitest';
import type { Figure } from '#content-model/queries.ts';
import { figureHtml, figureWords } from '../figures/figure-view.tsx';
import { readHtml, writeHtml } from '#lib/html-tree.ts';
import { fillArticle } from './fill-article.tsx';

const facts = { preis: '69\u00A0€ pro Monat inkl. MwSt.' };
const circle: Figure = {
  drawing: 'circle',
  kind: 'Schema',
  title: 'Ein Kreis',
  caption: 'So hält er sich am Laufen. [@d5; @d6]',
  stations: ['Gedanke', 'Gefühl', 'Körper', 'Beobachtung'].map((name) => ({ name, text: 'x' })),
};
const filled = (html: string, values: Parameters<typeof fillArticle>[1], draw = figureHtml) => {
  const tree = readHtml(html);
  fillArticle(tree, values, draw);
  return writeHtml(tree);
};
const values = { facts, figures: new Map([['kreis:sorgen', circle]]) };

test('the price of the offer stands where an article asks for it, and a sentence ends with one full stop', () => {
  expect(filled('<p>Das Coaching kostet {preis}.</p>', values)).toBe(
    '<p>Das Coaching kostet 69\u00A0€ pro Monat inkl. MwSt.</p>',
  );
});

test('a fact is words, whatever it holds', () => {
  const facts = { preis: '<img src=x onerror=ran()>' };
  expect(filled('<p>{preis}</p>', { ...values, facts })).toBe(
    '<p>&lt;img src=x onerror=ran()></p>',
  );
});

test('a figure stands where its name was, with its citations', () => {
  const html = filled('<p>Davor.</p>\n<p>{kreis:sorgen}</p>', values);
  expect(html).toMatch(/^<p>Davor\.<\/p>\n<figure/);
  expect(html).toContain('So hält er sich am Laufen. [@d5; @d6]');
});

test('feed readers get the words of a figure', () => {
  const html = filled('<p>{kreis:sorgen}</p>', values, figureWords);
  expect(html).toContain('Gedanke: x → Gefühl: x');
  expect(html).not.toContain('<svg');
});
