import { clear, del, entries, set, setMany } from 'idb-keyval';
import { deviceStore } from './device-store.ts';

/** The most characters of a thought. */
export const thoughtLimit = 500;

export interface ParkedThought {
  /** When it was parked, in milliseconds since 1970. */
  id: number;
  text: string;
}

const store = deviceStore('parked-thoughts', 'thoughts');

/**
 * Keeps a thought of the night on this device. Each has an entry of its own, so that two tabs lose none.
 *
 * @throws when the browser forbids storage or has no room.
 */
export const parkThought = (text: string): Promise<void> =>
  set(Date.now(), text.slice(0, thoughtLimit), store);

/** Takes over thoughts that were parked before, each with its moment. */
export const keepThoughts = (thoughts: readonly ParkedThought[]): Promise<void> =>
  setMany(
    thoughts.map(({ id, text }): [number, string] => [id, text.slice(0, thoughtLimit)]),
    store,
  );

/** All parked thoughts, the oldest first. */
export async function parkedThoughts(): Promise<ParkedThought[]> {
  const parked = await entries<number, string>(store);
  return parked.map(([id, text]) => ({ id, text })).toSorted((a, b) => a.id - b.id);
}

export const removeThought = (id: number): Promise<void> => del(id, store);

/** Erases all of them, including those that were parked in another tab meanwhile. */
export const removeThoughts = (): Promise<void> => clear(store);
