import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { foldWord, wordsOf, compoundSplitter, type SearchWords } from './search-words.ts';

/** What a place on the website is. */
export type PlaceType = 'page' | 'article' | 'question' | 'tool' | 'legal';

/** A place that can be found: a page, or a heading in it with what stands below. */
export interface Place {
  /** Path with the anchor of the heading. */
  readonly address: string;
  readonly type: PlaceType;
  /** The heading, or the title of the page. */
  readonly title: string;
  /** Title of the page, where the place is a heading in it. */
  readonly page?: string;
  readonly text: string;
  /** What links in the navigation call the page. */
  readonly label?: string;
  /** Those of an article. */
  readonly keywords?: string;
}

/** The file that the build writes. */
export interface IndexFile {
  readonly words: SearchWords;
  readonly index: AsPlainObject;
}

/** An index that is ready to be asked. */
export interface SearchIndex {
  readonly words: SearchWords;
  readonly splitCompound: (word: string) => readonly string[];
  readonly engine: MiniSearch<Place>;
}

const indexOptions = (splitCompound: SearchIndex['splitCompound']): Options<Place> => ({
  idField: 'address',
  fields: ['title', 'label', 'keywords', 'page', 'text'],
  storeFields: ['address', 'type', 'title', 'page', 'text'],
  tokenize: wordsOf,
  processTerm: (written) => {
    const word = foldWord(written);
    const parts = splitCompound(word);
    return parts.length > 0 ? [word, ...parts] : word;
  },
});

/** Makes the file from every place of the website. */
export function createIndexFile(places: readonly Place[], words: SearchWords): IndexFile {
  const engine = new MiniSearch<Place>(indexOptions(compoundSplitter(words.parts)));
  engine.addAll(places);
  return { words, index: engine.toJSON() };
}

/**
 * Opens what `createIndexFile` has made.
 *
 * @throws Error when the file was made by another version of the search engine.
 */
export function openIndex({ words, index }: IndexFile): SearchIndex {
  const splitCompound = compoundSplitter(words.parts);
  return { words, splitCompound, engine: MiniSearch.loadJS(index, indexOptions(splitCompound)) };
}
