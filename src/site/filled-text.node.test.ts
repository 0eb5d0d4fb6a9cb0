import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readHtml, writeHtml } from '#lib/html-tree.ts';
import { fillPlaceholders, FilledText, type TextValues } from './filled-text.tsx';

test('a price that ends with an abbreviation brings the full stop of its sentence along', () => {
  const values = {
    preis: readHtml('69 € inkl. MwSt.').children,
    ort: readHtml('<a href="/koeln">Köln</a>').children,
  };
  const filled = (html: string) => {
    const tree = readHtml(html);
    fillPlaceholders(tree, values);
    return writeHtml(tree);
  };
  expect(filled('<p>Es kostet {preis}. Komm nach {ort}.</p>')).toBe(
    '<p>Es kostet 69 € inkl. MwSt. Komm nach <a href="/koeln">Köln</a>.</p>',
  );
  expect(filled('{preis}, monatlich')).toBe('69 € inkl. MwSt., monatlich');
});

test('values that are words become one text with the words around them', () => {
  const values = {
    preis: '69 € inkl. MwSt.',
    'support-email': createElement('a', null, 'Mail'),
  } as unknown as TextValues;
  const filled = (text: string) => renderToString(createElement(FilledText, { text, values }));
  expect(filled('Es kostet {preis}. Schreib an {support-email}.')).toBe(
    'Es kostet 69 € inkl. MwSt. Schreib an <a>Mail</a>.',
  );
});
