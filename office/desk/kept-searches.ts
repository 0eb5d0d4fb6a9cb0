import { randomUUID } from 'node:crypto';
import { rememberNewest } from '../collections/remember-newest.ts';

/** What somebody searched for, and what was done about it. */
interface KeptSearch<Done> {
  readonly words: string;
  readonly done: Done | undefined;
}

const searches = rememberNewest<KeptSearch<unknown> & { by: string }>({ lastsMs: 15 * 60 * 1000 });

/**
 * Keeps what somebody searches for, for a quarter of an hour, and gives the last part of the page's address.
 * Addresses stay in histories and logs, so they hold a number and never a person's name.
 */
export function keepSearch(by: string, words: string, done?: unknown): string {
  const key = randomUUID();
  searches.set(key, { by, words, done });
  return key;
}

/** The search of this person with this number; undefined when there is none any more. */
export function keptSearch<Done>(key: string, by: string): KeptSearch<Done> | undefined {
  const found = searches.get(key);
  return found?.by === by ? (found as KeptSearch<unknown> as KeptSearch<Done>) : undefined;
}
