import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Feature, Platform } from '#server/feature.ts';
import { indexPath } from '../contract.ts';
import { openIndex, type IndexFile, type SearchIndex } from '../search-index.ts';
import { needsHelp } from '../search-words.ts';
import { searchSite } from '../search-site.ts';
import type { Outcome } from '../results.tsx';

/** How the page reaches the search. */
export interface SearchLocals {
  /** What is asked for is neither logged nor kept. */
  readonly search: (query: string) => Promise<Outcome>;
}

/** The search without script: the same index and the same code as in the browser. */
export const searchFeature: Feature = {
  name: 'search',
  tables: [],
  jobs: [],
  commands: {},
  afterRestore: () => Promise.resolve([]),
  start: ({ facts, logger }) => ({
    functions: {},
    locals: searchLocals(() => facts().folder, logger),
    workers: {},
    status: () => Promise.resolve({}),
  }),
};

const UNAVAILABLE: Outcome = { hits: 'unavailable', dropped: [], needsHelp: false };

// A search keeps the process busy, which also takes cancellations: no more than a quarter of its time.
const REST = 3;
const MOST_WAITING = 50;

/** @param folder The build that is served now; another one after a publication. */
function searchLocals(folder: () => string, logger: Platform['logger']): SearchLocals {
  const open = indexReader();
  const oneAtATime = pLimit(1);
  const search = async (query: string): Promise<Outcome> => {
    try {
      const index = await open(join(folder(), 'client', indexPath));
      return { ...searchSite(index, query), needsHelp: needsHelp(query, index.words) };
    } catch (error) {
      logger.error({ err: error }, 'The search index cannot be used. Run npm run build.');
      return UNAVAILABLE;
    }
  };
  return {
    search: (query) => {
      if (oneAtATime.pendingCount >= MOST_WAITING) return Promise.resolve(UNAVAILABLE);
      const started = oneAtATime(async () => {
        const from = performance.now();
        return { outcome: await search(query), took: performance.now() - from };
      });
      void oneAtATime(async () => delay(REST * (await started).took));
      return started.then(({ outcome }) => outcome);
    },
  };
}

/** Opens the index at the first search, and again when another one is there. */
function indexReader(): (file: string) => Promise<SearchIndex> {
  let opened: { version: string; index: SearchIndex } | undefined;
  return async (file) => {
    const version = `${file} ${String((await stat(file)).mtimeMs)}`;
    if (opened?.version !== version) {
      // Written by `build/search-index.ts`.
      const content = JSON.parse(await readFile(file, 'utf8')) as IndexFile;
      opened = { version, index: openIndex(content) };
    }
    return opened.index;
  };
}
