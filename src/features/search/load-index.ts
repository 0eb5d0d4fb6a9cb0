import { indexPath } from './addresses.ts';
import { openIndex, type IndexFile, type SearchIndex } from './search-index.ts';

let loading: Promise<SearchIndex> | undefined;

/**
 * Loads the index once; nothing that is typed afterwards is sent.
 *
 * @throws Error when it cannot be loaded; the next call tries again.
 */
export function loadIndex(): Promise<SearchIndex> {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchIndex(): Promise<SearchIndex> {
  const answer = await fetch(indexPath);
  if (!answer.ok) throw new Error(`The search index answered ${String(answer.status)}.`);
  return openIndex((await answer.json()) as IndexFile);
}
