import { basename, extname } from 'node:path';
import { closestMatch } from 'leven';
import type { ContentDocument } from './content-document.ts';
import type { ContentProblem } from './content-problem.ts';
import { lineOfField } from './field-lines.ts';
import { citationPattern, citedKeys } from '../src/content-model/citations.ts';
import { articleTexts } from './article-texts.ts';

const wordsPerMinute = 200;

interface CitedKey {
  key: string;
  line: number;
}

const bodyLines = ({ text, bodyLine }: ContentDocument) =>
  text.split('\n').map((line, index) => (index + 1 < bodyLine ? '' : line));

const citationsIn = (lines: string[]): CitedKey[] =>
  lines.flatMap((line, index) =>
    [...line.matchAll(citationPattern)]
      .flatMap(([, keys = '']) => citedKeys(keys))
      .map((key) => ({ key, line: index + 1 })),
  );

function readTimeProblem(document: ContentDocument, lines: string[]): ContentProblem[] {
  const { file, data, fields } = document;
  const written = (data as { readTime?: unknown } | null | undefined)?.readTime;
  const words = lines
    .join(' ')
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word)).length;
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  // How words are counted differs by a few, so the neighbouring minute is right as well.
  if (typeof written !== 'string' || Math.abs(Number.parseInt(written, 10) - minutes) <= 1)
    return [];
  const line = lineOfField(fields, ['readTime']);
  const sentence = articleTexts.readTime(words, written, `${minutes} Min`);
  return [{ file, line, field: 'readTime', sentence, severity: 'warning' }];
}

/** Citations `[@key]` of an article without a file in `content/sources`, and a reading time that does not fit. */
export function articleProblems(document: ContentDocument, sources: string[]): ContentProblem[] {
  const known = sources.map((file) => basename(file, extname(file)));
  const lines = bodyLines(document);
  const unknown = citationsIn(lines).filter(({ key }) => !known.includes(key));
  return [
    ...unknown.map(({ key, line }): ContentProblem => {
      const sentence = articleTexts.unknownSource(
        key,
        closestMatch(key, known, { maxDistance: Math.floor(key.length / 3) }),
      );
      return { file: document.file, line, sentence, severity: 'problem' };
    }),
    ...readTimeProblem(document, lines),
  ];
}
