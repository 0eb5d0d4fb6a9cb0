import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '#server/app.ts';
import { diskSpace, isUnavailable, reasonsOf, type ServiceStatus } from '#server/health/status.ts';

// Who asks gives up soon; a database that says nothing for so long is as good as away.
const LONGEST_STATUS_MS = 3000;

/**
 * A function that looks at an app and its disk.
 *
 * @param dataDir Its file system is watched.
 * @param storesThere Whether the database lies there too.
 */
export function createStatusReader(
  { deliveries, storingWorks, retention, lastBackup, officeRuns }: App,
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
