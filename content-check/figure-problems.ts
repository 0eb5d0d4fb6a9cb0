import { citationPattern, citedKeys } from '#content-model/citations.ts';
import type { ContentDocument } from './content-document.ts';
import { lineOfField, type ContentProblem, type FieldPath } from './content-problem.ts';
import { writtenTexts } from './text-problems.ts';

/** What numbers are compared with: the findings of publications by key. */
type Findings = ReadonlyMap<string, string>;

// Times, dates, years, sections of laws and the numbers of help lines count nothing.
const noFigures =
  /\d{4}-\d\d-\d\d|\d{1,2}:\d\d|\d{1,2}\.\s\p{Lu}\p{Ll}+|§+\s?\d+\p{Ll}*|Abs\.\s\d+\p{Ll}*|(?<!\d)(?:19|20)\d\d(?!\d)|116\s117|0800[\s\d]+|(?<!\d)112(?!\d)/gu;
const figure = /(?<![\p{L}\d])\d+(?:\.\d{3})*(?:,\d+)?(?![\p{L}\d])/gu;

const figuresIn = (text: string): string[] =>
  [...text.replaceAll(citationPattern, ' ').replaceAll(noFigures, ' ').matchAll(figure)].map(
    ([found]) =>
      found
        .replaceAll('.', '')
        .replace(/,(\d*?)0+$/u, ',$1')
        .replace(/,$/u, ''),
  );

interface Passage {
  text: string;
  path: FieldPath;
  line: number | undefined;
}

/** Paragraphs, list entries and rows of the text, each with its line; figures of articles are entries of their own. */
const passagesOf = (document: ContentDocument): Passage[] => {
  const shown = writtenTexts(document.data).filter(({ path }) => path.at(-1) !== 'focus');
  const fields = shown.map(({ text, path }) => ({
    ...{ text, path },
    line: lineOfField(document.fields, path),
  }));
  const lines = document.text
    .split('\n')
    .map((text, at) => ({ text, path: [], line: at + 1 }))
    .filter(({ line }) => line >= document.bodyLine);
  return [...fields, ...lines];
};

/** The sentences that end with a citation: a number before one must stand in what it cites. */
const citedStatements = (text: string): { statement: string; keys: string[] }[] => {
  let begin = 0;
  return [...text.matchAll(citationPattern)].map((match) => {
    const statement = text.slice(begin, match.index);
    begin = match.index + match[0].length;
    return { statement, keys: citedKeys(match[1] ?? '') };
  });
};

interface Value {
  path: FieldPath;
  found: string;
  keys: string[];
}

const numberOf = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value).replace('.', ',');
  return typeof value === 'string' && /^\d+(?:,\d+)?$/u.test(value) ? value : undefined;
};

/** The `value` of a bar or a large figure, with the citations of the text that stands beside or above them. */
function citedValues(node: unknown, path: FieldPath, above: string[]): Value[] {
  if (typeof node !== 'object' || node === null) {
    const found = path.at(-1) === 'value' ? numberOf(node) : undefined;
    return found === undefined || above.length === 0 ? [] : [{ path, found, keys: above }];
  }
  const beside = Object.values(node).flatMap((value) =>
    typeof value === 'string' ? citedStatements(value).flatMap(({ keys }) => keys) : [],
  );
  return Object.entries(node).flatMap(([key, value]) =>
    citedValues(
      value,
      [...path, Array.isArray(node) ? Number(key) : key],
      beside.length > 0 ? beside : above,
    ),
  );
}

/**
 * Numbers beside a citation that the cited publication does not have, as its file in `content/sources` says.
 * Publications without a finding are not compared.
 */
export function figureProblems(document: ContentDocument, findings: Findings): ContentProblem[] {
  if (/(?:^|\/)sources\//u.test(document.file)) return [];
  const unknownAmong = (keys: readonly string[], figures: readonly string[]) => {
    const known = keys.map((key) => findings.get(key));
    if (known.includes(undefined)) return [];
    const allowed = new Set(known.flatMap((finding) => figuresIn(finding ?? '')));
    return figures.filter((found) => !allowed.has(found));
  };
  const { file, fields, data } = document;
  const written = passagesOf(document).flatMap(({ text, path, line }) =>
    citedStatements(text).flatMap(({ statement, keys }) =>
      unknownAmong(keys, figuresIn(statement)).map((found) => ({ path, line, found, keys })),
    ),
  );
  const values = citedValues(data, [], [])
    .filter(({ found, keys }) => unknownAmong(keys, [found]).length > 0)
    .map((value) => ({ ...value, line: lineOfField(fields, value.path) }));
  return [...written, ...values].map(({ path, line, found, keys }) => ({
    ...{ file, line, path, severity: 'warning' },
    ...{ code: 'figureNotInSource', params: { found, keys } },
  }));
}

const advertising = /(?:^|\/)(?:landing|faq|pricing|team)\//u;
const ownFacts = /(?:^|\/)(?:site\/(?:claims|offer|decisions)\.yaml|legal\/agb\.md)$/u;

/** Numbers of our own on the pages that advertise, which must stand among claims, offer, decisions or terms (§ 5 UWG). */
export function claimProblems(documents: readonly ContentDocument[]): ContentProblem[] {
  const known = new Set(
    documents.filter(({ file }) => ownFacts.test(file)).flatMap(({ text }) => figuresIn(text)),
  );
  return documents
    .filter(({ file }) => advertising.test(file))
    .flatMap((document) =>
      passagesOf(document)
        .filter(({ text }) => citedStatements(text).length === 0)
        .flatMap(({ text, path, line }) =>
          figuresIn(text)
            .filter((found) => !known.has(found))
            .map((found): ContentProblem => ({
              ...{ file: document.file, line, path, severity: 'warning' },
              ...{ code: 'figureWithoutClaim', params: { found } },
            })),
        ),
    );
}
