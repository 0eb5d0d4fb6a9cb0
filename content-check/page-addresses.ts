import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import GithubSlugger, { slug } from 'github-slugger';
import { contentFiles } from '#content-model/collections.ts';
import { landingSections } from '#content-model/landing.ts';
import { sectionAnchor } from '#content-model/legal.ts';
import { awakePath, doorSlugs } from '#features/awake/addresses.ts';
import { chips, listAddress } from '#features/blog/addresses.ts';
import { berlinDate } from '#lib/berlin-time.ts';
import { fieldsOf } from '#lib/records.ts';
import { type ContentDocument, visibleLines } from './content-document.ts';
import type { ContentEntry } from './content-files.ts';
import { lineProblem, type ContentProblem } from './content-problem.ts';

const PROJECT = join(import.meta.dirname, '..');

/** Parts of pages that can be linked to and whose address no content file names. A test compares them with the pages. */
export const fixedAnchors: Readonly<Record<string, readonly string[]>> = {
  '/': Object.values(landingSections).flatMap(({ page }) => page.split('#').slice(1)),
  '/preise': ['enthalten', 'bedingungen', 'wege', 'fuer-wen', 'cta', 'quellen'],
  '/wirksamkeit': [
    'sicherheit',
    'zahlen',
    'leitlinien',
    'unerwuenscht',
    'nicht-ueber-uns',
    'preis',
    'quellen',
  ],
  '/team': ['cta'],
};

export interface PageAddresses {
  /** Pages with what can be linked to on them; `undefined` where that is not known. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Articles whose day is still to come, with that day. */
  ahead: ReadonlyMap<string, string>;
  /** Whether a page or file of the website has this address. */
  has: (path: string) => boolean;
}

// A release has no routes any more; its links were checked when it was made.
const knowsRoutes = existsSync(join(PROJECT, 'src/pages'));

const namesIn = (folder: string): string[] =>
  knowsRoutes ? readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }) : [];

/** Addresses of the routes; a name in brackets stands for any. */
const routes = namesIn('src/pages')
  .map((file) => file.split('\\').join('/'))
  .filter((file) => /(?<!\[\.{3}\w+\])\.(?:astro|ts)$/u.test(file))
  .filter((file) => !file.split('/').some((part) => part.startsWith('_')))
  .map((file) => `/${file.replace(/\.(?:astro|ts)$/u, '')}`.replace(/\/index$/u, '') || '/');
const files = namesIn('public');

// Each is a collection of its own, so its address is known while its text is missing.
const legalPages = Object.values(contentFiles).flatMap(
  ({ files: file }) => /^legal(\/[\w-]+)\.md$/u.exec(file)?.[1] ?? [],
);

const doors = Object.values(doorSlugs).map((door) => `${awakePath}/${door}`);
const categories = chips.map(({ slug: category }) => listAddress(category));

/** Addresses that the website has whatever the content says; `/blog/[slug]` is not among them. */
export const fixedAddresses: ReadonlySet<string> = new Set([
  ...routes.filter((route) => !route.includes('[')),
  ...legalPages,
  ...doors,
  ...categories,
  ...files.map((file) => `/${file.split('\\').join('/')}`),
]);

// What these stand for is known; other names in brackets are any.
const named = [
  '/[legal]',
  '/blog/[slug]',
  '/blog/kategorie/[category]',
  '/team/[member]',
  '/wach/[door]',
];
const anyName = routes
  .filter((route) => route.includes('[') && !named.includes(route))
  .map((route) => route.replaceAll(/\/\[\.{3}\w+\]/gu, '(?:/.+)?').replaceAll(/\[\w+\]/gu, '[^/]+'))
  .map((route) => new RegExp(`^${route}$`, 'u'));

/** Sections of a legal text and the numbered paragraphs in them, as `legalText` gives them an id. */
function legalAnchors(document: ContentDocument): string[] {
  let section = '';
  return document.text.split('\n').flatMap((line) => {
    const [, title] = /^## (.+)$/u.exec(line) ?? [];
    if (title) return [(section = sectionAnchor(title.trim()))];
    const [, clause] = /^\((\d+)\)\s/u.exec(line) ?? [];
    return clause ? [`${section}-absatz-${clause}`] : [];
  });
}

/** Folders of documents that have a page each, whose address is the name of the file. */
const pageFolders = ['blog', 'team'];

