import { closestMatch } from 'leven';
import { z } from 'zod';
import type { BrokenRule } from '#content-model/fields.ts';
import { fieldsOf } from '#lib/records.ts';
import type { ContentEntry } from './content-files.ts';
import {
  fieldProblem,
  samePath,
  type Complaint,
  type ContentProblem,
  type FieldPath,
} from './content-problem.ts';
import { fieldSchema } from './content-schemas.ts';

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
export function schemaProblems(document: ContentEntry): ContentProblem[] {
  if (document.unreadable) return [];
  const { schema } = document;
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
      const about = fieldSchema(schema, meant);
      return { ...problem, line: problem.line ?? 1, about, cannotLoad: true };
    });
}
