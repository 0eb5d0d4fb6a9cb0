import { contentFiles, contentGroups } from '../../src/content-model/collections.ts';
import { keysOf, recordOf } from '../../src/lib/records.ts';
import type { CollectionName } from './entries.ts';

/** What editors call the collections, in the order of the navigation. */
export const collectionTitles: Readonly<Record<CollectionName, string>> = recordOf(
  keysOf(contentFiles),
  (name) => contentFiles[name].title,
);

/** The group in which editors look for a collection. */
export const collectionGroup = (name: CollectionName): string =>
  Object.entries(contentGroups).find(([, group]) => name in group)?.[0] ?? '';
