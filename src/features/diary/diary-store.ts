import { answerOf, change, deviceStore, endOf, entriesOf } from '#lib/device-store.ts';
import {
  keepThoughts,
  parkedThoughts,
  removeThought,
  removeThoughts,
  type ParkedThought,
} from '#lib/parked-thoughts.ts';
import { partly } from '#lib/records.ts';
import { forgetOffline } from '#site/keep-offline.ts';
import { parseNight, type Night } from './contract.ts';
import { draftAsKept, type NightDraft } from './night-draft.ts';

export interface DiaryState {
  /** `unkept`: the browser keeps nothing; what is entered is on this page only. */
  phase: 'opening' | 'kept' | 'unkept';
  /** By day, in no order. */
  nights: ReadonlyMap<string, Night>;
  /** Nights that somebody has begun to write down, by day. */
  drafts: ReadonlyMap<string, NightDraft>;
  thoughts: readonly ParkedThought[];
  /** When the diary was last saved to a file, or else begun; milliseconds since 1970. */
  exportedAt: number | undefined;
}

/** Somebody has written or deleted the same night in another tab since it was read here. */
export class NightChanged extends Error {
  /** The version that there is now. */
  readonly night: Night | undefined;

  constructor(night: Night | undefined) {
    super();
    this.night = night;
  }
}

const opening: DiaryState = {
  phase: 'opening',
  nights: new Map(),
  drafts: new Map(),
  thoughts: [],
  exportedAt: undefined,
};

/** A storage that answers nothing for so long is taken for one that keeps nothing; in milliseconds. */
const patience = { first: 4000, again: 500 } as const;
let isSilent = false;

let state = opening;
const listeners = new Set<() => void>();
const nightsStore = deviceStore('diary', 'nights');
const draftsStore = deviceStore('diary-drafts', 'drafts');
const stateStore = deviceStore('diary-state', 'state');
// Tells other tabs to read again; nothing of the diary goes through it.
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('diary');
/** Days whose night the storage did not take, so that only this page has it. */
const onlyHere = new Set<string>();

function show(changes: Partial<DiaryState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

function withPatience<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        isSilent = true;
        reject(new Error('The storage does not answer.'));
      },
      isSilent ? patience.again : patience.first,
    );
  });
  const answered = work.finally(() => {
    isSilent = false;
  });
  return Promise.race([answered, end]).finally(() => clearTimeout(timer));
}

async function read(): Promise<void> {
  const seen = state;
  try {
    const [kept, begun, thoughts, exportedAt] = await withPatience(
      Promise.all([
        entriesOf<string, unknown>(nightsStore),
        entriesOf<string, object>(draftsStore),
        parkedThoughts(),
        stateStore('readonly', (store) =>
          answerOf(store.get('exportedAt') as IDBRequest<number | undefined>),
        ),
      ]),
    );
    // What was shown meanwhile may be newer than what this has read.
    if (state !== seen) {
      await read();
      return;
    }
    const nights = kept
      .map(([, night]) => parseNight(night))
      .filter((night) => night !== undefined);
    const isWhole = onlyHere.size === 0;
    const shown = isWhole ? [] : [...state.nights].filter(([day]) => onlyHere.has(day));
    const typed = isWhole ? [] : state.drafts;
    show({
      phase: isWhole ? 'kept' : 'unkept',
      nights: new Map([...nights.map((night) => [night.day, night] as const), ...shown]),
      drafts: new Map([
        ...begun.map(([day, draft]) => [day, draftAsKept(draft)] as const),
        ...typed,
      ]),
      thoughts,
      exportedAt,
    });
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
    // Thoughts are parked elsewhere, and in the browser's memory the page hears of nothing.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void read();
    });
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Does something to the storage; where that fails, the page alone keeps what it shows.
 *
 * @returns whether the storage has done it.
 */
async function keep(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await withPatience(write());
    channel?.postMessage('changed');
    return true;
  } catch (error) {
    if (error instanceof NightChanged) throw error;
    show({ phase: 'unkept' });
    return false;
  }
}

const withNights = (change: (nights: Map<string, Night>) => void): void => {
  const nights = new Map(state.nights);
  change(nights);
  show({ nights });
};

/** Changes one night in one step, when it is still the version that was seen or no storage ever had it. */
function changeNight(
  day: string,
  seen: Night | undefined,
  write: (store: IDBObjectStore) => unknown,
): Promise<void> {
  return nightsStore('readwrite', async (store) => {
    const kept = parseNight(await answerOf<unknown>(store.get(day)));
    if (kept?.savedAt !== seen?.savedAt && !onlyHere.has(day)) throw new NightChanged(kept);
    await write(store);
    await endOf(store.transaction);
  });
}