/**
 * Where pages have moved: from each address that a document says it had to the one that it has. An address that
 * another document has by now is no former one.
 */
export function movedAddresses(documents: readonly ContentEntry[]): ReadonlyMap<string, string> {
  const moved = new Map<string, string>();
  for (const folder of pageFolders) {
    const own = documents.filter((document) => document.folder === folder);
    const names = new Set(own.map(({ name }) => name));
    for (const { name, data } of own) {
      const { formerAddresses } = fieldsOf(data);
      if (!Array.isArray(formerAddresses)) continue;
      for (const former of formerAddresses.map(String))
        if (!names.has(former)) moved.set(`/${folder}/${former}`, `/${folder}/${name}`);
    }
  }
  return moved;
}

/** The day on which an article appears; empty for what is none. */
export function dayOfArticle({ folder, data }: ContentEntry): string {
  const { date } = fieldsOf(data);
  return folder === 'blog' && typeof date === 'string' ? date : '';
}

/** Every address of the website that its content can name, with the parts of the pages. */
export function pageAddresses(documents: readonly ContentEntry[], now: Date): PageAddresses {
  const inFolder = (folder: string) => documents.filter((document) => document.folder === folder);
  const ids = (document: ContentDocument) => headingsOf(document).map(({ id }) => id);
  const questions = inFolder('faq').map(({ name }) => name);
  const pages = new Map<string, ReadonlySet<string> | undefined>([
    ...[...fixedAddresses].map((path) => [path, undefined] as const),
    ...Object.entries(fixedAnchors).map(
      ([path, anchors]) =>
        [path, new Set([...anchors, ...(path === '/' ? questions : [])])] as const,
    ),
    ...inFolder('legal').map(
      (document) => [`/${document.name}`, new Set(legalAnchors(document))] as const,
    ),
    ...inFolder('blog').map(
      (document) =>
        [`/blog/${document.name}`, new Set([...articleAnchors, ...ids(document)])] as const,
    ),
    ...inFolder('team').map(({ name }) => [`/team/${name}`, undefined] as const),
  ]);
  // A link to a former address arrives.
  const moved = movedAddresses(documents);
  const has = (path: string) =>
    !knowsRoutes || pages.has(path) || moved.has(path) || anyName.some((route) => route.test(path));
  const today = berlinDate(now);
  const ahead = new Map(
    inFolder('blog')
      .map((document) => [`/blog/${document.name}`, dayOfArticle(document)] as const)
      .filter(([, day]) => day > today),
  );
  return { pages, ahead, has };
}

/** A file whose name becomes an address that the website uses for something else. */
export function takenAddressProblem({ file, folder, name }: ContentEntry): ContentProblem[] {
  const isQuestion = folder === 'faq';
  const address = isQuestion ? `/#${name}` : `/${folder}/${name}`;
  const isTaken = isQuestion
    ? fixedAnchors['/']?.includes(name)
    : pageFolders.includes(folder) && fixedAddresses.has(address);
  return isTaken
    ? [lineProblem(file, undefined, { code: 'takenAddress', params: { address } })]
    : [];
}

/** Parts that an article may have beside its headings. */
export const articleAnchors = ['inhalt', 'kurz', 'quellen', 'coaching'];

// Some have these as well.
const takenInArticles = [...articleAnchors, 'aehnliche', 'weiterlesen'];

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
function headingsOf(document: ContentDocument): Heading[] {
  const slugger = new GithubSlugger();
  return written(document, /^#{1,6}\s+(.+?)\s*#*$/u).map(({ title, line }) => ({
    title,
    line,
    id: slugger.slug(title),
  }));
}

/** Headings of one text that would share an address, or take that of another part of the page. */
export function headingProblems(document: ContentEntry): ContentProblem[] {
  const { folder } = document;
  const isLegal = folder === 'legal';
  const taken = new Map<string, string>();
  const headings = isLegal
    ? written(document, /^## (.+)$/u)
    : written(document, /^#{1,6}\s+(.+)$/u);
  return headings.flatMap(({ title, line }): ContentProblem[] => {
    const id = isLegal ? sectionAnchor(title) : slug(title);
    const other = taken.get(id);
    taken.set(id, other ?? title);
    if (folder === 'blog' && takenInArticles.includes(id)) {
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
