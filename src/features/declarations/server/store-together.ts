import { failureFacts, isPassing } from '#server/database/database-failure.ts';
import type { Arrival, Stored } from '#features/declarations/server/store-declarations.ts';

type StoreAll = (arrivals: readonly Arrival[]) => Promise<readonly Stored[]>;

interface Waiting {
  readonly arrival: Arrival;
  readonly resolve: (stored: Stored) => void;
  readonly reject: (error: unknown) => void;
}

// While the disk writes for some, others can be made ready.
const MOST_AT_ONCE = 2;
const MOST_TOGETHER = 64;

// Class 22 of SQLSTATE is a value that the database does not take, 23 a rule that a row breaks.
const ABOUT_A_ROW = /^2[23]/;

/**
 * Stores what arrives in the same turn of the event loop together, and under load what gathers while
 * others are stored, so that many share one commit.
 *
 * @param storeAll Stores all of them or none.
 * @returns a function that resolves when its arrival is on disk and rejects when it is not.
 */
export function storeTogether(storeAll: StoreAll): (arrival: Arrival) => Promise<Stored> {
  const waiting: Waiting[] = [];
  let storing = 0;
  let isGathering = false;

  const gather = (): void => {
    if (isGathering || storing === MOST_AT_ONCE || waiting.length === 0) return;
    isGathering = true;
    setImmediate(() => {
      isGathering = false;
      void storeNext();
    });
  };

  const storeNext = async (): Promise<void> => {
    const batch = waiting.splice(0, MOST_TOGETHER);
    if (batch.length === 0) return;
    storing += 1;
    gather();
    try {
      await storeBatch(storeAll, batch);
    } catch (error) {
      // Whatever keeps these out would keep out those who wait, only later.
      for (const { reject } of [...batch, ...waiting.splice(0)]) reject(error);
    } finally {
      storing -= 1;
      gather();
    }
  };

  return (arrival) =>
    new Promise((resolve, reject) => {
      waiting.push({ arrival, resolve, reject });
      gather();
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
