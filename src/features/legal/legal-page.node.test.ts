import { expect, test } from 'vitest';
import { legalText as text } from './legal-page.tsx';

test('facts take the place of their placeholders, wherever they stand', () => {
  const { html } = text('<p>{firma}, {ort}</p>', { firma: 'A &amp; B', ort: '$1' });
  expect(html).toBe('<p>A &amp; B, $1</p>');
});

test('a placeholder nobody has a value for stops the build', () => {
  expect(() => text('<p>{firm}</p>', { firma: 'A' })).toThrow(
    'There is no value for the placeholder {firm}.',
  );
});

test.each([
  ['§\u00A07 Preis und Zahlung', 'paragraf-7'],
  ['§ 12 Ende', 'paragraf-12'],
  ['15. Wie lange wir Daten aufbewahren', 'abschnitt-15'],
  ['Zuständige Behörde für Größeres', 'zustaendige-behoerde-fuer-groesseres'],
])('the section "%s" has the anchor #%s', (title, id) => {
  const { html, sections } = text(`<h2 id="x">${title}</h2>\n<p>Text</p>`, {});
  expect(sections).toEqual([{ id, title }]);
  // The sign and its number are held together.
  const unheld = html.replaceAll(/<\/?span[^>]*>/g, '');
  expect(unheld).toContain(`<h2 id="${id}">${title}</h2>`);
});

test('a title keeps its signs in the list of sections', () => {
  const { sections } = text('<h2>Mein &amp; Dein</h2><p>Text</p>', {});
  expect(sections).toEqual([{ id: 'mein-dein', title: 'Mein & Dein' }]);
});

test('every clause has an anchor that names its section', () => {
  const { html } = text('<h2>§ 3 Preis</h2><p>(1) Eins</p><p>(2) Zwei</p><p>Mehr (3)</p>', {});
  expect(html).toContain('<p id="paragraf-3-absatz-1"><span>(1) </span>Eins</p>');
  expect(html).toContain('<p id="paragraf-3-absatz-2"><span>(2) </span>Zwei</p>');
  expect(html).toContain('<p>Mehr (3)</p>');
});

test('notes for editors never reach a visitor, with whatever is in them', () => {
  const { html } = text('<p>Eins</p><!-- prüfen:\n{egal} --><p>Zwei</p>', {});
  expect(html).toBe('<p>Eins</p><p>Zwei</p>');
});

test('a section whose only fact does not exist is left out, and the others keep their titles', () => {
  const html = '<h2>Nummer</h2>\n<p>{nummer}</p>\n<h2>Kontakt</h2>\n<p>Hier</p>';
  const { sections, html: shown } = text(html, { nummer: '' });
  expect(sections).toEqual([{ id: 'kontakt', title: 'Kontakt' }]);
  expect(shown).not.toContain('Nummer');
});

test('a list that replaces a placeholder does not stand inside a paragraph', () => {
  const { html } = text('<p>{liste}</p>', { liste: '<ul><li>Eins</li></ul>' });
  expect(html).toBe('<ul><li>Eins</li></ul>');
});
