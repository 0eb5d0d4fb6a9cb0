import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CLUSTER, giveTo, type DatabaseHome } from '#server/database/embedded/database-home.ts';
import { runProgram } from '#server/database/embedded/run-program.ts';
import { OperatorError } from '#server/operator-error.ts';

/** Settings that are written before every start, because they can change. */
export const SETTINGS_FILE = 'site.conf';

/** Superuser inside the database; whoever may enter the socket's folder is let in as this. */
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
