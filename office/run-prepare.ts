import { fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../server/database/database.ts';

/** The folder of the office. */
export const OFFICE_ROOT = import.meta.dirname;

/**
 * Runs `prepare.ts` in a process of its own, which gives its memory back.
 *
 * @param signal Ends it.
 * @returns its exit code.
 * @throws when it was ended.
 */
export async function runPrepare(
  args: readonly string[] = [],
  signal?: AbortSignal,
): Promise<number> {
  const child = fork(path.join(OFFICE_ROOT, 'prepare.ts'), args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...(signal && { signal }),
  });
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  return exitCode ?? 1;
}

/** Whether all tables and a first content are there, which is the case at nearly every start. */
export async function isPrepared({ pool }: Database): Promise<boolean> {
  const files = globSync('migrations/*_*.ts', { cwd: OFFICE_ROOT });
  const names = files.map((file) => path.basename(file, '.ts'));
  const { rows } = await pool.query<{ there: boolean }>(
    "select to_regclass('payload.media') is not null as there",
  );
  if (rows[0]?.there !== true) return false;
  const { rowCount } = await pool.query(
    'select from payload.payload_migrations where name = any($1) and exists (select from payload.media)',
    [names],
  );
  return rowCount === names.length;
}

interface Reached {
  readonly connectionString?: string | undefined;
  readonly host?: string | undefined;
  readonly user?: string | undefined;
  readonly database?: string | undefined;
}

/** Says to Payload's configuration where its data is; an embedded database is reached by a socket. */
export function useData({ pool }: Database, dataDir: string): void {
  const { connectionString, host, user, database }: Reached = pool.options;
  const query = new URLSearchParams({ host: host ?? '', user: user ?? '' });
  Object.assign(process.env, {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: dataDir,
    OFFICE_ROOT,
    OFFICE_DATABASE: connectionString ?? `postgres:///${database ?? ''}?${query.toString()}`,
  });
}
