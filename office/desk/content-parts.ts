import type { Payload, Where } from 'payload';
import { citationPattern } from '../../src/content-model/fields.ts';
import { inGerman } from '../german.ts';
import { addressOf, kinds, pictures } from '../collections/kinds.ts';
import { EDITOR_MARKS, wordsIn } from '../content/words-in.ts';
import { plannedOf } from '../publishing/planned.ts';
import { titleOf } from '../publishing/title.ts';
import { websitePort } from '../server/website-port.ts';
import { documentsOf, type StoredDocument } from '../transfer/versions-of.ts';
import { SHORTEST_SEARCH, type Part, type Reader, type Word } from './screen.ts';
import { deskTexts } from './texts.ts';

const { start: texts, search: searchTexts } = deskTexts;
const MOST_SHOWN = 30;

interface Found {
  readonly link: Word;
  readonly document: StoredDocument;
}

/** Every document of the content with a link; drafts count as they are. */
async function allDocuments(payload: Payload, where?: Where): Promise<Found[]> {
  const all: Found[] = [];
  // One kind after the other: all at once would wait for each other's connections, and give up where a machine is busy.
  for (const kind of kinds) {
    for (const document of await documentsOf({ payload, draft: true, where }, kind)) {
      const link = { text: titleOf(kind, document), to: addressOf(kind, document.id) };
      all.push({ link, document });
    }
  }
  return all;
}

async function allPictures(payload: Payload): Promise<Found[]> {
  const found = await documentsOf({ payload, draft: false }, pictures);
  return found.map((document) => {
    const text = `${deskTexts.media} „${wordsIn(document['filename'])}“`;
    return { link: { text, to: addressOf(pictures, document.id) }, document };
  });
}

/** What is not published yet and what will be by itself, for the start page. */
export async function startParts(payload: Payload, { role }: Reader): Promise<Part[]> {
  if (role === 'support') return [];
  const found = await allDocuments(payload, { _status: { equals: 'draft' } });
  // What there is once is found whatever is asked for.
  const drafts = found
    .filter(({ document }) => document['_status'] === 'draft')
    .slice(0, MOST_SHOWN)
    .map(({ link }) => link);
  const scheduled = await scheduledWords(payload);
  return [
    { title: texts.content, words: [...texts.contentLinks] },
    { title: texts.drafts, words: drafts.length === 0 ? [texts.noDrafts] : drafts },
    { title: texts.scheduled, words: scheduled.length === 0 ? [texts.noneScheduled] : scheduled },
  ];
}

async function scheduledWords(payload: Payload): Promise<Word[]> {
  const website = websitePort();
  const planned = website === undefined ? [] : await plannedOf(payload, website);
  return planned.slice(0, MOST_SHOWN).map(({ title, at, isLeaving, to }) => {
    const say = isLeaving ? texts.withdraws : texts.publishes;
    return { text: say(title, inGerman(at)), to };
  });
}

const NO_WORDS: ReadonlySet<string> = new Set([...EDITOR_MARKS, 'tag', 'listType', 'relationTo']);

// Short texts name their sources within the sentence, behind a blank.
const CITATION = new RegExp(` ?${citationPattern.source}`, 'gu');

const isOf = (type: string, node: unknown): boolean =>
  (node as { readonly type?: unknown } | null)?.type === type;

/** All words and numbers of a document, a paragraph a line; what is bold or a link goes on with the words before it. */
function wordsOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return wordsIn(value).replaceAll(CITATION, '');
  const isLine = Array.isArray(value) && value.some((node) => isOf('text', node));
  return Object.entries(value)
    .filter(([key, one]) => !NO_WORDS.has(key) && !isOf('inlineBlock', one))
    .map(([, one]) => wordsOf(one))
    .join(isLine ? '' : '\n');
}

const plain = (words: string): string => words.replaceAll('\u00A0', ' ').toLocaleLowerCase('de');

/** The longest line of a document in which the words stand; undefined where there is none. */
const lineWith = (document: StoredDocument, search: string): string | undefined =>
  wordsOf(document)
    .split('\n')
    .filter((line) => plain(line).includes(search))
    .toSorted((one, other) => other.length - one.length)[0];

const LETTERS_AROUND = 80;

/** What stands around the words, in whole words. */
function excerpt(line: string, search: string): string {
  const at = plain(line).indexOf(search);
  const before = line.slice(0, at).slice(-LETTERS_AROUND);
  const rest = line.slice(at);
  const shown = rest.slice(0, search.length + LETTERS_AROUND);
  return [
    before.length < at ? before.replace(/^\S*/u, '…') : before,
    shown.length < rest.length ? shown.replace(/\S*$/u, '…') : shown,
  ].join('');
}

/** Content and pictures in which the words stand, each with what stands around them. */
export async function foundParts(payload: Payload, typed: string): Promise<Part[]> {
  const search = plain(typed).trim();
  if (search.length < SHORTEST_SEARCH) return [];
  const all = [...(await allDocuments(payload)), ...(await allPictures(payload))];
  const found = all.flatMap(({ link, document }) => {
    const line = lineWith(document, search);
    return line === undefined ? [] : [[link, excerpt(line, search)] as const];
  });
  const rows = found.slice(0, MOST_SHOWN);
  const { contents: title, columns } = searchTexts;
  return [
    rows.length === 0
      ? { title, words: [searchTexts.nothing] }
      : { title, table: { columns, rows } },
  ];
}
