import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { App } from '#server/app.ts';
import type { RetentionStatus } from '#server/retention/retention.ts';

/** How jobs of one name are getting on. */
export interface JobState {
  /** Jobs that will be tried, or tried again. */
  readonly waiting: number;
  /** Age of the oldest of them in seconds; 0 when none waits. */
  readonly oldestWaitingSeconds: number;
  /** What nobody will try again: given up after all repeats, or its job is gone. */
  readonly deadLetters: number;
}

/** By the name of the job. */
export type JobStates = Readonly<Record<string, JobState>>;

/** By feature, then by job. */
export type Deliveries = Readonly<Record<string, JobStates>>;

/** Room on one file system, in bytes. */
export interface DiskSpace {
  readonly totalBytes: number;
  /** What this process may still fill. */
  readonly freeBytes: number;
}

/** What an operator should know of a server and its database at one moment. */
export interface ServiceStatus {
  /** Undefined while the database is away. */
  readonly deliveries: Deliveries | undefined;
  /** Whether the database is there, but takes nothing. */
  readonly storingFails: boolean;
  /** What is marked for erasure, or why nothing is erased; undefined while nothing can be read. */
  readonly retention?: RetentionStatus | undefined;
  /** When the newest backup was finished; undefined when there is none, or nothing can be read. */
  readonly backedUpAt?: Date | undefined;
  /** Whether an office works on the same database; undefined while nothing can be read. */
  readonly officeRuns?: boolean | undefined;
  /** Of the file system on which `DATA_DIR` lies. */
  readonly disk: DiskSpace;
  /** Whether the database lies on that disk too. */
  readonly storesThere: boolean;
}

// Repeats begin after seconds: what still waits after this has failed several times, or nobody delivers.
const LATE_SECONDS = 15 * 60;

// The embedded database needs some room to recover; on a small disk a share of it has to do.
const LOW_BYTES = 500_000_000;
const LOW_SHARE = 0.05;

// Two files of the embedded database's own log: it stops when it cannot begin the next one.
const FULL_BYTES = 2 * 16 * 1024 * 1024;

const UNAVAILABLE = new Set(['database_away', 'storing_fails', 'disk_full']);

/** Whether nothing can be stored, or soon no longer, so that others should take them. */
export const isUnavailable = (reasons: readonly string[]): boolean =>
  reasons.some((reason) => UNAVAILABLE.has(reason));

/** Whether a disk has so little room that somebody should make some. */
export const isDiskLow = ({ freeBytes, totalBytes }: DiskSpace): boolean =>
  freeBytes < Math.min(LOW_BYTES, totalBytes * LOW_SHARE);

/**
 * Why somebody should look, as codes that never change: `database_away`, `storing_fails`,
 * `disk_full` (the embedded database has no room left), `disk_low`, `retention_held` (nothing old is
 * erased), and for each feature `…_late` (the oldest job waits for more than 15 minutes) and `…_dead`
 * (there are dead letters). Empty when all is well.
 */
export function reasonsOf({
  deliveries,
  storingFails,
  retention,
  disk,
  storesThere,
}: ServiceStatus): string[] {
  return [
    ...(deliveries === undefined ? ['database_away'] : []),
    ...(deliveries !== undefined && storingFails ? ['storing_fails'] : []),
    ...(storesThere && disk.freeBytes < FULL_BYTES ? ['disk_full'] : []),
    ...Object.entries(deliveries ?? {}).flatMap(([feature, states]) =>
      reasonsOfFeature(feature, states),
    ),
    ...(typeof retention?.held === 'string' ? ['retention_held'] : []),
    ...(isDiskLow(disk) ? ['disk_low'] : []),
  ];
}

function reasonsOfFeature(feature: string, states: JobStates): string[] {
  const jobs = Object.values(states);
  return [
    ...(jobs.some((one) => one.oldestWaitingSeconds > LATE_SECONDS) ? [`${feature}_late`] : []),
    ...(jobs.some(({ deadLetters }) => deadLetters > 0) ? [`${feature}_dead`] : []),
  ];
}

/**
 * Looks at the file system on which a folder lies.
 *
 * @throws when there is no such folder.
 */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return { totalBytes: blocks * bsize, freeBytes: bavail * bsize };
}

// Who asks gives up soon; a database that says nothing for so long is as good as away.
const LONGEST_STATUS_MS = 3000;

/** A function that looks at an app and its disk. */
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
      deliveries: found,
      storingFails: works !== true,
      retention: erasing,
      backedUpAt,
      officeRuns: office,
      disk,
      storesThere,
    };
  };
}

// Anybody may ask, so one look at the database answers everybody of the same second.
const SHARED_MS = 1000;

/** A function that says whether what visitors send can be stored. */
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

/** Whether storing still works after it has failed. */
interface Storing {
  /** To be told of every failure to use the database. */
  readonly hasFailed: () => void;
  /** Whether something can be stored: found out by trying at first and after each failure, otherwise true. */
  readonly works: () => Promise<boolean>;
}

// A new table always needs room of its own, as the next rows will; taken back, it leaves
// nothing behind. 1 MB, so that room for a single row is not taken for the end of the trouble.
const PROBE =
  "create table storing_probe as select repeat('x', 1000) as filling from generate_series(1, 1000)";

/**
 * Watches whether storing works, which a start does not prove. One failure may be the fault of what was sent, so it only raises a
 * doubt. As long as there is a doubt, each question is answered by writing and taking it back.
 */
export function watchStoring(pool: Pool): Storing {
  let doubts = 1;
  let settled = 0;
  return {
    hasFailed: () => {
      doubts += 1;
    },
    works: async () => {
      // One that is raised meanwhile asks for another answer.
      const raised = doubts;
      if (settled !== raised && (await canWrite(pool))) settled = raised;
      return settled === doubts;
    },
  };
}

async function canWrite(pool: Pool): Promise<boolean> {
  const client = await pool.connect().catch(() => undefined);
  if (client === undefined) return false;
  try {
    await client.query('begin');
    await client.query(PROBE);
    return true;
  } catch {
    return false;
  } finally {
    // The end of the connection takes everything back.
    client.release(true);
  }
}
