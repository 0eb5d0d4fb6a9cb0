import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { splitEntry } from '../../src/content-model/split-entry.ts';
import { protectSpaces } from '../fields/protected-spaces.ts';
import {
  LONGEST_BLOCK,
  paragraph,
  textNode,
  wholeText,
  type LexicalText,
  type Places,
} from './lexical-nodes.ts';
import { readMarkdown } from './read-markdown.ts';
import { GoneError, writeMarkdown } from './write-markdown.ts';

// Numbers in place of names, as documents and pictures have them once they are imported.
const known: string[] = [];
const numberOf = (name: string): number => {
  if (!known.includes(name)) known.push(name);
  return known.indexOf(name);
};
const places: Places = {
  documentAt: (path) => {
    const [, relationTo, slug] = /^\/(blog|team)\/([a-z0-9-]+)$/u.exec(path) ?? [];
    if (relationTo === undefined || slug === undefined) return undefined;
    return { relationTo, value: numberOf(path) };
  },
  pathOf: ({ value }) => known[Number(value)],
  pictureAt: (file) => numberOf(file),
  fileOf: (picture) => known[Number(picture)],
};

const there = (markdown: string) => readMarkdown(markdown, places);
const thereAndBack = (markdown: string) => writeMarkdown(there(markdown), places);

const texts = ['content', 'tests/example-content'].flatMap((folder) => {
  const root = fileURLToPath(new URL(`../../${folder}/`, import.meta.url));
  return globSync('**/*.md', { cwd: root })
    .filter((file) => file !== 'README.md')
    .map((file) => ({
      name: `${folder}/${file}`,
      body: splitEntry(file, readFileSync(`${root}${file}`, 'utf8')).body ?? '',
    }));
});

test.each(['Ein [Rat](/blog/rat).\n', '![Ein Bett](bett.jpg)\n'])(
  'what is gone since is not left out without a word: %s',
  (markdown) => {
    const gone: Places = { ...places, pathOf: () => undefined, fileOf: () => undefined };
    expect(() => writeMarkdown(there(markdown), gone, markdown)).toThrow(GoneError);
  },
);

describe('the texts of the content', () => {
  test('are all there', () => expect(texts.length).toBeGreaterThanOrEqual(32));

  test.each(texts)('$name comes back byte for byte', ({ body }) => {
    expect(writeMarkdown(there(body), places, body)).toBe(body);
  });

  // Lines of these files are wrapped by hand, which an editor without lines cannot know.
  const isWrapped = (name: string) => /\/(?:legal|team)\//u.test(name);
  test.each(texts.filter(({ name }) => !isWrapped(name)))(
    '$name comes back byte for byte without the text it came from',
    ({ body }) => {
      expect(thereAndBack(body)).toBe(protectSpaces(body));
    },
  );
  test.each(texts)('$name says the same without the text it came from', ({ body }) => {
    const said = withoutIds(there(thereAndBack(body)));
    expect(said).toEqual(withoutIds(there(thereAndBack(protectSpaces(body)))));
  });
});

const hard: Record<string, string> = {
  'a quote with paragraphs and a list':
    '> **Zuerst:** ein Absatz.\n>\n> - ein Punkt\n> - noch einer\n>   - darunter\n>\n> Noch ein Absatz [@a1].\n',
  'a quote in a quote': '> außen\n>\n> > innen\n',
  'a heading in a quote': '> ### Titel\n>\n> Text\n',
  'a table with alignment and signs':
    '| links | Mitte | rechts | – |\n| :--- | :---: | ---: | --- |\n| a\\|b | **fett** | [x](/y) | [@a1; @b2] |\n| | leer | | `c` |\n',
  'signs of Markdown as text':
    '\\*kein Stern\\* und \\[keine Klammer], 3 \\* 4, a\\_b, \\<b>, \\`c\\`, a\\\\\\*b und \\&nbsp; & C&A\n',
  'signs at the start of a line':
    '\\# keine Überschrift\n\n\\- kein Punkt\n\n1\\. keine Liste\n\n\\> kein Zitat\n',
  'protected spaces': 'Dr. Exempel, 7\u00A0Uhr, 20\u00A0%, z.\u00A0B. „so“ – und 5–7\n',
  'an ellipsis, a soft hyphen and an emoji': 'Schlaf­störung … 😴\n',
  'bold, italics and both': '**fett** *kursiv* ***beides*** **fett *kursiv* fett** *a **b** c*\n',
  'bold within a word': 'Schlaf**druck**messung und **fett**, **fett**.\n',
  'bold that reaches over a link':
    '**Siehe [hier](/blog/a) nach** und [so](https://example.org/?a=1&b=2)\n',
  'a link to a place on a page':
    '[dort](/blog/a#stelle), [hier](#oben), [Mail](mailto:a@example.org)\n',
  code: 'Der Name `cookieConsent` und ``a`b``\n',
  'lists in lists':
    '- eins\n  - zwei\n    1. drei\n    2. vier\n  - fünf\n- sechs\n\n3. drei\n4. vier\n',
  'a paragraph in a list': '- eins\n\n  noch eins\n\n- zwei\n',
  'a line that ends early': 'Straße 1\\\n12345 Ort\n',
  'two lists in a row': '- a\n\n<!-- Notiz -->\n\n- b\n',
  'pictures and figures':
    'Vorher.\n\n![Was zu sehen ist](../pictures/blog-entspannung.jpg)\n\n{balken:name-1}\n\nNachher {company.name}.\n',
  'a note that nobody sees': '<!-- Anwaltlich prüfen: zwei\n     Zeilen -->\n\nText\n',
  'a line between parts': 'a\n\n---\n\nb\n',
  'every heading': '## Zwei\n\n### Drei **fett**\n\n#### Vier [@a1]\n',
  nothing: '',
};

