import { clear, createStore, del, entries, get, set, setMany, update } from 'idb-keyval';
import {
  parkedThoughts,
  removeThought,
  removeThoughts,
  type ParkedThought,
} from '#lib/parked-thoughts.ts';
import type { Night } from './contract.ts';

export interface DiaryState {
  /** `unkept`: the browser keeps nothing; what is entered is on this page only. */
  phase: 'opening' | 'kept' | 'unkept';
  /** By day, in no order. */
  nights: ReadonlyMap<string, Night>;
  thoughts: readonly ParkedThought[];
  /** When the diary was last saved to a file, or else begun; milliseconds since 1970. */
  exportedAt: number | undefined;
}

/** Somebody has written the same night in another tab since it was read here. */
export class NightChanged extends Error {
  /** When the other version was written. */
  readonly savedAt: number;

  constructor(savedAt: number) {
    super();
    this.savedAt = savedAt;
  }
}

const opening: DiaryState = {
  phase: 'opening',
  nights: new Map(),
  thoughts: [],
  exportedAt: undefined,
};

let state = opening;
const listeners = new Set<() => void>();
const nightsStore = () => createStore('diary', 'nights');
const stateStore = () => createStore('diary-state', 'state');
// Tells other tabs to read again; nothing of the diary goes through it.
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('diary');

function show(changes: Partial<DiaryState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

async function read(): Promise<void> {
  try {
    const [nights, thoughts, exportedAt] = await Promise.all([
      entries<string, Night>(nightsStore()),
      parkedThoughts(),
      get<number>('exportedAt', stateStore()),
    ]);
    show({ phase: 'kept', nights: new Map(nights), thoughts, exportedAt });
  } catch {
    show({ phase: 'unkept' });
  }
}

export const currentDiary = (): DiaryState => state;
export const diaryOfServer = (): DiaryState => opening;

export function watchDiary(listener: () => void): () => void {
  if (listeners.size === 0) {
    void read();
    channel?.addEventListener('message', () => void read());
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Does something to the storage; where that fails, the page alone keeps what it shows. */
async function keep(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
    channel?.postMessage('changed');
  } catch (error) {
    if (error instanceof NightChanged) throw error;
    show({ phase: 'unkept' });
  }
}

const withNights = (change: (nights: Map<string, Night>) => void): void => {
  const nights = new Map(state.nights);
  change(nights);
  show({ nights });
};

/**
 * Keeps a night.
 *
 * @param before When the version that was changed had been written; undefined for a new night.
 * @throws NightChanged when there is another version by now.
 */
export async function saveNight(night: Night, before: number | undefined): Promise<void> {
  await keep(() =>
    update<Night>(
      night.day,
      (kept) => {
        if (kept && kept.savedAt !== before) throw new NightChanged(kept.savedAt);
        return night;
      },
      nightsStore(),
    ),
  ).catch(async (error: unknown) => {
    await read();
    throw error;
  });
  withNights((nights) => nights.set(night.day, night));
  if (state.exportedAt === undefined) await noteExport();
  // Asks the browser to spare the diary when it clears up. Firefox asks back, which nobody has to answer.
  const { storage } = navigator as Partial<Navigator>;
  storage?.persist().catch(() => false);
}

export async function removeNight(day: string): Promise<void> {
  await keep(() => del(day, nightsStore()));
  withNights((nights) => nights.delete(day));
}

/** Takes over several nights at once, all or none. */
export async function addNights(added: readonly Night[]): Promise<void> {
  await keep(() =>
    setMany(
      added.map((night): [string, Night] => [night.day, night]),
      nightsStore(),
    ),
  );
  withNights((nights) => {
    for (const night of added) nights.set(night.day, night);
  });
}

export async function forgetThought(id: number): Promise<void> {
  await keep(() => removeThought(id));
  show({ thoughts: state.thoughts.filter((thought) => thought.id !== id) });
}

/** From now on a week passes before the diary asks to be exported. */
export async function noteExport(): Promise<void> {
  const exportedAt = Date.now();
  await keep(() => set('exportedAt', exportedAt, stateStore()));
  show({ exportedAt });
}

/** Erases everything the tools keep about somebody on this device. */
export async function removeAll(): Promise<void> {
  await keep(() => Promise.all([clear(nightsStore()), clear(stateStore()), removeThoughts()]));
  show({ nights: new Map(), thoughts: [], exportedAt: undefined });
}
