import { randomUUID } from 'node:crypto';

const LASTS_MS = 15 * 60 * 1000;

/** What somebody searched for, and what was done about it. */
export interface KeptSearch<Done> {
  readonly words: string;
  readonly done: Done | undefined;
}

const searches = new Map<string, KeptSearch<unknown> & { by: string; until: number }>();

/**
 * Keeps what somebody searches for, for a quarter of an hour, and gives the last part of the page's address.
 * Addresses stay in histories and logs, so they hold a number and never a person's name.
 */
export function keepSearch(by: string, words: string, done?: unknown): string {
  const now = Date.now();
  for (const [key, { until }] of searches) if (until < now) searches.delete(key);
  const key = randomUUID();
  searches.set(key, { by, words, done, until: now + LASTS_MS });
  return key;
}

/** The search of this person with this number; undefined when there is none any more. */
export function keptSearch<Done>(key: string, by: string): KeptSearch<Done> | undefined {
  const found = searches.get(key);
  if (found?.by !== by || found.until < Date.now()) return undefined;
  return found as KeptSearch<unknown> as KeptSearch<Done>;
}
