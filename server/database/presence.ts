import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Database } from '#server/database/database.ts';
import { StartError } from '#server/start-error.ts';

// Any number that nobody else takes for a lock in this database.
const LOCK = 7_313_202;

const BEFORE_NEXT_TRY_MS = 1000;
const LONGEST_GOODBYE_MS = 1000;

const MOVING =
  'The data of this database are just being moved to another one. Wait until that has ended.';

/** Shows others on the same database that a server uses it. */
export interface Presence {
  /**
   * Begins to show it; when the connection breaks it is shown again as soon as that is possible.
   *
   * @throws StartError when the data are just being moved away, or why the database is away.
   */
  readonly show: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/**
 * A shared lock that is held on a connection of its own. Connections alone would say nothing: a
 * server that does not deliver has none while it is idle, and commands have some.
 */
export function presenceOn(database: Database): Presence {
  let held: Client | undefined;
  let taking: Promise<void> | undefined;
  let watching: Promise<void> | undefined;
  const ending = new AbortController();
  const { signal } = ending;

  const takeNow = async (): Promise<void> => {
    const client = await database.connect();
    try {
      if (!(await tryLock(client, 'pg_try_advisory_lock_shared'))) throw new StartError(MOVING);
    } catch (error) {
      await client.end();
      throw error;
    }
    held = client;
    client.once('end', () => {
      held = undefined;
      watching = takeAgain();
    });
  };
  // Whoever asks meanwhile waits for the same attempt: a second lock would never be given back.
  const take = async (): Promise<void> => {
    if (held !== undefined || signal.aborted) return;
    taking ??= takeNow().finally(() => {
      taking = undefined;
    });
    await taking;
  };
  const takeAgain = async (): Promise<void> => {
    while (held === undefined && !signal.aborted) {
      await delay(BEFORE_NEXT_TRY_MS, undefined, { signal }).catch(() => undefined);
      await take().catch(() => undefined);
    }
  };
  return {
    show: take,
    end: async () => {
      ending.abort();
      await watching;
      // A database that has vanished without a word never confirms the end.
      await Promise.race([held?.end(), delay(LONGEST_GOODBYE_MS, undefined, { ref: false })]);
    },
  };
}

/**
 * Keeps servers away for as long as the connection lives.
 *
 * @returns false when a server is there.
 */
export function keepServersAway(client: Client): Promise<boolean> {
  return tryLock(client, 'pg_try_advisory_lock');
}

async function tryLock(client: Client, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(`select ${lock}($1) as held`, [LOCK]);
  return rows[0]?.held === true;
}
