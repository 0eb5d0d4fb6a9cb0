import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { failureDetails, isPassing } from '#server/database/database-failure.ts';
import {
  ensureCluster,
  SUPERUSER,
  writeClusterSettings,
} from '#server/database/embedded/cluster.ts';
import {
  CLUSTER,
  databaseHome,
  isListening,
  makeSocketFolder,
  type DatabaseHome,
} from '#server/database/embedded/database-home.ts';
import { locateBinaries, runProgram } from '#server/database/embedded/programs.ts';
import { OperatorError } from '#server/operator-error.ts';

const LONGEST_START_MS = 60_000;
const MOST_FAILED_STARTS = 3;
const LONGEST_CONNECT_MS = 5000;
const BETWEEN_TRIES_MS = 500;
const BETWEEN_LOOKS_MS = 200;
const LOOKS_AT_USE = 5;
const WATCH_EVERY_MS = 1000;

export interface EmbeddedDatabase {
  /** How to connect to it. */
  readonly connection: ClientConfig;
  /** Folder of its files. */
  readonly home: string;
  /** Lets go of it, and stops it when no other process uses it. Close all connections before. */
  readonly release: () => Promise<void>;
}

/**
 * Starts the database that belongs to a data folder, or joins it when it runs already: because
 * another process uses it, or because one that crashed left it behind. From then on it is started
 * again whenever it has gone away.
 *
 * @param report Told in one sentence about everything an operator should know.
 * @throws OperatorError when it cannot be started.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  report: (sentence: string) => void,
): Promise<EmbeddedDatabase> {
  const home = await databaseHome(dataDir, report);
  const binaries = await locateBinaries(home.user, report);
  await ensureCluster(home, binaries);
  refuseOtherVersion(home, binaries);
  const socketFolder = await makeSocketFolder(home);
  // Names and no paths: pg_ctl hands them to a shell, which would read quotes and dollars in them.
  const pgCtl = (...args: string[]) =>
    runProgram(
      join(binaries, 'bin/pg_ctl'),
      [`--pgdata=${CLUSTER}`, ...args],
      home.user,
      home.path,
    );

  const ensureRunning = async (mostFailures: number): Promise<void> => {
    const deadline = performance.now() + LONGEST_START_MS;
    for (let failures = 1; !(await isListening(socketFolder)); failures += 1) {
      await writeClusterSettings(home, socketFolder);
      // What it says afterwards is about this start.
      await rm(join(home.path, START_LOG), { force: true });
      const { exitCode, output } = await pgCtl(
        ...['start', '--wait', '--timeout=30', `--log=${START_LOG}`],
      );
      if (exitCode === 0) return;
      const failure = await whyStartFailed(home.path, output);
      const isHopeless = failures >= mostFailures && !failure.passes;
      if (isHopeless || performance.now() > deadline) throw new OperatorError(failure.sentence);
      await delay(BETWEEN_TRIES_MS);
    }
  };
  const connection = { host: socketFolder, port: 5432, user: SUPERUSER, database: 'postgres' };
  const deadline = performance.now() + LONGEST_START_MS;
  await ensureRunning(MOST_FAILED_STARTS);
  // One that runs already may still be starting or stopping because of another process.
  while (!(await takesConnections(connection))) {
    if (performance.now() > deadline) {
      throw new OperatorError(
        `The database in ${home.path} is still starting or stopping after a minute. Its log in ${join(home.path, 'log')} says what it does; start again when it is done.`,
      );
    }
    await delay(BETWEEN_TRIES_MS);
    await ensureRunning(MOST_FAILED_STARTS);
  }

  const stopWatching = keepRunning(
    () => ensureRunning(Infinity),
    () => isListening(socketFolder),
    report,
  );
  const release = async (): Promise<void> => {
    await stopWatching();
    if (await staysInUse(connection)) return;
    await pgCtl('stop', '--mode=fast', '--wait', '--timeout=8');
  };
  return { connection, home: home.path, release };
}

function keepRunning(
  ensureRunning: () => Promise<void>,
  isRunning: () => Promise<boolean>,
  report: (sentence: string) => void,
): () => Promise<void> {
  let look: Promise<void> | undefined;
  const lookAfterIt = async (): Promise<void> => {
    if (await isRunning()) return;
    report('The database has gone away; starting it again.');
    await ensureRunning();
    report('The database runs again.');
  };
  const watch = setInterval(() => {
    look ??= lookAfterIt()
      .catch((error: unknown) => {
        report(error instanceof Error ? error.message : String(error));
      })
      .finally(() => (look = undefined));
  }, WATCH_EVERY_MS);
  return async () => {
    clearInterval(watch);
    await look;
  };
}

// What a connection meets when the database has just stopped.
const GONE = new Set(['ENOENT', 'ECONNREFUSED']);

async function takesConnections(connection: ClientConfig): Promise<boolean> {
  const client = new Client({ ...connection, connectionTimeoutMillis: LONGEST_CONNECT_MS });
  client.on('error', ignoreEnd);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // Waiting does not help against any other failure; the first query will report it.
    return !isPassing(error) && !GONE.has(failureDetails(error).code);
  } finally {
    await client.end();
  }
}

// Connections that have just ended are still listed for a moment, longer on a busy machine.
async function staysInUse(connection: ClientConfig): Promise<boolean> {
  for (let look = 1; look < LOOKS_AT_USE; look += 1) {
    if (!(await isUsedByOthers(connection))) return false;
    await delay(BETWEEN_LOOKS_MS);
  }
  return isUsedByOthers(connection);
}

async function isUsedByOthers(connection: ClientConfig): Promise<boolean> {
  const client = new Client(connection);
  client.on('error', ignoreEnd);
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return (rows[0]?.others ?? 0) > 0;
  } catch {
    // A database that cannot be reached is not in use, so stopping it does no harm.
    return false;
  } finally {
    await client.end();
  }
}

// The connection may end together with the database; what is under way fails with the same error.
function ignoreEnd(): void {
  return;
}

function refuseOtherVersion(home: DatabaseHome, binaries: string): void {
  const made = versionOf(home.path);
  const catalog = readFileSync(join(binaries, 'share/postgresql/postgres.bki'), 'utf8').slice(
    0,
    40,
  );
  const installed = /PostgreSQL (\d+)/.exec(catalog)?.[1];
  if (installed === undefined || installed === made) return;
  throw new OperatorError(
    `The database in ${home.path} was made by PostgreSQL ${made}, but PostgreSQL ${installed} is installed. Back it up with the earlier version of this project and restore it with this one (docs/operating.md).`,
  );
}

/** What PostgreSQL says of one start until it writes its own log; in the home of the database. */
const START_LOG = 'start.log';

