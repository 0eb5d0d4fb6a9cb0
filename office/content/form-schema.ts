import { z } from 'zod';
import type { FieldPath } from '../../content-check/content-problem.ts';
import { fieldName } from '../../content-check/content-report.ts';
import { contentFiles } from '../../src/content-model/collections.ts';
import type { CollectionName } from './entries.ts';

export type FormSchema = z.core.JSONSchema.JSONSchema;

/** The mark by which a form knows a picture. */
export const PICTURE_FORMAT = 'picture';

// Where a schema asks Astro for a picture, a form asks for the name of its file.
const context = {
  image: () => z.string().meta({ format: PICTURE_FORMAT }),
} as never;

/**
 * The fields of a collection as JSON Schema, from the schema that the build uses: titles become
 * labels, descriptions hints, limits counters.
 */
export function formSchema(collection: CollectionName): FormSchema {
  const schema = contentFiles[collection].schema(context) as z.ZodType;
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** The way to a field in the words of the schema; the names of the file where it has none. */
export function labelOf(schema: FormSchema, path: FieldPath): string {
  let at: FormSchema | undefined = schema;
  const words = path.map((step) => {
    if (typeof step === 'number') {
      at = at?.items as FormSchema | undefined;
      return fieldName([step]);
    }
    at = at?.properties?.[step] as FormSchema | undefined;
    return at?.title ?? step;
  });
  return words.join(' › ');
}
