import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { rewriteEntry } from '../content/rewrite-entry.ts';
import { splitEntry } from '../../src/content-model/split-entry.ts';
import { contentFiles } from '../../src/content-model/collections.ts';
import type { ContentName } from './content-schema.ts';
import { documentOf, valuesOf, type Lookups } from './values.ts';

const known: string[] = [];
const idFor = (words: string) =>
  known.includes(words) ? known.indexOf(words) : known.push(words) - 1;
const lookups: Lookups = {
  pictureAt: idFor,
  fileOf: (id) => known[Number(id)],
  named: (_kind, name) => idFor(name),
  nameOf: (_kind, id) => known[Number(id)],
};

const files = ['content', 'tests/example-content'].flatMap((folder) => {
  const root = fileURLToPath(new URL(`../../${folder}/`, import.meta.url));
  return Object.entries(contentFiles).flatMap(([name, { files: pattern }]) =>
    globSync(pattern, { cwd: root }).map((file) => ({
      file: `${folder}/${file}`,
      name: name as ContentName,
      text: readFileSync(`${root}${file}`, 'utf8'),
    })),
  );
});

test('every file of the content is tried', () => expect(files.length).toBeGreaterThan(250));

test.each(files)(
  '$file goes into the office and comes back byte for byte',
  ({ file, name, text }) => {
    const values = parseDocument(splitEntry(file, text).fields).toJS() as Record<string, unknown>;
    const document = documentOf(name, values, lookups);
    // What has no value is null in the database.
    const stored = JSON.parse(
      JSON.stringify(document, (_key, one: unknown) => one ?? null),
    ) as never;
    expect(rewriteEntry(name, text, { values: valuesOf(name, stored, lookups, values) })).toBe(
      text,
    );
  },
);

test('a new entry says no more than its fields', () => {
  const values = { order: 1, question: 'Was?', answer: ['Das.'] };
  const written = valuesOf('faq', documentOf('faq', values, lookups), lookups);
  expect(written).toMatchObject(values);
});
