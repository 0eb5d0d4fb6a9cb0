import { contentDir } from '#content-model/content-folder.ts';
import type { ContentDocument } from './content-document.ts';
import { fieldName, type ContentProblem } from './content-problem.ts';
import { fieldOfLine } from './field-lines.ts';
import { wordRules } from './word-rules.ts';
import { wordTexts } from './word-texts.ts';

const speaksOnlyOfTheOffer = ['landing', 'faq', 'site', 'testimonials', 'team'].map(
  (folder) => `${contentDir}/${folder}/`,
);
const namesTheOffer = /(?<!\p{L})(?:unser\p{L}*|wir|bei uns|\p{L}*coaching\p{L}*)(?!\p{L})/iu;
const sentenceEnd = /[.!?…]["“)]?\s|\r?\n[ \t]*\r?\n|\r?\n[ \t]*(?:[-*]\s|[A-Za-z-]+:\s)/gu;

/** Comments are for editors, not for visitors; blank lines keep the count. */
const withoutComments = ({ text, bodyLine }: ContentDocument) =>
  text
    .split('\n')
    .map((line, index) => (index + 1 < bodyLine && /^\s*#/u.test(line) ? '' : line))
    .join('\n');

function sentenceAround(text: string, start: number, end: number): string {
  const before = [...text.slice(0, start).matchAll(sentenceEnd)].at(-1);
  const after = text.slice(end).search(sentenceEnd);
  const from = before ? before.index + before[0].length : 0;
  return text.slice(from, after < 0 ? undefined : end + after + 1);
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/**
 * Words of a file that must not or should rather not stand there.
 * Titles of publications (`content/sources`) are quotations and are left alone.
 */
export function wordProblems(document: ContentDocument, issuers: string[]): ContentProblem[] {
  const { file, fields, bodyLine } = document;
  if (file.startsWith(`${contentDir}/sources/`)) return [];
  const text = withoutComments(document);
  return wordRules.flatMap(({ pattern, severity, advice, isAllowed }) =>
    [...text.matchAll(pattern)].flatMap((match): ContentProblem[] => {
      const sentence = sentenceAround(text, match.index, match.index + match[0].length);
      const isOwnOffer =
        speaksOnlyOfTheOffer.some((folder) => file.startsWith(folder)) ||
        namesTheOffer.test(sentence);
      if (isAllowed?.({ sentence, isOwnOffer, issuers })) return [];
      const line = lineAt(text, match.index);
      const path = line < bodyLine ? fieldOfLine(fields, line) : undefined;
      const field = path ? fieldName(path) : wordTexts.body;
      const found = match[0].replace(/\s+/gu, ' ');
      return [{ file, line, field, sentence: wordTexts.found(found, advice), severity }];
    }),
  );
}
