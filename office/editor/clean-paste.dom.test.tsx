import { expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

// As Google Docs puts texts into the clipboard: one bold element around everything, a style on every word, lists in
// lists without an entry between, and links over a page of its own.
const span = (style: string, words: string) =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${style}">${words}</span>`;
const paragraph = (inside: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${inside}</p>`;
const entry = (level: number, words: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="${String(level)}"><p dir="ltr" style="line-height:1.38;" role="presentation">${span('', words)}</p></li>`;
const cell = (words: string) =>
  `<td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt;">${paragraph(span('', words))}</td>`;
const document = (inside: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0f1a2b3c-7fff-1234-5678-9abcdef01234">${inside}</b><br class="Apple-interchange-newline">`;

const cleaned = (inside: string): string => cleanPaste(document(inside)).body.innerHTML;

test.each([
  [
    'bold and italic words by their style, and nothing bold around',
    paragraph(
      span('', 'Ein ') + span('font-weight:700;', 'fetter') + span('font-style:italic;', ' Satz'),
    ),
    '<p>Ein <strong>fetter</strong><em> Satz</em></p>',
  ],
  [
    'headings without their bold, and the largest as the first that the editor has',
    `<h1 dir="ltr">${span('font-weight:700;', 'Titel')}</h1><h3>${span('', 'Unter')}</h3>`,
    '<h2>Titel</h2><h3>Unter</h3>',
  ],
  [
    'lists in lists',
    `<ul style="margin-top:0;">${entry(1, 'oben')}<ul>${entry(2, 'darunter')}</ul></ul>`,
    '<ul><li><p>oben</p></li><ul><li><p>darunter</p></li></ul></ul>',
  ],
  [
    'a link without the detour',
    paragraph(
      `<a href="https://www.google.com/url?q=https://example.org/a%3Fb%3D1&amp;sa=D&amp;source=editors" style="text-decoration:none;">${span('color:#1155cc;text-decoration:underline;', 'Link')}</a>`,
    ),
    '<p><a href="https://example.org/a?b=1">Link</a></p>',
  ],
  [
    'a table whose first row is its head',
    `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt">${cell('Kopf')}${cell('Wert')}</tr><tr>${cell('a')}${cell('b')}</tr></tbody></table></div>`,
    '<div><table><tbody><tr><th><p>Kopf</p></th><th><p>Wert</p></th></tr><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table></div>',
  ],
  [
    'no empty lines',
    `${paragraph(span('', 'Eins'))}<br />${paragraph(span('', '&nbsp;'))}`,
    '<p>Eins</p>',
  ],
  [
    'no pictures from elsewhere',
    paragraph('Wort <img src="https://lh7.googleusercontent.com/x" />'),
    '<p>Wort </p>',
  ],
])('from Google Docs come %s', (_what, inside, expected) => {
  expect(cleaned(inside)).toBe(expected);
});
