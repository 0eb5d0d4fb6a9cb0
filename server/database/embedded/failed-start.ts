import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '#server/operator-error.ts';

/** What PostgreSQL says of one start until it writes its own log; in the home of the database. */
export const START_LOG = 'start.log';

export interface FailedStart {
  /** Whether waiting helps, because another process is still starting or stopping this database. */
  readonly passes: boolean;
  /** What happened and what to do. */
  readonly sentence: string;
}

const RESTORE =
  'if it is damaged, move that folder away, start again and restore the newest backup (docs/operating.md, "A damaged database").';

/** Removes the log of earlier starts, so that what it says afterwards is about the next one. */
export async function forgetEarlierStarts(home: string): Promise<void> {
  await rm(join(home, START_LOG), { force: true });
}

/**
 * Looks for the reason in PostgreSQL's logs.
 *
 * @param output What the program that failed has printed, in case they hold none.
 */
export async function whyStartFailed(home: string, output: string): Promise<FailedStart> {
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
 * @param home Folder of everything that belongs to the database.
 * @param cluster Name of PostgreSQL's own folder in it.
 * @throws OperatorError when they do not say so any more.
 */
export function versionOf(home: string, cluster: string): string {
  const file = join(home, cluster, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (/^\d+$/.test(version)) return version;
  throw new OperatorError(
    `The database in ${home} cannot be used, because ${file} does not name its version; ${RESTORE}`,
  );
}
