import { dirname, resolve } from 'node:path';
import type { ContentDocument } from './content-document.ts';
import type { SchemaOf } from './content-files.ts';
import { berlinDate } from '#lib/berlin-time.ts';
import { fieldsOf } from '#lib/records.ts';
import { fieldProblem, type ContentProblem } from './content-problem.ts';
import { fieldSchema, schemaIn } from './schema-problems.ts';
import { writtenTexts } from './text-problems.ts';

// A certificate ends on a day to come.
const VALID_UNTIL = 'validUntil';

/** Days that are still to come in Germany, a typing mistake most of the time, and a review of older words. */
export function dateProblems(
  root: string,
  document: ContentDocument,
  schemaOf: SchemaOf,
  now: Date,
): ContentProblem[] {
  const today = berlinDate(now);
  const schema = schemaIn(dirname(resolve(root, document.file)), schemaOf);
  const ahead = writtenTexts(document.data).flatMap(({ path, text }): ContentProblem[] => {
    if (!/^\d{4}-\d\d-\d\d$/u.test(text) || text <= today) return [];
    if (fieldSchema(schema, path)?.format !== 'date' || path.at(-1) === VALID_UNTIL) return [];
    const isPublication = path.length === 1 && path[0] === 'date';
    const code = isPublication ? 'publicationAhead' : 'dayAhead';
    return [fieldProblem(document, path, { code, params: { day: text, today } }, 'warning')];
  });
  return [...ahead, ...outdatedReview(document)];
}

// 'Geprüft' below 'Aktualisiert' says that these very words were read.
function outdatedReview(document: ContentDocument): ContentProblem[] {
  const { reviewedOn, updatedAt } = fieldsOf(document.data);
  if (typeof reviewedOn !== 'string' || typeof updatedAt !== 'string') return [];
  if (reviewedOn >= updatedAt) return [];
  const params = { reviewed: reviewedOn, updated: updatedAt };
  return [fieldProblem(document, ['reviewedOn'], { code: 'reviewOutdated', params }, 'warning')];
}
