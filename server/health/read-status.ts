import { setTimeout as delay } from 'node:timers/promises';
import type { RetentionStatus } from '#server/retention/retention-status.ts';
import {
  diskSpace,
  isUnavailable,
  reasonsOf,
  type Deliveries,
  type ServiceStatus,
} from '#server/health/status.ts';

/** What of a running app its status is made of. */
export interface Watched {
  /** Rejects while the database is away. */
  readonly deliveries: () => Promise<Deliveries>;
  /** Whether something can be stored, as far as that is known. */
  readonly storingWorks: () => Promise<boolean>;
  /** Rejects while nothing can be read. */
  readonly retention: () => Promise<RetentionStatus>;
  /** When the newest backup was finished. */
  readonly lastBackup: () => Promise<Date | undefined>;
  /** Whether an office works on the same database. */
  readonly officeRuns: () => Promise<boolean>;
}

// Who asks gives up soon; a database that says nothing for so long is as good as away.
const LONGEST_STATUS_MS = 3000;

/**
 * A function that looks at an app and its disk.
 *
 * @param dataDir Its file system is watched.
 * @param storesThere Whether the database lies there too.
 */
export function createStatusReader(
  { deliveries, storingWorks, retention, lastBackup, officeRuns }: Watched,
  dataDir: string,
  storesThere: boolean,
): () => Promise<ServiceStatus> {
  const soon = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
    Promise.race([
      work.catch(() => undefined),
      delay(LONGEST_STATUS_MS, undefined, { ref: false }),
    ]);
  return async () => {
    const [found, works, erasing, backedUpAt, office, disk] = await Promise.all([
      soon(deliveries()),
      soon(storingWorks()),
      soon(retention()),
      soon(lastBackup()),
      soon(officeRuns()),
      diskSpace(dataDir),
    ]);
    return {
      ...{ deliveries: found, storingFails: works !== true, retention: erasing },
      ...{ backedUpAt, officeRuns: office, disk, storesThere },
    };
  };
}

// Anybody may ask, so one look at the database answers everybody of the same second.
const SHARED_MS = 1000;

/** A function that says whether declarations can be stored. */
export function createReadiness(readStatus: () => Promise<ServiceStatus>): () => Promise<boolean> {
  let since = -Infinity;
  let answer = Promise.resolve(false);
  return () => {
    const now = performance.now();
    if (now - since > SHARED_MS) {
      since = now;
      answer = readStatus().then((status) => !isUnavailable(reasonsOf(status)));
    }
    return answer;
  };
}
