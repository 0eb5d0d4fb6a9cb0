import { collectionNamed, fileOfEntry } from '../content/entries.ts';
import { formOf } from '../editing/form-names.ts';
import { collectionTitles } from '../editing/texts.ts';

/** A change to the content, as the log records it. */
export interface ContentAction {
  /** A key of `actionNames`. */
  readonly what: string;
  /** What is changed, as the pages call it; undefined when there is nothing to add. */
  readonly about?: string;
}

const ACTIONS = (
  [
    ['PUT', '/entries/:collection/:slug', 'content.change'],
    ['DELETE', '/entries/:collection/:slug', 'content.remove'],
    ['POST', '/entries/:collection/:slug/back', 'content.bring-back'],
    ['POST', '/collections/:collection', 'content.add'],
    ['PUT', '/order/:collection', 'content.order'],
    ['POST', '/pictures', 'content.picture'],
    ['POST', '/conflicts', 'content.decide'],
    ['DELETE', '/draft', 'content.discard'],
    ['POST', '/publications', 'content.publish'],
    ['POST', '/publications/:commit/back', 'content.go-back'],
    ['POST', '/publications/:commit/undo', 'content.undo'],
    ['POST', '/appointments', 'content.schedule'],
    ['DELETE', '/appointments/:id', 'content.unschedule'],
  ] as const
).map(([method, pathname, what]) => ({ method, what, pattern: new URLPattern({ pathname }) }));

/**
 * What a request does to the content.
 *
 * @param path Relative to the address of the editing pages, such as `/entries/faq/kosten`.
 */
export function contentAction(method: string, path: string): ContentAction {
  for (const { pattern, what, ...action } of ACTIONS) {
    const found = action.method === method ? pattern.exec({ pathname: path }) : null;
    if (found === null) continue;
    const about = titleOf(found.pathname.groups);
    return { what, ...(about !== undefined && { about }) };
  }
  return { what: 'content.change' };
}

function titleOf({ collection: name = '', slug }: Readonly<Record<string, string | undefined>>) {
  const collection = collectionNamed(name);
  if (collection === undefined) return undefined;
  if (slug === undefined) return collectionTitles[collection.name];
  const file = fileOfEntry(collection, slug);
  return file === undefined ? undefined : formOf(file)?.title;
}
