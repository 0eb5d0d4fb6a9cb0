import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { kinds } from '../collections/kinds.ts';
import { fieldsOf } from './generate-fields.ts';

interface Said {
  readonly name?: string;
  readonly label?: unknown;
  readonly admin?: { readonly description?: unknown; readonly placeholder?: unknown };
  readonly fields?: readonly Field[];
}

const saidBy = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    const { name = '', label, admin, fields: below = [] } = field as Said;
    // A field without words of its own is called by its English name.
    const words = [label === name ? `${name} has no name` : label];
    words.push(admin?.description, admin?.placeholder);
    return [...words.filter((one) => typeof one === 'string'), ...saidBy(below)];
  });

test.each(kinds.map(({ name }) => name))(
  'the fields of "%s" speak of the website alone',
  (name) => {
    const said = saidBy(fieldsOf(name));
    expect(said.length).toBeGreaterThan(0);
    const forbidden =
      /Datei|Schlüssel|YAML|Markdown|\bGit\b|\.(?:md|yaml|jpg)\b|\.\.\/|has no name/iu;
    expect(said.filter((words) => forbidden.test(words))).toEqual([]);
  },
);
