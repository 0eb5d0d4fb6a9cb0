import type { ContentDocument } from './content-files.ts';
import { fieldProblem, type ContentProblem, type FieldPath } from './content-problem.ts';
import { writtenTexts } from './text-problems.ts';

const TITLE = 60;
const DESCRIPTION = 155;
const TEASER = 90;

const article = /(?:^|\/)blog\//u;
/** Where a description is one for search engines and not a text on the page. */
const described = /(?:^|\/)(?:cancellation|evidence|pricing|search|site|tools|withdrawal)\//u;

/** Most letters of a field that search engines show; undefined where they do not show it. */
function roomFor(file: string, path: FieldPath): number | undefined {
  const field = path.at(-1);
  if (field === 'title' && path.length === 1 && article.test(file)) return TITLE;
  const isDescription =
    field === 'metaDescription' || (field === 'description' && described.test(file));
  return isDescription ? DESCRIPTION : undefined;
}

/** Titles and descriptions that search engines would cut, and teasers whose first sentence a card would. */
export const searchProblems = (document: ContentDocument): ContentProblem[] =>
  writtenTexts(document.data).flatMap(({ path, text }) => {
    const { length } = text;
    const limit = roomFor(document.file, path);
    if (limit !== undefined && length > limit)
      return [
        fieldProblem(document, path, { code: 'cutInSearch', params: { length, limit } }, 'warning'),
      ];
    if (path[0] !== 'excerpt' || !article.test(document.file)) return [];
    const [first = text] = /^.+?[.?!](?=\s|$)/su.exec(text) ?? [];
    const params = { length: first.length, limit: TEASER };
    return first.length > TEASER
      ? [fieldProblem(document, path, { code: 'longTeaser', params }, 'warning')]
      : [];
  });
