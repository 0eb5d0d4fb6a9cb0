import GithubSlugger, { slug } from 'github-slugger';
import { sectionAnchor } from '#content-model/legal.ts';
import { visibleLines, type ContentDocument } from './content-document.ts';
import { lineProblem, type ContentProblem } from './content-problem.ts';

/** Parts that every article has beside its headings. */
export const articleAnchors = ['quellen', 'coaching'];

interface Heading {
  title: string;
  /** Its address on the page. */
  id: string;
  line: number;
}

const asRead = (title: string) =>
  title
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/\[@[^\]]*\]/gu, '')
    .replaceAll(/[*`]/gu, '')
    .trim();

const written = (document: ContentDocument, mark: RegExp) =>
  visibleLines(document).flatMap((text, index) => {
    const [, title] = mark.exec(text) ?? [];
    return title === undefined ? [] : [{ title: asRead(title), line: index + 1 }];
  });

/** Headings of a Markdown text with the addresses Astro gives them: a second one of the same words gets a number. */
export function headingsOf(document: ContentDocument): Heading[] {
  const slugger = new GithubSlugger();
  return written(document, /^#{1,6}\s+(.+?)\s*#*$/u).map(({ title, line }) => ({
    ...{ title, line },
    id: slugger.slug(title),
  }));
}

/** Headings of one text that would share an address, or take that of another part of the page. */
export function headingProblems(document: ContentDocument, collection: string): ContentProblem[] {
  const isLegal = /(?:^|\/)legal\//u.test(document.file);
  const taken = new Map<string, string>();
  const headings = isLegal
    ? written(document, /^## (.+)$/u)
    : written(document, /^#{1,6}\s+(.+)$/u);
  return headings.flatMap(({ title, line }): ContentProblem[] => {
    const id = isLegal ? sectionAnchor(title) : slug(title);
    const other = taken.get(id);
    taken.set(id, other ?? title);
    if (collection === 'blog' && articleAnchors.includes(id)) {
      const complaint = { code: 'headingOfPage', params: { title, anchor: id } } as const;
      return [lineProblem(document.file, line, complaint)];
    }
    if (other === undefined) return [];
    // Astro numbers the second one of an article, legal texts take the address as it is.
    const severity = isLegal ? 'problem' : 'warning';
    const complaint = { code: 'sameHeading', params: { title, other, anchor: id } } as const;
    return [lineProblem(document.file, line, complaint, severity)];
  });
}
