import { closestMatch } from 'leven';
import { contentDir } from '#content-model/content-folder.ts';
import { findPlaceholders, legalPlaceholders, placeholders } from '#content-model/placeholders.ts';
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

const complaint = (name: string, known: readonly string[]) =>
  texts.unknownPlaceholder(name, known, closestMatch(name, known, { maxDistance: 4 }));

function fieldProblems({ file, data, fields }: ContentDocument, collection: string) {
  return writtenTexts(data).flatMap(({ path, text }) =>
    findPlaceholders(text).flatMap(({ name }): ContentProblem[] => {
      const isFilled = collection === 'faq' && path[0] === 'answer';
      if (isFilled && (placeholders as readonly string[]).includes(name)) return [];
      const sentence = isFilled ? complaint(name, placeholders) : texts.placeholderElsewhere(name);
      const line = lineOfField(fields, path);
      return [{ file, line, field: fieldName(path), sentence, severity: 'problem' }];
    }),
  );
}

function legalTextProblems({ file, text, bodyLine }: ContentDocument) {
  return text.split('\n').flatMap((line, index) =>
    index + 1 < bodyLine
      ? []
      : findPlaceholders(line)
          .filter(({ name }) => !(legalPlaceholders as readonly string[]).includes(name))
          .map(({ name }): ContentProblem => {
            const sentence = complaint(name, legalPlaceholders);
            return { file, line: index + 1, sentence, severity: 'problem' };
          }),
  );
}

/** Words in curly brackets that nothing is known about, or that stand where nothing is filled in. */
export const placeholderProblems = (
  document: ContentDocument,
  collection: string,
): ContentProblem[] => [
  ...fieldProblems(document, collection),
  ...(document.file.startsWith(`${contentDir}/legal/`) ? legalTextProblems(document) : []),
];
