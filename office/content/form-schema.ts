import { z } from 'zod';
import { contentFiles } from '#content-model/collections.ts';
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