interface FailedStart {
  /** Whether waiting helps, because another process is still starting or stopping this database. */
  readonly passes: boolean;
  /** What happened and what to do. */
  readonly sentence: string;
}

const RESTORE =
  'if it is damaged, move that folder away and restore the newest backup before you start again (docs/operating.md, "A damaged database").';

/**
 * Looks for the reason in PostgreSQL's logs.
 *
 * @param output What the program that failed has printed, in case they hold none.
 */
async function whyStartFailed(home: string, output: string): Promise<FailedStart> {
  const reason =
    (await lastFailureIn(join(home, START_LOG))) ??
    (await lastFailureIn(await newestLog(join(home, 'log')))) ??
    output.split('pg_ctl: ').at(-1)?.split('\n')[0] ??
    '';
  const advice = reason.includes('No space left')
    ? 'make room on its disk and start again.'
    : RESTORE;
  return {
    passes: /lock file|shared memory/.test(reason),
    sentence: `The database in ${home} could not be started (${reason}); ${advice}`,
  };
}

async function lastFailureIn(file: string): Promise<string | undefined> {
  const log = await readFile(file, 'utf8').catch(() => '');
  return [...log.matchAll(/\b(?:FATAL|PANIC): +.*/g)].at(-1)?.[0];
}

async function newestLog(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const newest = files.toSorted((one, other) => other.at - one.at)[0];
  return join(folder, newest?.name ?? 'none');
}

/**
 * The version of PostgreSQL that made the files.
 *
 * @throws OperatorError when they do not say so any more.
 */
function versionOf(home: string): string {
  const file = join(home, CLUSTER, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (/^\d+$/.test(version)) return version;
  throw new OperatorError(
    `The database in ${home} cannot be used, because ${file} does not name its version; ${RESTORE}`,
  );
}
