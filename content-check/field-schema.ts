import { z } from 'zod';
import type { FieldPath } from './content-problem.ts';

const inner = (schema: z.core.$ZodType): z.core.$ZodType | undefined => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schema.unwrap();
  if (schema instanceof z.ZodPipe) return schema.in;
  return undefined;
};

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType => {
  const next = inner(schema);
  return next ? unwrapped(next) : schema;
};

const child = (schema: z.core.$ZodType, step: string | number): z.core.$ZodType | undefined => {
  const container = unwrapped(schema);
  if (container instanceof z.ZodObject && typeof step === 'string') {
    const shape: Record<string, z.core.$ZodType> = container.shape;
    return shape[step];
  }
  if (container instanceof z.ZodArray) return container.element;
  return undefined;
};

/** The schema of one field, or `undefined` when the schema does not know it. */
export const fieldSchema = (
  schema: z.core.$ZodType,
  path: FieldPath,
): z.core.$ZodType | undefined =>
  path.reduce<z.core.$ZodType | undefined>(
    (current, step) => current && child(current, step),
    schema,
  );

/** What a field is for, in the words of its schema. */
export function fieldDescription(schema: z.core.$ZodType | undefined): string | undefined {
  if (!schema) return undefined;
  return (
    (schema instanceof z.ZodType ? schema.description : undefined) ??
    fieldDescription(inner(schema))
  );
}

/** Names of the fields a group of fields may have. */
export function fieldNames(schema: z.core.$ZodType | undefined): string[] {
  const container = schema && unwrapped(schema);
  return container instanceof z.ZodObject ? Object.keys(container.shape) : [];
}
