import { change, deviceStore, entriesOf } from './device-store.ts';

/** The most characters of a thought. */
export const thoughtLimit = 500;

export interface ParkedThought {
  /** When it was parked, in milliseconds since 1970. */
  id: number;
  text: string;
}

const thoughtsStore = deviceStore('parked-thoughts', 'thoughts');

/**
 * Keeps a thought of the night on this device. Each has an entry of its own, so that two tabs lose none.
 *
 * @throws when the browser forbids storage or has no room.
 */
export const parkThought = (text: string): Promise<void> =>
  keepThoughts([{ id: Date.now(), text }]);

/** Takes over thoughts that were parked before, each with its moment. */
export const keepThoughts = (thoughts: readonly ParkedThought[]): Promise<void> =>
  change(thoughtsStore, (store) => {
    for (const { id, text } of thoughts) store.put(text.slice(0, thoughtLimit), id);
  });

/** All parked thoughts, the oldest first. */
export async function parkedThoughts(): Promise<ParkedThought[]> {
  const parked = await entriesOf<number, string>(thoughtsStore);
  return parked.map(([id, text]) => ({ id, text })).toSorted((a, b) => a.id - b.id);
}

export const removeThought = (id: number): Promise<void> =>
  change(thoughtsStore, (store) => store.delete(id));

/** Erases all of them, including those that were parked in another tab meanwhile. */
export const removeThoughts = (): Promise<void> => change(thoughtsStore, (store) => store.clear());
