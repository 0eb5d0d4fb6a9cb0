import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { fieldsIn, splitEntry } from '../../src/content-model/split-entry.ts';
import { kinds } from '../collections/kinds.ts';
import { rewriteEntry } from './rewrite-entry.ts';
import { rewriteYaml } from './rewrite-yaml.ts';

const folders = ['content', 'tests/example-content'];

const everyEntry = folders.flatMap((folder) =>
  kinds.flatMap(({ name: collection, fileOf }) =>
    globSync(fileOf('*'), { cwd: folder }).map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const { fields, body } = splitEntry(file, text);
      return { collection, file, text, values: fieldsIn(fields), body };
    }),
  ),
);

const valuesOf = (values: unknown) => values as Record<string, unknown>;

test('a form that nobody changed gives back every file of the content byte for byte', () => {
  expect(everyEntry.length).toBeGreaterThan(150);
  for (const { collection, values, body, text, file } of everyEntry) {
    // As it comes back from a browser.
    const sent = JSON.parse(JSON.stringify({ values, body })) as { values: never; body?: string };
    expect(rewriteEntry(collection, text, sent), file).toBe(text);
  }
});

test('a changed text changes its own field in every file and nothing else', () => {
  for (const { collection, values, body, text, file } of everyEntry) {
    const written = valuesOf(values);
    const name = Object.keys(written).find((key) => typeof written[key] === 'string');
    if (name === undefined) continue;
    const changed = { ...written, [name]: 'Ein anderer Text' };
    const after = rewriteEntry(collection, text, { values: changed, body });
    const lines = new Set(after.split('\n'));
    const gone = text.split('\n').filter((line) => !lines.has(line));
    const width = JSON.stringify(written[name]).length / 20 + 3;
    expect(gone.length, `${file}: ${gone.join('|')}`).toBeLessThanOrEqual(width);
  }
});

describe('comments, order and quotes', () => {
  const text = [
    '# Notiz am Anfang',
    '',
    '# über den Namen',
    "name: 'Preis: niedrig'   # am Ende",
    'lead: >-',
    '  Ein Text,',
    '  eigenwillig umgebrochen.',
    '# über die Liste',
    'list:',
    '  - eins',
    '  # beim zweiten',
    '  - "zwei"',
    'last: true',
    '',
  ].join('\n');
  const values = {
    name: 'Preis: niedrig',
    lead: 'Ein Text, eigenwillig umgebrochen.',
    list: ['eins', 'zwei'],
    last: true,
  };

  test('stay when one field changes', () => {
    expect(rewriteYaml(text, { ...values, last: false })).toBe(text.replace('true', 'false'));
    const renamed = rewriteYaml(text, { ...values, name: 'Preis: hoch' });
    expect(renamed).toBe(text.replace("'Preis: niedrig'   #", "'Preis: hoch' #"));
  });

  test('stay in a list whose entries move', () => {
    const after = rewriteYaml(text, { ...values, list: ['neu', 'zwei', 'eins'] });
    expect(after).toContain('\n  - neu\n  # beim zweiten\n  - "zwei"\n  - eins\n');
    expect(after.startsWith(text.slice(0, text.indexOf('list:')))).toBe(true);
  });

  test('a new field stands where the schema has it, a removed one goes with its comment', () => {
    const order = ['name', 'hint', 'lead', 'list', 'last'];
    const added = rewriteYaml(text, { ...values, hint: 'Neu' }, order);
    expect(added).toContain('# am Ende\nhint: Neu\nlead: >-\n  Ein Text,\n');
    const { name, lead, last } = values;
    const others = { name, lead, last };
    expect(rewriteYaml(text, others)).not.toContain('# über die Liste');
  });

  test('stay at the start of a file whose first field goes, with the empty lines there', () => {
    const { lead, list, last } = values;
    const gap = text.replace('lead:', '\nlead:');
    expect(rewriteYaml(gap, { lead, list, last })).toMatch(/^# Notiz am Anfang\n[^]*\n\nlead: >-/u);
    expect(rewriteYaml(`\n${text}`, { ...values, last: false })).toBe(
      `\n${text.replace('true', 'false')}`,
    );
  });
});

test.each([
  'Mit: Doppelpunkt und # Raute',
  '@anfang',
  '12',
  'true',
  "Ein 'Zitat' und „noch eins“",
  '--- drei Striche',
  'Zeile eins\nZeile zwei',
  '{preis} zuerst',
  `${'Ein langer Satz mit vielen Wörtern. '.repeat(9)}Ende.`,
  '<script>alert(1)</script>',
  'Umbruch\u2028 und Emoji 😴',
])('the text %j is read again as it was written', (words) => {
  const after = rewriteEntry('faq', '', {
    values: { order: 1, question: words, answer: [words] },
  });
  expect(parse(after)).toEqual({ order: 1, question: words, answer: [words] });
});

test('signs that nobody sees, as they come with pasted words, are left out', () => {
  const words = { order: 1, question: 'Was\u000B ist\u0007?', answer: ['So\u009F.\uFFFF'] };
  expect(parse(rewriteEntry('faq', '', { values: words }))).toEqual({
    order: 1,
    question: 'Was ist?',
    answer: ['So.'],
  });
});

test('the text of an article is replaced below fields that keep every byte', () => {
  const article = everyEntry.find(({ collection }) => collection === 'blog');
  if (article === undefined) throw new Error('There is no article.');
  const { collection, values, text } = article;
  const after = rewriteEntry(collection, text, {
    values: valuesOf(values),
    body: '## Neu\r\n\r\nText',
  });
  expect(after).toBe(`${text.slice(0, text.indexOf('\n---\n'))}\n---\n\n## Neu\n\nText\n`);
});

test('a text whose line endings were changed by a browser keeps every byte', () => {
  const article = everyEntry.find(({ collection }) => collection === 'blog');
  if (article === undefined) throw new Error('There is no article.');
  const { collection, values } = article;
  const fields = article.text.slice(0, article.text.indexOf('\n---\n') + 5);
  const body = 'Erste Zeile  \r\n\r\nZweite\t\r\nohne Ende';
  const sent = { values: valuesOf(values), body: body.replaceAll('\r\n', '\n') };
  expect(rewriteEntry(collection, `${fields}\n${body}`, sent)).toBe(`${fields}\n${body}`);
  const changed = { ...sent, body: `${sent.body} Neu` };
  const after = rewriteEntry(collection, `${fields}\n${body}`, changed);
  expect(after).toBe(`${fields}\n${body} Neu\r\n`);
});
