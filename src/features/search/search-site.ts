import type { SearchOptions, SearchResult } from 'minisearch';
import {
  foldWord,
  piecesOf,
  wordsOf,
  hasPhrase,
  needsHelp,
  tellingWords,
  type Signpost,
} from './search-words.ts';
import { planQuery, type Spelling } from './plan-query.ts';
import type { Place, PlaceType, SearchIndex } from './search-index.ts';

/** A piece of a text; what was searched for is marked. */
export interface MarkedPiece {
  readonly text: string;
  readonly marked: boolean;
}

/** Another place on the page of a hit. */
interface FurtherPlace extends Pick<Place, 'address'> {
  readonly heading: readonly MarkedPiece[];
}

export interface Hit extends Pick<Place, 'address' | 'type'> {
  /** Of the page; of the place itself, where each is a thing of its own. */
  readonly title: readonly MarkedPiece[];
  /** That of the place, below the title of its page. */
  readonly heading?: readonly MarkedPiece[];
  readonly excerpt: readonly MarkedPiece[];
  /** The next best places of the same page. */
  readonly further: readonly FurtherPlace[];
}

/** From strict to lenient; the second is asked only when the first found little. */
const SPELLINGS: readonly Spelling[] = ['exact', 'similar'];
const ENOUGH = 3;
const MOST_HITS = 20;
// Each more is another handful of searches.
const MOST_WORDS = 8;
// One long article must not fill the list.
const MOST_OF_A_PAGE = 3;

const TYPE_WEIGHTS: Readonly<Record<PlaceType, number>> = {
  tool: 1.6,
  question: 1.3,
  page: 1.1,
  article: 1,
  legal: 0.12,
};

// A page itself is a better answer than one of its headings.
const WHOLE_PAGE = 1.1;

// The types of the index do not say what it keeps of a place.
const placeIn = (stored: object = {}) => stored as Partial<Place>;

const SCORING: SearchOptions = {
  boost: { title: 5, label: 8, keywords: 0.7, page: 2 },
  weights: { prefix: 0.5, fuzzy: 0.3 },
  boostDocument: (_address, _word, stored) => {
    const { type = 'page', page } = placeIn(stored);
    return TYPE_WEIGHTS[type] * (page === undefined ? WHOLE_PAGE : 1);
  },
};

/** What a search came to. */
interface Answer {
  /** The best places, the best one first, at most 20; each page once. */
  readonly hits: readonly Hit[];
  /** Words of the query that were left out, because nothing has them beside the others. */
  readonly dropped: readonly string[];
}

/** Looks for all words of a query; where nothing has all of them, for the most that go together. */
export function searchSite(index: SearchIndex, query: string): Answer {
  const { signposts } = index.words;
  const signs = signposts.filter(({ phrases }) => hasPhrase(query, phrases));
  const isInNeed = needsHelp(query, index.words);
  const { found, dropped } =
    signs.length > 0 || isInNeed
      ? { found: withAll(index, query), dropped: isInNeed ? [] : unheard(index, query, signs) }
      : withMost(index, query);
  const known = new Set(signs.map(({ address }) => address));
  const others = withoutCrowds(asidesLast(index, query, found))
    .filter(({ address }) => !known.has(address))
    .map((result) => hitOf(index, result, query));
  const hits = onePerPage([...signs.map((sign) => hitOfSign(index, sign)), ...others]);
  return { hits: hits.slice(0, MOST_HITS), dropped };
}

function withAll(index: SearchIndex, query: string): Found[] {
  const found = new Map<string, Found>();
  // Somebody in distress gets no results that are only spelled alike: 'ich kan nicht mehr' asks for no 'kann'.
  const spellings = needsHelp(query, index.words) ? (['strict'] as const) : SPELLINGS;
  const isKnown = (word: string) =>
    index.engine.search({ queries: [word], processTerm: (term) => term, prefix: true }).length > 0;
  for (const spelling of spellings) {
    if (found.size >= ENOUGH) break;
    const asked = planQuery(query, index.words, index.splitCompound, spelling, isKnown);
    if (asked === undefined) break;
    // The engine does not know which fields it stores.
    const results = index.engine.search(asked, SCORING) as Found[];
    for (const result of results.toSorted((a, b) => weightOf(b) - weightOf(a))) {
      if (!found.has(result.address)) found.set(result.address, result);
    }
  }
  return [...found.values()];
}

/** Words of a query that no signpost stands for and nothing has. */
function unheard(index: SearchIndex, query: string, signs: readonly Signpost[]): string[] {
  const heard = signs
    .flatMap(({ phrases }) => phrases.filter((phrase) => hasPhrase(query, [phrase])))
    .flatMap(wordsOf);
  return wordsOf(query).filter(
    (word) =>
      tellingWords(word).length > 0 && !hasPhrase(word, heard) && withAll(index, word).length === 0,
  );
}

// At least half of the words have to be there, or the answer is one to another question.
function withMost(index: SearchIndex, query: string): { found: Found[]; dropped: string[] } {
  const found = withAll(index, query);
  if (found.length > 0) return { found, dropped: [] };
  const telling = wordsOf(query).filter((word) => tellingWords(word).length > 0);
  let kept = telling.filter((word) => withAll(index, word).length > 0).slice(0, MOST_WORDS);
  let best = withAll(index, kept.join(' '));
  while (best.length === 0 && (kept.length - 1) * 2 >= telling.length) {
    const tries = kept.map((left) => {
      const words = kept.filter((word) => word !== left);
      return { words, hits: withAll(index, words.join(' ')) };
    });
    const [first] = tries.toSorted((a, b) => bestOf(b.hits) - bestOf(a.hits));
    if (first === undefined) break;
    ({ words: kept, hits: best } = first);
  }
  // A place that only mentions what is left is no answer to the rest.
  const about = best.filter(isAbout);
  const isAnswer = about.length > 0 && kept.length * 2 >= telling.length;
  if (!isAnswer) return { found: [], dropped: [] };
  return { found: about, dropped: telling.filter((word) => !kept.includes(word)) };
}

