import { expect, test } from 'vitest';
import { readHtml, writeHtml } from '#lib/html-tree.ts';
import { fillPlaceholders } from './filled-text.tsx';

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
