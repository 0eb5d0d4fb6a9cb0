import { closestMatch } from 'leven';
import type { ErrorCode, YAMLError } from 'yaml';
import type { z } from 'zod';
import { texts } from './texts.ts';

type Issue = z.core.$ZodIssue;

const kindOf = (value: unknown) => {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
};

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const lengthOf = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 0;

function formatSentence(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  const text = written(issue.input);
  if (issue.format === 'email') return texts.notAnEmail(text);
  if (issue.format === 'date') return texts.notADay(text);
  if (issue.format === 'url') return texts.notAnAddress(text);
  return texts.wrongForm(text);
}

function limitSentence(issue: Extract<Issue, { code: 'too_big' | 'too_small' }>): string {
  const limit = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum);
  const side = issue.code === 'too_big' ? 'most' : 'least';
  if (issue.origin === 'array')
    return texts.listLength(lengthOf(issue.input), issue.exact ? 'exact' : side, limit);
  if (issue.origin === 'string') {
    return lengthOf(issue.input) === 0
      ? texts.empty
      : texts.textLength(lengthOf(issue.input), side, limit);
  }
  return texts.numberLimit(Number(issue.input), side, limit, issue.inclusive ?? true);
}

const choiceSentence = (text: string, choices: string[]) =>
  texts.wrongChoice(text, choices, closestMatch(text, choices, { maxDistance: 4 }));

/** What a schema refuses, as a German sentence that says what to do; other checks bring their own sentence. */
export function issueSentence(issue: Issue): string {
  if (issue.code === 'custom') return issue.message;
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return texts.missingField;
  if (issue.input === null) return texts.empty;
  switch (issue.code) {
    case 'invalid_type':
      return texts.wrongKind(issue.expected, kindOf(issue.input), issue.input);
    case 'too_big':
    case 'too_small':
      return limitSentence(issue);
    case 'invalid_format':
      return formatSentence(issue);
    case 'invalid_value':
      return choiceSentence(written(issue.input), issue.values.map(String));
    case 'not_multiple_of':
      return texts.notMultipleOf(Number(issue.input), issue.divisor);
    default:
      return issue.message;
  }
}

const sentences: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: texts.syntax.tab,
  DUPLICATE_KEY: texts.syntax.duplicateField,
  BAD_INDENT: texts.syntax.indentation,
  BLOCK_AS_IMPLICIT_KEY: texts.syntax.indentation,
  MULTILINE_IMPLICIT_KEY: texts.syntax.missingColon,
  MISSING_CHAR: texts.syntax.missingColon,
  BAD_SCALAR_START: texts.syntax.specialStart,
  BAD_DQ_ESCAPE: texts.syntax.backslash,
  MULTIPLE_DOCS: texts.syntax.separator,
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

/** Where a YAML text stops being readable (line from 1), and a German sentence with advice. */
export function syntaxSentence(
  { code, message, pos }: YAMLError,
  source: string,
): { line: number; sentence: string } {
  const lines = source.split('\n');
  const number = source.slice(0, pos[0]).split('\n').length;
  if (message.startsWith('Missing closing')) {
    // The reader only notices at the end of the file; the mistake is where the quote was opened.
    const opened = lines.findIndex(isLeftOpen) + 1;
    return { line: opened || number, sentence: texts.syntax.openQuote };
  }
  const line = lines[number - 1] ?? '';
  const previous = lines[number - 2] ?? '';
  if (!hasField.test(line) && isListTextWithColon.test(previous)) {
    return { line: number - 1, sentence: texts.syntax.colonInText };
  }
  const at = (sentence: string) => ({ line: number, sentence });
  if (startsWithTab.test(line)) return at(texts.syntax.tab);
  if (startsSpecially.test(line)) return at(texts.syntax.specialStart);
  if (hasStraightQuote.test(line) && (code === 'UNEXPECTED_TOKEN' || code === 'MISSING_CHAR')) {
    return at(texts.syntax.quotes);
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && hasSecondColon.test(line))
    return at(texts.syntax.colonInText);
  if (code === 'MULTILINE_IMPLICIT_KEY' && isListTextWithColon.test(line))
    return at(texts.syntax.colonInText);
  return at(sentences[code] ?? texts.syntax.other);
}
