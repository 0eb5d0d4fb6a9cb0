import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { rewriteYaml } from './rewrite-yaml.ts';

// What a reader may take for a day, a number, a mark or the end of something, and what people paste.
const PIECES = [
  ...'2024-12-12 2001-12-14t21:59:43-05:00 12:30 12:30:45 07 0o14 0x1F 0b11 -0b11 1_000 1e3'.split(
    ' ',
  ),
  ...'.5 1. +1 -1 .inf .nan 69 true yes No on null ~ << = ! !!int *a &a %YAML --- ... - : ?'.split(
    ' ',
  ),
  ...'# , { } [ ] | > @ ` \\ \' " „ “ 😴 ü Schlaf __proto__ {preis} [@a4]'.split(' '),
  ': ',
  ' #',
  '- ',
  '? ',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\n  ',
  '\t',
  ' \n',
  '2001-12-14 21:59:43',
  '\u00A0',
  '\u0085',
  '\u2028',
  '\uFEFF',
  'Ein Satz. ',
  'Wort '.repeat(25),
];

// The same texts every time.
function* drawing(): Generator<number, never> {
  for (let state = 20_261_125; ;) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    yield ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  }
}
const drawn = drawing();
const upTo = (count: number): number => Math.floor(drawn.next().value * count);
const someText = (): string =>
  Array.from({ length: 1 + upTo(4) }, () => PIECES[upTo(PIECES.length)] ?? '').join('');

const TEXTS = [...PIECES, ...Array.from({ length: 1500 }, someText)];

// Every way in which a text may stand in a file before it is changed.
const FILES = [
  '',
  'text: vorher\n',
  "text: 'vorher' # Notiz\n",
  'text: "vorher"\n',
  'text: >-\n  vorher\n',
  'text: |\n  vorher\n',
  'text: 2024-12-12\n',
  'list:\n  - vorher\n',
  'list: [vorher, nachher]\n',
  'group:\n  text: vorher\n',
];

test('what is written into a file is read as it was meant, whatever the words are', () => {
  for (const [at, text] of TEXTS.entries()) {
    const before = FILES[upTo(FILES.length)] ?? '';
    const wanted = { text, list: [text, 'Ende'], group: { text, place: at } };
    const after = rewriteYaml(before, wanted);
    expect(parse(after), JSON.stringify(text)).toEqual(wanted);
  }
});

test('a day that stands without quotes stays as it is when something else is changed', () => {
  const before = 'date: 2024-12-12\nname: vorher\n';
  expect(rewriteYaml(before, { date: '2024-12-12', name: 'nachher' })).toBe(
    'date: 2024-12-12\nname: nachher\n',
  );
});
