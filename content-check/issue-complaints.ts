import { YAMLException } from 'js-yaml';
import { closestMatch } from 'leven';
import type { ErrorCode, YAMLError } from 'yaml';
import type { z } from 'zod';
import type { BrokenRule } from '#content-model/rules.ts';
import type { Complaint, PlainCode } from './content-problem.ts';

type Issue = z.core.$ZodIssue;

const kindOf = (value: unknown) => {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const lengthOf = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 0;

const formats: Partial<Record<string, 'notAnEmail' | 'notADay' | 'notAnAddress'>> = {
  ...{ email: 'notAnEmail', date: 'notADay', url: 'notAnAddress' },
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
        : { code: 'wrongKind', params: { expected, kind: kindOf(value), value } };
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

const syntax: Partial<Record<ErrorCode, PlainCode>> = {
  TAB_AS_INDENT: 'tab',
  DUPLICATE_KEY: 'duplicateField',
  BAD_INDENT: 'indentation',
  BLOCK_AS_IMPLICIT_KEY: 'indentation',
  MULTILINE_IMPLICIT_KEY: 'missingColon',
  MISSING_CHAR: 'missingColon',
  BAD_SCALAR_START: 'specialStart',
  BAD_DQ_ESCAPE: 'backslash',
  MULTIPLE_DOCS: 'separator',
};

const startsWithTab = /^\s*\t/u;
const startsSpecially = /^\s*(?:-\s+)?(?:[\w-]+:\s+)?[@`%*&{![\]}]/u;
const hasSecondColon = /^\s*(?:-\s+)?[\w-]+:\s.*:\s/u;
const isListTextWithColon = /^\s*-\s+[^'"\s].*:\s/u;
const hasStraightQuote = /["']/u;
const opensQuote = /^\s*(?:-\s+)?(?:[\w-]+:\s+)?(["'])/u;

const hasField = /^\s*(?:-\s+)?[\w-]+:(?:\s|$)/u;

const isLeftOpen = (line: string) => {
  const mark = opensQuote.exec(line)?.[1];
  return mark !== undefined && line.split(mark).length % 2 === 0;
};

/** Where a YAML text stops being readable (line from 1), and why. */
export function syntaxComplaint(
  { code, message, pos }: YAMLError,
  source: string,
): { line: number; code: PlainCode } {
  const lines = source.split('\n');
  const number = source.slice(0, pos[0]).split('\n').length;
  if (message.startsWith('Missing closing')) {
    // The reader only notices at the end of the file; the mistake is where the quote was opened.
    return { line: lines.findIndex(isLeftOpen) + 1 || number, code: 'openQuote' };
  }
  const line = lines[number - 1] ?? '';
  const previous = lines[number - 2] ?? '';
  if (!hasField.test(line) && isListTextWithColon.test(previous)) {
    return { line: number - 1, code: 'colonInText' };
  }
  const at = (found: PlainCode) => ({ line: number, code: found });
  if (startsWithTab.test(line)) return at('tab');
  if (startsSpecially.test(line)) return at('specialStart');
  if (hasStraightQuote.test(line) && (code === 'UNEXPECTED_TOKEN' || code === 'MISSING_CHAR')) {
    return at('quotes');
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && hasSecondColon.test(line)) return at('colonInText');
  if (code === 'MULTILINE_IMPLICIT_KEY' && isListTextWithColon.test(line)) return at('colonInText');
  return at(syntax[code] ?? 'unreadableLine');
}

/** The same for what only Astro's reader refuses. */
export function astroComplaint(
  error: unknown,
  source: string,
): { line: number | undefined; code: PlainCode } {
  const { reason, mark } = error instanceof YAMLException ? error : {};
  if (mark === undefined) return { line: undefined, code: 'unreadableLine' };
  const lines = source.split('\n');
  // What a sign stands before is read to its end, which may be the next line.
  const special = [mark.line, mark.line - 1].find((at) => startsSpecially.test(lines[at] ?? ''));
  const line = 1 + (special ?? Math.min(mark.line, lines.length - 1));
  if (reason === 'duplicated mapping key') return { line, code: 'duplicateField' };
  if (startsWithTab.test(lines[line - 1] ?? '')) return { line, code: 'tab' };
  return { line, code: special === undefined ? 'unreadableLine' : 'specialStart' };
}
