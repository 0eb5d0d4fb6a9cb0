import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { searchSchema } from '#content-model/tools.ts';
import { navigationSchema } from '#content-model/site.ts';
import { indexPath } from '#features/search/contract.ts';
import { createIndexFile, type Place, type PlaceType } from '#features/search/search-index.ts';
import { listFiles, requestPathOf } from './built-files.ts';
import { readContent } from './read-content.ts';

// Lists of articles repeat what the articles say.
const LISTS = /^\/blog\/(?:seite|kategorie)\//;
// Above these, thousands of articles would make an index of many megabytes.
const LIMITS = { places: 5_000, characters: 2_000_000 };

/**
 * Writes the index of the search from every finished page that is not hidden. Pages that are
 * rendered on demand are found by their label in the navigation.
 */
export async function writeSearchIndex(root: string, folder: string): Promise<void> {
  const navigation = readContent(root, 'site/navigation.yaml', navigationSchema());
  const search = readContent(root, 'search/words.yaml', searchSchema());
  const { parts, synonyms, distress, signposts, asides } = search;
  const tools = navigation.tools.map(({ href }) => href);
  const found = await placesIn(folder, tools);
  const links = [...navigation.footer.pages, ...navigation.footer.legal, ...navigation.tools];
  const labels = new Map(links.map(({ label, href }) => [href, label]));
  const labelled = found.map((place) => {
    const label = labels.get(place.address);
    labels.delete(place.address);
    return label === undefined ? place : { ...place, label };
  });
  const rendered = [...labels].map(([address, label]): Place => ({
    address,
    type: 'page',
    title: label,
    label,
    text: '',
  }));
  const places = fitPlaces([...labelled, ...rendered]);
  const file = createIndexFile(places, { parts, synonyms, distress, signposts, asides });
  await writeFile(join(folder, indexPath), JSON.stringify(file));
}

async function placesIn(folder: string, tools: readonly string[]): Promise<Place[]> {
  const places: Place[] = [];
  for (const { file } of listFiles(folder)) {
    const path = file.endsWith('.html') ? requestPathOf(file) : undefined;
    if (path === undefined || LISTS.test(path)) continue;
    places.push(...placesOf(path, await readFile(join(folder, file), 'utf8'), tools));
  }
  return places;
}

/**
 * Keeps the index one that a phone can load. With too many places, an article is one place that knows its
 * headings; when all texts together are too long, every place keeps the same share.
 */
export function fitPlaces(places: readonly Place[], limits = LIMITS): readonly Place[] {
  const fewer = places.length > limits.places ? withoutHeadings(places) : places;
  const all = fewer.reduce((sum, { text }) => sum + text.length, 0);
  if (all <= limits.characters) return fewer;
  const share = Math.floor(limits.characters / fewer.length);
  return fewer.map((place) => ({ ...place, text: place.text.slice(0, share) }));
}

function withoutHeadings(places: readonly Place[]): readonly Place[] {
  const isHeading = ({ type, page }: Place) => type === 'article' && page !== undefined;
  const headings = Map.groupBy(places.filter(isHeading), ({ address }) => address.split('#')[0]);
  return places
    .filter((place) => !isHeading(place))
    .map((place) => {
      const titles = headings.get(place.address)?.map(({ title }) => title) ?? [];
      return titles.length === 0 ? place : { ...place, text: [place.text, ...titles].join(' ') };
    });
}

type Element = Parameters<typeof DomUtils.getName>[0];

const HEADING = /^h[1-6]$/;
const SKIPPED = new Set('script style svg button template noscript aside nav sup'.split(' '));
// What only screen readers, screens or paper get repeats what is said elsewhere; what needs script are controls.
const NOT_SEARCHED = new Set(['sr-only', 'not-printed', 'printed', 'needs-script']);
// Lists of publications have words of every topic.
const SOURCES = 'quellen';
const LEGAL = /^\/(?:agb|datenschutz|impressum|barrierefreiheit)$/;
const CELL = /^t[dh]$/;
const BLOCK = /^(?:p|li|div|section|td|th|dt|dd|br|figcaption|summary|h[1-6])$/;

/**
 * What can be found on a finished page: the page, and every heading in it that has an anchor, with the
 * words below it. Cards of articles and what is not printed belong to no heading.
 *
 * @param tools Addresses of pages that are tools.
 * @returns nothing for a page that is hidden from every search; those of a trial are hidden from others only.
 */
export function placesOf(path: string, html: string, tools: readonly string[]): readonly Place[] {
  const document = parseDocument(html);
  const all = DomUtils.getElementsByTagName('*', document.children);
  const meta = (name: string) =>
    all.find(({ name: tag, attribs }) => tag === 'meta' && attribs['name'] === name)?.attribs[
      'content'
    ];
  const main = all.find(({ name }) => name === 'main');
  const heading = all.find(({ name }) => name === 'h1');
  if (all.some(({ attribs }) => 'data-hidden' in attribs) || !main || !heading) return [];
  const type = typeOf(path, tools);
  const page: Draft = {
    address: path,
    type,
    title: plain(DomUtils.textContent(heading)),
    above: '',
    text: '',
  };
  const sections: Draft[] = [];
  collect(main, { page, sections, heading, anchors: [], path, type });
  // What a page is about, it says in its description for search engines.
  const { above, ...rest } = page;
  const text = plain(`${meta('description') ?? ''} ${rest.text} ${above ?? ''}`);
  const keywords = all.flatMap(keywordsOf).join(' ');
  const whole = {
    ...rest,
    text,
    ...(keywords !== '' && { keywords }),
  };
  const below = sections.map((section) => ({
    ...section,
    text: plain(section.text),
    page: page.title,
  }));
  return [whole, ...below];
}