// Whether a place is named after a word, and does not only mention it.
const isAbout = ({ match }: Found): boolean =>
  Object.values(match).some((fields) => fields.some((field) => field !== 'text'));

const bestOf = ([first]: readonly Found[]): number => (first ? weightOf(first) : 0);

function hitOfSign(index: SearchIndex, { address, title }: Signpost): Hit {
  const { type = 'page', page, text = '' } = placeIn(index.engine.getStoredFields(address));
  const said = (text: string) => [{ text, marked: false }];
  const isHeading = page !== undefined && !standsAlone({ type, address });
  return {
    address,
    type,
    excerpt: text === '' ? [] : excerptOf(said(text)),
    further: [],
    ...(isHeading ? { title: said(page), heading: said(title) } : { title: said(title) }),
  };
}

function asidesLast({ words }: SearchIndex, query: string, found: readonly Found[]) {
  const isAside = ({ address }: Found): boolean =>
    words.asides.some(
      ({ page, words: own }) => address.split('#')[0] === page && !hasPhrase(query, own),
    );
  return found.toSorted((a, b) => Number(isAside(a)) - Number(isAside(b)));
}

type Found = SearchResult & Place;

// MiniSearch multiplies by the number of words that were found, of which a synonym may have many.
const weightOf = ({ score, queryTerms }: Found) => score / Math.max(1, queryTerms.length);

function withoutCrowds(found: readonly Found[]): readonly Found[] {
  const counts = new Map<string, number>();
  return found.filter(({ address, type }) => {
    // Questions stand together on one page, but each is a thing of its own.
    if (type === 'question') return true;
    const [path = ''] = address.split('#');
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    return count <= MOST_OF_A_PAGE;
  });
}

/** Each page at its best place, with the others below it. */
function onePerPage(hits: readonly Hit[]): Hit[] {
  const pages = new Map<string, Hit>();
  for (const hit of hits) {
    const page = ownPageOf(hit);
    const best = pages.get(page);
    const { address, heading } = hit;
    // The page as a whole is where the best place is, too.
    const more = heading ? [{ address, heading }] : [];
    const further = [...(best?.further ?? []), ...more].slice(0, MOST_OF_A_PAGE - 1);
    pages.set(page, best ? { ...best, further } : hit);
  }
  return [...pages.values()];
}

function hitOf(index: SearchIndex, found: Found, query: string): Hit {
  const { address, type, title, page, text, terms } = found;
  // Parts of a compound and synonyms are marked only where the words themselves are not.
  const typed = tellingWords(query);
  const literal = terms.filter((term) => typed.some((word) => term.startsWith(word)));
  const matched = new Set(literal.length > 0 ? literal : terms);
  const isMatch = (piece: string) => {
    const word = foldWord(piece);
    return matched.has(word) || index.splitCompound(word).some((part) => matched.has(part));
  };
  const mark = (words: string) => markPieces(words, isMatch);
  return {
    address,
    type,
    ...(page === undefined || standsAlone(found)
      ? { title: mark(title) }
      : { title: mark(page), heading: mark(title) }),
    excerpt: excerptOf(mark(text)),
    further: [],
  };
}

// A question, or a section of the landing page, whose title names none of them.
const standsAlone = ({ type, address }: Pick<Place, 'type' | 'address'>): boolean =>
  type === 'question' || address.startsWith('/#');

/** The page of a place; what stands alone is one by itself. */
const ownPageOf = (place: Pick<Place, 'type' | 'address'>): string =>
  standsAlone(place) ? place.address : (place.address.split('#')[0] ?? '');

function markPieces(text: string, isMatch: (piece: string) => boolean): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  for (const [at, piece] of piecesOf(text).entries()) {
    if (piece === '') continue;
    const marked = at % 2 === 1 && isMatch(piece);
    const last = pieces.at(-1);
    if (last?.marked === false && !marked) {
      pieces[pieces.length - 1] = { text: last.text + piece, marked };
    } else pieces.push({ text: piece, marked });
  }
  return pieces;
}

// Three lines on a phone, two on a laptop.
const LONGEST_EXCERPT = 100;
const BEFORE_FIRST_MARK = 40;

/** The part of a marked text around its first mark, cut between words. */
function excerptOf(pieces: readonly MarkedPiece[]): readonly MarkedPiece[] {
  const first = Math.max(
    0,
    pieces.findIndex(({ marked }) => marked),
  );
  const found = pieces.slice(Math.max(0, first - 1));
  const excerpt: MarkedPiece[] = [];
  let room = LONGEST_EXCERPT;
  for (const [at, { text, marked }] of found.entries()) {
    const isCutAhead = at === 0 && !marked && first > 0 && text.length > BEFORE_FIRST_MARK;
    const shown = isCutAhead ? `… ${text.slice(-BEFORE_FIRST_MARK).replace(/^\S*\s+/u, '')}` : text;
    if (shown.length > room) {
      // A word stays whole; a text ends between two.
      const end = marked ? '' : shown.slice(0, room).replace(/\s*\S*$/u, '');
      excerpt.push({ text: `${end} …`, marked: false });
      break;
    }
    room -= shown.length;
    excerpt.push({ text: shown, marked });
  }
  return excerpt;
}
