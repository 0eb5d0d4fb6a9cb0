import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Publisher } from '../server/website-port.ts';

interface GitOptions {
  /** Folder to run in. */
  readonly cwd: string;
  /** Further variables, such as `GIT_DIR`. */
  readonly env: Readonly<Record<string, string>>;
  /** Who a commit is by. */
  readonly author?: Publisher;
}

/** What Git said when it failed. */
export class GitFailure extends Error {
  override readonly name = 'GitFailure';
}

/** Whether something failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ENOSPC' ||
  (error instanceof GitFailure && saysDiskFull(error.message));

/** Whether the output of a program says that the disk is full. */
export const saysDiskFull = (output: string): boolean => FULL.test(output);

// Git does not always pass on what the system said.
const FULL =
  /ENOSPC|No space left on device|Out of diskspace|unable to write new[ _]index|couldn't write/u;

// Nothing of the machine's own settings may change what the office writes, and no hook may run.
const SETTINGS = [
  'core.hooksPath=/dev/null',
  'core.autocrlf=false',
  'core.quotePath=false',
  'core.fsync=committed',
  'commit.gpgSign=false',
  'gc.auto=500',
  'safe.directory=*',
].flatMap((setting) => ['-c', setting]);

const OWN_SETTINGS = {
  LC_ALL: 'C.UTF-8',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_OPTIONAL_LOCKS: '0',
};

const run = promisify(execFile);

/**
 * Runs Git without a shell.
 *
 * @returns what it printed.
 * @throws GitFailure when it ends with another code than 0.
 */
export async function git(
  args: readonly string[],
  { cwd, env, author }: GitOptions,
): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const all = { PATH, HOME, ...OWN_SETTINGS, ...authorEnvironment(author), ...env };
  try {
    const options = { cwd, env: all as object as NodeJS.ProcessEnv };
    return (await run('git', [...SETTINGS, ...args], options)).stdout.trimEnd();
  } catch (error) {
    const { stderr, code } = error as { stderr?: string; code?: number | string };
    if (typeof code === 'string') throw error;
    const reason = [stderr?.trim(), `code ${String(code)}`].find(Boolean) ?? '';
    throw new GitFailure(`git ${args[0] ?? ''}: ${reason}`);
  }
}

function authorEnvironment(author?: Publisher): Record<string, string> {
  const given = author ?? { name: 'Büro', email: 'buero@localhost' };
  const [name, email] = [given.name, given.email].map(
    (word) => word.replaceAll(/[\p{Cc}<>]/gu, ' ').trim() || 'unbekannt',
  ) as [string, string];
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
}
