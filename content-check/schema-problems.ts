import { dirname, join } from 'node:path';
import type { SchemaContext } from 'astro/content/config';
import { closestMatch } from 'leven';
import { z } from 'zod';
import type { ContentDocument } from './content-document.ts';
import { fieldName, type ContentProblem, type FieldPath } from './content-problem.ts';
import { lineOfField } from './field-lines.ts';
import { fieldDescription, fieldNames, fieldSchema } from './field-schema.ts';
import { issueSentence } from './issue-sentence.ts';
import { pictureFile } from './picture-file.ts';
import { texts } from './texts.ts';

export type SchemaOf = (context: SchemaContext) => z.ZodType;

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
  const schema = schemaIn(dirname(join(root, document.file)), schemaOf);
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
