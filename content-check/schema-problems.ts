import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { SchemaContext } from 'astro/content/config';
import { closestMatch } from 'leven';
import { z } from 'zod';
import type { BrokenRule } from '#content-model/fields.ts';
import { getOrMake } from '#lib/get-or-make.ts';
import { fieldsOf } from '#lib/records.ts';
import { type ContentDocument } from './content-document.ts';
import { pictureEndings, type SchemaOf } from './content-files.ts';
import {
  fieldProblem,
  samePath,
  type Complaint,
  type ContentProblem,
  type FieldPath,
  type FieldWords,
} from './content-problem.ts';

/** The first bytes of the four picture formats (RFC 2083, ISO 10918-1, RFC 9649, ISO 23008-12), as Latin-1. */
const pictureStart = /^(?:\xFF\xD8\xFF|\x89PNG\r\n|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftypavi[fs])/u;

/** The first bytes of a file. */
export function startOfFile(file: string, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, bytes, 0, bytes.length, 0);
  } finally {
    closeSync(handle);
  }
  return bytes;
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

/** What a field is called and explained with, without the fields in it. */
function wordsOf(schema: FieldSchema | undefined): FieldWords | undefined {
  if (schema === undefined) return undefined;
  const { title, description, examples, enum: choices, enumDescriptions } = schema;
  return { title, description, examples, enum: choices, enumDescriptions };
}

interface Finding {
  path: FieldPath;
  complaint: Complaint;
  /** A field that is missing because this unknown one was meant to be it. */
  meant?: FieldPath | undefined;
}

const isPresent = (data: unknown, path: FieldPath) =>
  path.reduce<unknown>((value, step) => fieldsOf(value)[step], data) !== undefined;

function unknownFields(
  schema: z.ZodType,
  data: unknown,
  path: FieldPath,
  keys: string[],
): Finding[] {
  const known = Object.keys(fieldSchema(schema, path)?.properties ?? {});
  return keys.map((key) => {
    const open = known.filter((name) => !isPresent(data, [...path, name]));
    const closest = closestMatch(key, open, {
      maxDistance: Math.max(2, Math.floor(key.length / 3)),
    });
    return {
      path: [...path, key],
      complaint: { code: 'unknownField', params: { known, closest } },
      meant: closest ? [...path, closest] : undefined,
    };
  });
}

const isFirstOfField = (findings: Finding[], path: FieldPath, index: number) =>
  findings.findIndex((finding) => samePath(finding.path, path)) === index;

// Making a schema takes longer than judging a file by it, and thousands of articles share one.
const schemas = new WeakMap<SchemaOf, Map<string, z.ZodType>>();

/** The schema of the files in a folder, in which addresses of pictures are seen from there. */
export function schemaIn(folder: string, schemaOf: SchemaOf): z.ZodType {
  const ofFolders = getOrMake(schemas, schemaOf, () => new Map<string, z.ZodType>());
  return getOrMake(ofFolders, folder, () => schemaOf(contextWith(pictureFile(folder))));
}

type Issue = z.core.$ZodIssue;

const typeOf = (value: unknown) => {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const lengthOf = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 0;

const formats: Partial<Record<string, 'notAnEmail' | 'notADay' | 'notAnAddress'>> = {
  email: 'notAnEmail',
  date: 'notADay',
  url: 'notAnAddress',
};

function limitComplaint(issue: Extract<Issue, { code: 'too_big' | 'too_small' }>): Complaint {
  const limit = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum);
  const side = issue.code === 'too_big' ? 'most' : 'least';
  const length = lengthOf(issue.input);
  if (issue.origin === 'array')
    return { code: 'listLength', params: { length, side: issue.exact ? 'exact' : side, limit } };
  if (issue.origin === 'string') {
    return length === 0
      ? { code: 'empty', params: {} }
      : { code: 'textLength', params: { length, side, limit } };
  }
  const inclusive = issue.inclusive ?? true;
  return { code: 'numberLimit', params: { value: Number(issue.input), side, limit, inclusive } };
}

/** What a schema refuses; rules of the content model bring what is said of them along. */
export function issueComplaint(issue: Issue): Complaint {
  if (issue.code === 'custom' && issue.params) return issue.params as Complaint | BrokenRule;
  if (issue.input === undefined) return { code: 'missingField', params: {} };
  if (issue.input === null) return { code: 'empty', params: {} };
  const written = textOf(issue.input);
  switch (issue.code) {
    case 'invalid_type': {
      const { expected, input: value } = issue;
      return expected === 'int'
        ? { code: 'notWhole', params: { written } }
        : { code: 'wrongType', params: { expected, actual: typeOf(value), value } };
    }
    case 'too_big':
    case 'too_small':
      return limitComplaint(issue);
    case 'invalid_format':
      return { code: formats[issue.format] ?? 'wrongForm', params: { written } };
    case 'invalid_value': {
      const choices = issue.values.map(String);
      const closest = closestMatch(written, choices, { maxDistance: 4 });
      return { code: 'wrongChoice', params: { written, choices, closest } };
    }
    case 'not_multiple_of':
      return {
        code: 'notMultipleOf',
        params: { value: Number(issue.input), step: issue.divisor },
      };
    default:
      return { code: 'otherRule', params: { message: issue.message } };
  }
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
      : [{ path, complaint: issueComplaint(issue) }];
  });
  const isMeant = (path: FieldPath) =>
    findings.some(({ meant }) => meant !== undefined && samePath(meant, path));
  return findings
    .filter(({ path }, index) => !isMeant(path) && isFirstOfField(findings, path, index))
    .map(({ path, complaint, meant = path }) => {
      const problem = fieldProblem(document, path, complaint);
      const about = wordsOf(fieldSchema(schema, meant));
      return { ...problem, line: problem.line ?? 1, about, cannotLoad: true };
    });
}