describe('hard cases', () => {
  test.each(Object.entries(hard))('%s', (_name, markdown) => {
    expect(thereAndBack(markdown)).toBe(markdown);
  });
});

describe('bold and italics that overlap in any way come back at the same letters', () => {
  test.each([
    ['words', ['eins ', 'zwei ', 'drei ', 'vier']],
    ['parts of a word', ['ei', 'n', 'e', 'r']],
    ['blanks on both sides', ['eins', ' zwei ', ' ', 'drei']],
    ['signs', ['(a)', '„b“', '–', 'c!']],
    ['emojis', ['a', '🌙', '😴', 'b ']],
  ])('%s', (_name, words) => {
    for (let choice = 0; choice < 4 ** words.length; choice += 1) {
      const nodes = words.map((word, at) => textNode(word, (choice >> (2 * at)) & 3));
      const typed = wholeText([paragraph(nodes)]);
      const written = writeMarkdown(typed, places);
      expect(lettersOf(there(written)), written).toBe(lettersOf(typed));
    }
  });
});

// The style of a blank is seen by nobody.
const lettersOf = (text: LexicalText): string =>
  (text.root.children[0]?.children ?? [])
    .flatMap((node) =>
      Array.from(String(node['text']), (letter) =>
        letter.trim() === '' ? letter : `${letter}${String(node['format'])}`,
      ),
    )
    .join('')
    .trim();

describe('what somebody types to stop the office', () => {
  test.each(['![a](../', '[@', '> ', '**', '[', '<', '`', ' ', '- ', '|', '&', '\\'])(
    'a paragraph as long as one may be, full of "%s", costs no more than a second or two',
    (sign) => {
      const typed = wholeText([
        paragraph([textNode(`a${sign.repeat(LONGEST_BLOCK / sign.length)}b`, 0)]),
      ]);
      const began = performance.now();
      const written = writeMarkdown(typed, places);
      there(written);
      expect(performance.now() - began).toBeLessThan(4000);
    },
  );
});

describe('the text that it came from', () => {
  const before =
    '* ein Stern\n* und noch einer\n\nEine Zeile,\ndie weitergeht.\n\n\nUnten\n=====\n\n__fett__ `x`\n';

  test('keeps its bytes, however it is written', () => {
    expect(writeMarkdown(there(before), places, before)).toBe(before);
  });

  test('keeps the bytes of every block that nobody changed', () => {
    const changed = there(before.replace('weitergeht', 'anders weitergeht'));
    expect(writeMarkdown(changed, places, before)).toBe(
      before.replace(
        'Eine Zeile,\ndie weitergeht.\n\n\n',
        'Eine Zeile, die anders weitergeht.\n\n',
      ),
    );
  });

  test('keeps them when a block was added, moved or removed', () => {
    const added = there(before.replace('Unten\n', 'Neu.\n\nUnten\n'));
    expect(writeMarkdown(added, places, before)).toContain(
      'Eine Zeile,\ndie weitergeht.\n\nNeu.\n\nUnten\n=====\n\n__fett__ `x`\n',
    );
  });
});

describe('what an editor leaves behind', () => {
  test('a number is never parted from what it counts, though nobody types a protected space', () => {
    const written = thereAndBack('Um 7 Uhr, z. B. mit 20 % (§ 5 DDG).\n');
    expect(written).toBe('Um 7_Uhr, z._B. mit 20_% (§_5 DDG).\n'.replaceAll('_', '\u00A0'));
  });

  test('bold blanks at the end of a word stay outside', () => {
    const text = there('**fett** weiter\n');
    const json = JSON.stringify(text).replace('"fett"', '"fett "').replace('" weiter"', '"weiter"');
    expect(writeMarkdown(JSON.parse(json) as never, places)).toBe('**fett** weiter\n');
  });

  test.each(['Eins\n', '## Eins\n', '- Eins\n'])(
    'a new line at the end of %j is none',
    (markdown) => {
      const text = there(markdown);
      const json = JSON.stringify(text);
      const words = /\{[^{}]*"text":"Eins"[^{}]*\}/u.exec(json)?.[0] ?? '';
      const longer = json.replace(words, `${words},{"type":"linebreak","version":1}`);
      expect(longer).not.toBe(json);
      expect(writeMarkdown(JSON.parse(longer) as never, places)).toBe(markdown);
    },
  );

  test('merged cells of a table leave every value in its column', () => {
    const text = there('| A | B | C |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n| 4 | 5 | 6 |\n');
    const [table] = text.root.children as unknown as { children: { children: object[] }[] }[];
    const [head, first, second] = table?.children ?? [];
    Object.assign(head?.children[0] ?? {}, { colSpan: 2 });
    head?.children.splice(1, 1);
    Object.assign(first?.children[0] ?? {}, { rowSpan: 2 });
    second?.children.splice(0, 1);
    expect(writeMarkdown(text, places)).toBe(
      '| A | | C |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n| | 5 | 6 |\n',
    );
  });

  test('HTML is text and never becomes HTML', () => {
    const written = thereAndBack('a <script>alert(1)</script>\n\n<div onclick="x">b</div>\n');
    expect(written).not.toMatch(/(?<!\\)<(?:script|div)/u);
  });
});

function withoutIds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, one: unknown) => (key === 'id' ? undefined : one)));
}
