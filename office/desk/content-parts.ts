import type { Payload, Where } from 'payload';
import { inGerman } from '../german.ts';
import { addressOf, kinds, pictures } from '../collections/kinds.ts';
import { wordsIn } from '../content/words-in.ts';
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

/** Every document of the content that matches, with a link; drafts count as they are. */
async function findDocuments(
  payload: Payload,
  isMeant: (document: StoredDocument) => boolean,
  where?: Where,
): Promise<Found[]> {
  const lists = await Promise.all(
    [...kinds, pictures].map(async (kind) => {
      const isPicture = kind.name === 'media';
      const options = { payload, draft: !isPicture, where: isPicture ? undefined : where };
      const found = (await documentsOf(options, kind)).filter(isMeant);
      return found.map((document) => {
        const text =
          kind.name === 'media'
            ? `${deskTexts.media} „${wordsIn(document['filename'])}“`
            : titleOf(kind, document);
        return { link: { text, to: addressOf(kind, document.id) }, document };
      });
    }),
  );
  return lists.flat().slice(0, MOST_SHOWN);
}

/** What is not published yet and what will be by itself, for the start page. */
export async function startParts(payload: Payload, { role }: Reader): Promise<Part[]> {
  if (role === 'support') return [];
  const isDraft = (document: StoredDocument): boolean => document['_status'] === 'draft';
  const found = await findDocuments(payload, isDraft, { _status: { equals: 'draft' } });
  const drafts = found.map(({ link }) => link);
  const scheduled = await scheduledWords(payload);
  return [
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

// What the text editor keeps beside the words.
const NO_WORDS: ReadonlySet<string> = new Set(
  'type version format mode style tag direction indent detail listType textFormat textStyle relationTo'.split(
    ' ',
  ),
);

const isOf = (type: string, node: unknown): boolean =>
  (node as { readonly type?: unknown } | null)?.type === type;

/** All words and numbers of a document, a paragraph a line; what is bold or a link goes on with the words before it. */
function wordsOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return wordsIn(value);
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
  const found = await findDocuments(payload, (one) => lineWith(one, search) !== undefined);
  const rows = found.map(({ link, document }) => [
    link,
    excerpt(lineWith(document, search) ?? '', search),
  ]);
  const { contents: title, columns } = searchTexts;
  return [
    rows.length === 0
      ? { title, words: [searchTexts.nothing] }
      : { title, table: { columns, rows } },
  ];
}
