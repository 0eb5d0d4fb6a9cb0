import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { DatabaseUser } from '#server/database/embedded/database-user.ts';

export interface ProgramResult {
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
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Not 'close': a server that the program left running keeps the streams open.
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  child.stdout.destroy();
  child.stderr.destroy();
  return { exitCode, output: Buffer.concat(chunks).toString().trim() };
}
