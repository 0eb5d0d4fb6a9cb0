import { closestMatch } from 'leven';
import { findPlaceholders, placeholders } from '#content-model/placeholders.ts';
import type { ContentDocument } from './content-document.ts';
import { fieldName, type ContentProblem, type FieldPath } from './content-problem.ts';
import { lineOfField } from './field-lines.ts';
import { texts } from './texts.ts';

interface Written {
  path: FieldPath;
  text: string;
}

const writtenTexts = (value: unknown, path: FieldPath = []): Written[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    writtenTexts(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};

/** Words in curly brackets that nothing is known about, or that stand where nothing is filled in. */
export function placeholderProblems(
  { file, data, fields }: ContentDocument,
  collection: string,
): ContentProblem[] {
  return writtenTexts(data).flatMap(({ path, text }) =>
    findPlaceholders(text).flatMap(({ name }): ContentProblem[] => {
      const isFilled = collection === 'faq' && path[0] === 'answer';
      const isKnown = (placeholders as readonly string[]).includes(name);
      if (isFilled && isKnown) return [];
      const sentence = isFilled
        ? texts.unknownPlaceholder(
            name,
            placeholders,
            closestMatch(name, placeholders, { maxDistance: 4 }),
          )
        : texts.placeholderElsewhere(name);
      return [
        {
          file,
          line: lineOfField(fields, path),
          field: fieldName(path),
          sentence,
          severity: 'problem',
        },
      ];
    }),
  );
}
