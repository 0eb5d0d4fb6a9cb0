import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLUSTER, giveTo, type DatabaseHome } from '#server/database/embedded/database-home.ts';
import { runProgram } from '#server/database/embedded/programs.ts';
import { OperatorError } from '#server/operator-error.ts';

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