const orReadAgain = async (work: Promise<boolean>): Promise<boolean> => {
  try {
    return await work;
  } catch (error) {
    await read();
    throw error;
  }
};

/**
 * Keeps a night.
 *
 * @param seen The version that it replaces, as it was seen; undefined for a new night.
 * @param moved The night as it stood on another day, if it was moved; it stays there when another tab has changed it.
 * @throws NightChanged when there is another version by now, or none any more.
 */
export async function saveNight(
  night: Night,
  seen: Night | undefined,
  moved?: Night,
): Promise<void> {
  let stays: Night | undefined;
  const write = () =>
    changeNight(night.day, seen, async (store) => {
      store.put(night, night.day);
      if (moved === undefined) return;
      const left = parseNight(await answerOf<unknown>(store.get(moved.day)));
      if (left?.savedAt === moved.savedAt) store.delete(moved.day);
      else stays = left;
    });
  if (await orReadAgain(keep(write))) onlyHere.delete(night.day);
  else onlyHere.add(night.day);
  withNights((nights) => {
    if (moved !== undefined) {
      onlyHere.delete(moved.day);
      nights.delete(moved.day);
    }
    if (stays !== undefined) nights.set(stays.day, stays);
    nights.set(night.day, night);
  });
  if (state.exportedAt === undefined) await noteExport();
  // Asks the browser to spare the diary when it clears up. Firefox asks back, which nobody has to answer.
  const { storage } = partly(navigator);
  storage?.persist().catch(() => false);
}

/**
 * Deletes a night and what is begun of it.
 *
 * @returns false when the storage would not; the night stays then.
 * @throws NightChanged when there is another version by now.
 */
export async function removeNight(night: Night): Promise<boolean> {
  const write = () => changeNight(night.day, night, (store) => store.delete(night.day));
  const isGone = await orReadAgain(keep(write));
  const wasOnlyHere = onlyHere.delete(night.day);
  if (!isGone && !wasOnlyHere) return false;
  await keepDraft(night.day, undefined);
  withNights((nights) => nights.delete(night.day));
  return true;
}

/** Keeps what stands in the fields of a night that is not saved yet; without fields nothing. */
export async function keepDraft(day: string, draft: NightDraft | undefined): Promise<void> {
  const drafts = new Map(state.drafts);
  if (draft) drafts.set(day, draft);
  else drafts.delete(day);
  show({ drafts });
  await keep(() =>
    change(draftsStore, (store) => (draft ? store.put(draft, day) : store.delete(day))),
  );
}

/** Takes over several nights and thoughts at once, all or none of each. */
export async function addNights(
  added: readonly Night[],
  thoughts: readonly ParkedThought[] = [],
): Promise<void> {
  const write = () =>
    change(nightsStore, (store) => {
      for (const night of added) store.put(night, night.day);
    });
  const areKept = await keep(() => Promise.all([write(), keepThoughts(thoughts)]));
  for (const { day } of added) {
    if (areKept) onlyHere.delete(day);
    else onlyHere.add(day);
  }
  const known = new Set(thoughts.map(({ id }) => id));
  show({ thoughts: [...state.thoughts.filter(({ id }) => !known.has(id)), ...thoughts] });
  withNights((nights) => {
    for (const night of added) nights.set(night.day, night);
  });
}

export async function forgetThought(id: number): Promise<void> {
  const wasKept = state.phase === 'kept';
  const isForgotten = await keep(() => removeThought(id));
  if (!isForgotten && wasKept) return;
  show({ thoughts: state.thoughts.filter((thought) => thought.id !== id) });
}

/** From now on a week passes before the diary asks to be exported. */
export async function noteExport(): Promise<void> {
  const exportedAt = Date.now();
  await keep(() => change(stateStore, (store) => store.put(exportedAt, 'exportedAt')));
  show({ exportedAt });
}

/**
 * Erases everything the tools keep about somebody on this device.
 *
 * @returns false when the storage has not confirmed it; what it kept stays on the page then.
 */
export async function removeAll(): Promise<boolean> {
  const wasKept = state.phase === 'kept';
  const stores = [nightsStore, draftsStore, stateStore];
  const isErased = await keep(() =>
    Promise.all([
      ...stores.map((each) => change(each, (store) => store.clear())),
      removeThoughts(),
    ]),
  );
  if (!isErased && wasKept) return false;
  onlyHere.clear();
  await forgetOffline();
  show({ nights: new Map(), drafts: new Map(), thoughts: [], exportedAt: undefined });
  return isErased;
}
