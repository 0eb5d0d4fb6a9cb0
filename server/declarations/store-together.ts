import { failureFacts, isPassing } from '#server/database/database-failure.ts';
import type { Arrival, Stored } from '#server/declarations/store-declarations.ts';

type StoreAll = (arrivals: readonly Arrival[]) => Promise<readonly Stored[]>;

interface Waiting {
  readonly arrival: Arrival;
  readonly resolve: (stored: Stored) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_TOGETHER = 64;

// Class 22 of SQLSTATE is a value that the database does not take, 23 a rule that a row breaks.
const ABOUT_A_ROW = /^2[23]/;

/**
 * Stores at once when nothing else is being stored. What arrives in the meantime gathers and is then
 * stored together, so under load one commit is shared by many.
 *
 * @param storeAll Stores all of them or none.
 * @returns a function that resolves when its arrival is on disk and rejects when it is not.
 */
export function storeTogether(storeAll: StoreAll): (arrival: Arrival) => Promise<Stored> {
  const waiting: Waiting[] = [];
  let isStoring = false;

  const storeNext = async (): Promise<void> => {
    const batch = waiting.splice(0, MOST_TOGETHER);
    if (batch.length === 0) return;
    isStoring = true;
    try {
      await storeBatch(storeAll, batch);
    } catch (error) {
      // Whatever keeps these out would keep out those who wait, only later.
      for (const { reject } of [...batch, ...waiting.splice(0)]) reject(error);
    } finally {
      isStoring = false;
      void storeNext();
    }
  };

  return (arrival) =>
    new Promise((resolve, reject) => {
      waiting.push({ arrival, resolve, reject });
      if (!isStoring) void storeNext();
    });
}

async function storeBatch(storeAll: StoreAll, batch: readonly Waiting[]): Promise<void> {
  try {
    const outcomes = await storeWithSecondTry(
      storeAll,
      batch.map(({ arrival }) => arrival),
    );
    batch.forEach(({ resolve }, at) => {
      const outcome = outcomes[at];
      if (outcome !== undefined) resolve(outcome);
    });
  } catch (error) {
    if (batch.length === 1 || !ABOUT_A_ROW.test(failureFacts(error).code)) throw error;
    // One of them is to blame; it must not keep the others out.
    for (const { arrival, resolve, reject } of batch) {
      await storeAll([arrival]).then(([outcome]) => {
        if (outcome !== undefined) resolve(outcome);
      }, reject);
    }
  }
}

// A connection that broke may have been idle since before the database was restarted. Trying again
// cannot store twice: the second try finds what the first may have left.
async function storeWithSecondTry(
  storeAll: StoreAll,
  arrivals: readonly Arrival[],
): Promise<readonly Stored[]> {
  try {
    return await storeAll(arrivals);
  } catch (error) {
    if (!isPassing(error)) throw error;
    return storeAll(arrivals);
  }
}
