import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { SchemaContext } from 'astro/content/config';
import { closestMatch } from 'leven';
import { z } from 'zod';
import { pictureEndings, type ContentDocument, type SchemaOf } from './content-files.ts';
import { fieldName, lineOfField, type ContentProblem, type FieldPath } from './content-problem.ts';
import { issueSentence } from './sentences.ts';
import { texts } from './texts.ts';

/** The first bytes of the four picture formats (RFC 2083, ISO 10918-1, RFC 9649, ISO 23008-12), as Latin-1. */
const pictureStart = /^(?:\xFF\xD8\xFF|\x89PNG\r\n|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftypavi[fs])/u;

function startOfFile(file: string): string {
  const bytes = Buffer.alloc(12);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, bytes, 0, bytes.length, 0);
  } finally {
    closeSync(handle);
  }
  return bytes.toString('latin1');
}

/** What is wrong with a picture's address, seen from `folder`; `undefined` when there is a picture. */
function pictureComplaint(folder: string, address: string): string | undefined {
  if (!address.startsWith('./') && !address.startsWith('../'))
    return texts.picture.notRelative(address);
  const file = join(folder, address);
  if (!existsSync(file)) {
    const parent = dirname(file);
    const neighbours = existsSync(parent) ? readdirSync(parent) : [];
    return texts.picture.missing(
      address,
      closestMatch(basename(file), neighbours, { maxDistance: 5 }),
    );
  }
  if (!pictureEndings.includes(extname(file)) || !pictureStart.test(startOfFile(file))) {
    return texts.picture.notAPicture(address);
  }
  return undefined;
}

/** Stands in for Astro's `image()`: the address of a picture, relative to the folder of the content file. */
export const pictureFile = (folder: string) =>
  z.string().superRefine((address, context) => {
    const message = pictureComplaint(folder, address);
    if (message) context.addIssue({ code: 'custom', message });
  });

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

interface Finding {
  path: FieldPath;
  sentence: string;
  /** A field that is missing because this unknown one was meant to be it. */
  meant?: FieldPath | undefined;
}

const isPresent = (data: unknown, path: FieldPath) =>
  path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | undefined)?.[step],
    data,
  ) !== undefined;

function unknownFields(
  schema: z.ZodType,
  data: unknown,
  path: FieldPath,
  keys: string[],
): Finding[] {
  const known = fieldNames(fieldSchema(schema, path));
  return keys.map((key) => {
    const open = known.filter((name) => !isPresent(data, [...path, name]));
    const closest = closestMatch(key, open, {
      maxDistance: Math.max(2, Math.floor(key.length / 3)),
    });
    return {
      path: [...path, key],
      sentence: closest ? texts.unknownFieldMeant(closest) : texts.unknownField(known),
      meant: closest ? [...path, closest] : undefined,
    };
  });
}

const isFirstOfField = (findings: Finding[], path: FieldPath, index: number) =>
  findings.findIndex((finding) => fieldName(finding.path) === fieldName(path)) === index;

// Making a schema takes longer than judging a file by it, and thousands of articles share one.
const schemas = new WeakMap<SchemaOf, Map<string, z.ZodType>>();

function schemaIn(folder: string, schemaOf: SchemaOf): z.ZodType {
  const ofFolders = schemas.getOrInsertComputed(schemaOf, () => new Map<string, z.ZodType>());
  // Astro's image() yields a picture's data; here its file is what matters.
  const context = { image: () => pictureFile(folder) } as unknown as SchemaContext;
  return ofFolders.getOrInsertComputed(folder, () => schemaOf(context));
}

/** Everything a file's fields break of its schema; one mistake gives one problem. */
export function schemaProblems(
  root: string,
  document: ContentDocument,
  schemaOf: SchemaOf,
): ContentProblem[] {
  const schema = schemaIn(dirname(resolve(root, document.file)), schemaOf);
  const result = schema.safeParse(document.data, {
    reportInput: true,
    error: z.locales.de().localeError,
  });
  const findings: Finding[] = (result.error?.issues ?? []).flatMap((issue): Finding[] => {
    const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
    return issue.code === 'unrecognized_keys'
      ? unknownFields(schema, document.data, path, issue.keys)
      : [{ path, sentence: issueSentence(issue) }];
  });
  const meant = new Set(findings.map((finding) => finding.meant && fieldName(finding.meant)));
  return findings
    .filter(
      ({ path }, index) => !meant.has(fieldName(path)) && isFirstOfField(findings, path, index),
    )
    .map(({ path, sentence, meant: intended }) => {
      const description = fieldDescription(fieldSchema(schema, intended ?? path));
      return {
        file: document.file,
        line: lineOfField(document.fields, path) ?? 1,
        field: fieldName(path) || undefined,
        sentence: description ? texts.withDescription(sentence, description) : sentence,
        severity: 'problem',
        cannotLoad: true,
      };
    });
}
