import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Feature, Platform } from '#server/feature.ts';
import { buildToServe } from '#server/publications/build-store.ts';
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
  start: ({ env, logger }) => ({
    functions: {},
    locals: searchLocals(() => buildToServe(env.distDir, env.dataDir), logger),
    workers: {},
    status: () => Promise.resolve({}),
  }),
};

/** @param folder The build that is served now; another one after a publication. */
function searchLocals(folder: () => string, logger: Platform['logger']): SearchLocals {
  const open = indexReader();
  return {
    search: async (query) => {
      try {
        const index = await open(join(folder(), 'client', indexPath));
        return { ...searchSite(index, query), needsHelp: needsHelp(query, index.words) };
      } catch (error) {
        logger.error({ err: error }, 'The search index cannot be used. Run npm run build.');
        return { hits: 'unavailable', dropped: [], needsHelp: false };
      }
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
