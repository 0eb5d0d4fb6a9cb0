import type { Payload, Where } from 'payload';
import { inGerman } from '../german.ts';
import { addressOf, kinds, pictures } from '../collections/kinds.ts';
import { wordsIn } from '../content/words-in.ts';
import { plannedOf } from '../publishing/planned.ts';
import { titleOf } from '../publishing/title.ts';
import { websitePort } from '../server/website-port.ts';
import { documentsOf, type StoredDocument } from '../transfer/versions-of.ts';
import type { Part, Reader, Word } from './screen.ts';
import { deskTexts } from './texts.ts';

const { start: texts, search: searchTexts } = deskTexts;
const MOST_SHOWN = 30;

/** Every document of the content that matches, as a link; drafts count as they are. */
async function linksTo(
  payload: Payload,
  isMeant: (document: StoredDocument) => boolean,
  where?: Where,
): Promise<Word[]> {
  const lists = await Promise.all(
    [...kinds, pictures].map(async (kind) => {
      const isPicture = kind.name === 'media';
      const options = { payload, draft: !isPicture, where: isPicture ? undefined : where };
      const found = (await documentsOf(options, kind)).filter(isMeant);
      return found.map((document) => ({
        text:
          kind.name === 'media'
            ? `${deskTexts.media} „${wordsIn(document['filename'])}“`
            : titleOf(kind, document),
        to: addressOf(kind, document.id),
      }));
    }),
  );
  return lists.flat().slice(0, MOST_SHOWN);
}

/** What is not published yet and what will be by itself, for the start page. */
export async function startParts(payload: Payload, { role }: Reader): Promise<Part[]> {
  if (role === 'support') return [];
  const isDraft = (document: StoredDocument): boolean => document['_status'] === 'draft';
  const drafts = await linksTo(payload, isDraft, { _status: { equals: 'draft' } });
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

/** All words and numbers of a document; what is bold or a link goes on with the words before it. */
function wordsOf(value: unknown, between = '\n'): string {
  if (typeof value !== 'object' || value === null) return wordsIn(value);
  return Object.entries(value)
    .filter(([key]) => !NO_WORDS.has(key))
    .map(([key, one]) => wordsOf(one, key === 'children' ? '' : '\n'))
    .join(between);
}

/** Content and pictures in which the words stand. */
export async function foundParts(payload: Payload, typed: string): Promise<Part[]> {
  const plain = (words: string) => words.replaceAll('\u00A0', ' ').toLocaleLowerCase('de');
  const search = plain(typed).trim();
  if (search.length < 3) return [];
  const found = await linksTo(payload, (document) => plain(wordsOf(document)).includes(search));
  return [
    { title: searchTexts.contents, words: found.length === 0 ? [searchTexts.nothing] : found },
  ];
}
