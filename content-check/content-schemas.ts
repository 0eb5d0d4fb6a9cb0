import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { SchemaContext } from 'astro/content/config';
import { closestMatch } from 'leven';
import { z } from 'zod';
import { getOrMake } from '#lib/records.ts';
import type { Complaint, FieldPath, FieldWords } from './content-problem.ts';

type SchemaOf = (context: SchemaContext) => z.ZodType;

export const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

/** The first bytes of the four picture formats (RFC 2083, ISO 10918-1, RFC 9649, ISO 23008-12), as Latin-1. */
const pictureStart = /^(?:\xFF\xD8\xFF|\x89PNG\r\n|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftypavi[fs])/u;

/** The first bytes of a file, at most so many. */
export function startOfFile(file: string, most: number): Buffer {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(Math.min(most, fstatSync(handle).size));
    return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(handle);
  }
}

/** What is wrong with a picture's address, seen from `folder`; `undefined` when there is a picture. */
export function pictureComplaint(folder: string, address: string): Complaint | undefined {
  if (!address.startsWith('./') && !address.startsWith('../'))
    return { code: 'pictureNotRelative', params: { address } };
  const file = join(folder, address);
  if (!existsSync(file)) {
    const parent = dirname(file);
    const neighbours = existsSync(parent) ? readdirSync(parent) : [];
    const closest = closestMatch(basename(file), neighbours, { maxDistance: 5 });
    return { code: 'pictureMissing', params: { address, closest } };
  }
  if (
    !pictureEndings.includes(extname(file)) ||
    !pictureStart.test(startOfFile(file, 12).toString('latin1'))
  ) {
    return { code: 'notAPicture', params: { address } };
  }
  return undefined;
}

/** What Astro hands to a schema, with another thing than a picture's data for its `image()`. */
export const contextWith = (picture: z.ZodType) =>
  ({ image: () => picture }) as unknown as SchemaContext;

/** Stands in for Astro's `image()`: the address of a picture, relative to the folder of the content file. */
const pictureFile = (folder: string) =>
  z.string().superRefine((address, context) => {
    const complaint = pictureComplaint(folder, address);
    if (complaint) context.addIssue({ code: 'custom', params: complaint });
  });

/** What JSON Schema says of a field. */
interface FieldSchema extends FieldWords {
  /** Of a picture, in pixels. */
  leastWidth?: number;
  leastHeight?: number;
  /** `date` for a calendar day. */
  format?: string;
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
}

// Like making a schema, this takes longer than judging a file.
const fieldSchemas = new WeakMap<z.ZodType, FieldSchema>();

/** The part of a schema that is about one field, or `undefined` when the schema does not know it. */
export const fieldSchema = (schema: z.ZodType, path: FieldPath): FieldSchema | undefined =>
  path.reduce<FieldSchema | undefined>(
    (part, step) => (typeof step === 'number' ? part?.items : part?.properties?.[step]),
    getOrMake(
      fieldSchemas,
      schema,
      // Only parts of JSON Schema that Zod writes are looked at.
      () => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema,
    ),
  );

// Making a schema takes longer than judging a file by it, and thousands of articles share one.
const schemas = new WeakMap<SchemaOf, Map<string, z.ZodType>>();

/** The schema of the files in a folder, in which addresses of pictures are seen from there. */
export function schemaIn(folder: string, schemaOf: SchemaOf): z.ZodType {
  const ofFolders = getOrMake(schemas, schemaOf, () => new Map<string, z.ZodType>());
  return getOrMake(ofFolders, folder, () => schemaOf(contextWith(pictureFile(folder))));
}