interface Draft {
  address: string;
  type: PlaceType;
  title: string;
  /** A word or two above the title of a page; they come last, because nobody reads them as a sentence. */
  above?: string;
  text: string;
}

interface Collecting {
  readonly page: Draft;
  /** Filled in the order of the page; text belongs to the last one. */
  readonly sections: Draft[];
  readonly heading: Element;
  /** Ids of the sections around, the innermost last. */
  readonly anchors: readonly string[];
  readonly path: string;
  readonly type: PlaceType;
}

function collect(parent: Element, collecting: Collecting): void {
  for (const child of parent.children) {
    const current = collecting.sections.at(-1) ?? collecting.page;
    if (DomUtils.isText(child)) {
      current.text += child.data;
    } else if (DomUtils.isTag(child) && !isSkipped(child)) {
      if (standsApart(child)) current.text += CELL.test(child.name) && child.prev ? ' · ' : ' ';
      if (child === collecting.heading) {
        collecting.page.above = collecting.page.text;
        collecting.page.text = '';
        continue;
      }
      if (child.name === 'details') collectQuestion(child, collecting);
      else if (HEADING.test(child.name)) collectHeading(child, collecting);
      else collect(child, inside(child, collecting));
    }
  }
}

const inside = ({ name, attribs: { id } }: Element, collecting: Collecting): Collecting =>
  name === 'section' && id ? { ...collecting, anchors: [...collecting.anchors, id] } : collecting;

/** A heading with an anchor begins a place; any other belongs to the place around it. */
function collectHeading(heading: Element, collecting: Collecting): void {
  const { page, sections, anchors, path, type } = collecting;
  const { id } = heading.attribs;
  const title = plain(DomUtils.textContent(heading));
  const section = anchors.at(-1);
  // The heading of a section is named after it.
  const anchor = section !== undefined && id === `${section}-heading` ? section : id;
  if (anchor) sections.push({ address: `${path}#${anchor}`, type, title, text: '' });
  else (sections.at(-1) ?? page).text += ` ${title}. `;
}

/** A question that unfolds; browsers open it for a link to the id in its answer. */
function collectQuestion(details: Element, collecting: Collecting): void {
  const { sections, path } = collecting;
  const elements = DomUtils.getElementsByTagName('*', details.children);
  const summary = elements.find(({ name }) => name === 'summary');
  const answer = details.children.filter(DomUtils.isTag).find(({ attribs: { id } }) => id);
  if (!summary || !answer) {
    // It folds away several questions, or a part of a text.
    collect(details, collecting);
    return;
  }
  const title = plain(DomUtils.textContent(summary));
  const draft: Draft = {
    address: `${path}#${answer.attribs['id'] ?? ''}`,
    type: 'question',
    title,
    text: spacedTextOf(answer),
  };
  // Before the section it stands in, which goes on after it.
  sections.splice(Math.max(0, sections.length - 1), 0, draft);
}

// Neighbouring elements without text between them are separate pieces of text.
const standsApart = ({ name, prev }: Element): boolean =>
  BLOCK.test(name) || (prev !== null && DomUtils.isTag(prev));

function spacedTextOf(element: Element): string {
  return element.children
    .map((child) => {
      if (DomUtils.isText(child)) return child.data;
      if (!DomUtils.isTag(child) || isSkipped(child)) return '';
      return standsApart(child) ? ` ${spacedTextOf(child)} ` : spacedTextOf(child);
    })
    .join('');
}

function isSkipped({ name, attribs }: Element): boolean {
  const classes = attribs['class']?.split(' ') ?? [];
  if (SKIPPED.has(name) || 'hidden' in attribs || attribs['aria-hidden'] === 'true') return true;
  if ('data-article' in attribs || attribs['aria-labelledby'] === SOURCES) return true;
  return classes.some((name) => NOT_SEARCHED.has(name));
}

function typeOf(path: string, tools: readonly string[]): PlaceType {
  if (tools.some((tool) => path === tool || path.startsWith(`${tool}/`))) return 'tool';
  if (path.startsWith('/blog/')) return 'article';
  return LEGAL.test(path) ? 'legal' : 'page';
}

/** The keywords of an article, as search engines get them. */
function keywordsOf({ name, attribs, children }: Element): readonly string[] {
  const [data] = children;
  if (name !== 'script' || !attribs['type']?.includes('json') || !data || !DomUtils.isText(data))
    return [];
  // Written by `document/structured-data.ts`.
  const { '@graph': things = [] } = JSON.parse(data.data) as {
    '@graph'?: { keywords?: string[] }[];
  };
  return things.flatMap(({ keywords = [] }) => keywords);
}

/** Without soft hyphens and with single spaces. */
const plain = (text: string): string =>
  text
    .replaceAll('\u00AD', '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ([.,;:!?])/gu, '$1')
    .trim();
