import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Database } from '../server/database/database.ts';

/** The folder of the office. */
export const OFFICE_ROOT = import.meta.dirname;

/**
 * Runs `prepare.ts` in a process of its own, which gives its memory back.
 *
 * @returns its exit code.
 */
export async function runPrepare(
  { pool }: Database,
  dataDir: string,
  args: readonly string[] = [],
): Promise<number> {
  useDatabase(pool.options, dataDir);
  const child = fork(path.join(OFFICE_ROOT, 'prepare.ts'), args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  return exitCode ?? 1;
}

interface Reached {
  readonly connectionString?: string | undefined;
  readonly host?: string | undefined;
  readonly user?: string | undefined;
  readonly database?: string | undefined;
}

// Where Payload's configuration reads it; the embedded database is reached by a socket.
function useDatabase({ connectionString, host, user, database }: Reached, dataDir: string): void {
  const query = new URLSearchParams({ host: host ?? '', user: user ?? '' });
  Object.assign(process.env, {
    ...{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    ...{ DATA_DIR: dataDir, OFFICE_ROOT },
    OFFICE_DATABASE: connectionString ?? `postgres:///${database ?? ''}?${query.toString()}`,
  });
}
