import { closestMatch } from 'leven';
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
