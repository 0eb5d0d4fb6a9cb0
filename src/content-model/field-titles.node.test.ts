import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentFiles } from './collections.ts';

interface Field {
  readonly title?: string;
  readonly enum?: readonly string[];
  readonly enumDescriptions?: readonly string[];
  readonly properties?: Readonly<Record<string, Field>>;
  readonly items?: Field;
}

const context = { image: () => z.string() } as never;

const fieldsIn = (schema: Field, path: string): [string, Field][] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, Field][] => [
    [`${path} › ${name}`, field],
    ...fieldsIn(field, `${path} › ${name}`),
  ]),
  ...(schema.items ? fieldsIn(schema.items, path) : []),
];

const fields = Object.entries(contentFiles).flatMap(([name, { schema }]) => {
  const made = z.toJSONSchema(schema(context) as z.ZodType, {
    io: 'input',
    unrepresentable: 'any',
  });
  return fieldsIn(made as Field, name);
});

test('every field has a title, without the examples and advice that stand beside it', () => {
  expect(fields.length).toBeGreaterThan(400);
  const unnamed = fields.filter(([, { title }]) => !title || /;|\. |zum Beispiel/u.test(title));
  expect(unnamed.map(([path, { title }]) => `${path}: ${title ?? ''}`)).toEqual([]);
});

test('every choice between words of the program says what each of them means', () => {
  const choices = fields.filter(([, field]) => field.enum?.some((word) => /^[a-z]/u.test(word)));
  expect(choices.length).toBeGreaterThan(3);
  for (const [path, field] of choices)
    expect(field.enumDescriptions, path).toHaveLength(field.enum?.length ?? 0);
});
