import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Who a commit is by. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

export interface GitOptions {
  /** Folder to run in. */
  readonly cwd: string;
  /** Further variables, such as `GIT_DIR`. */
  readonly env?: Readonly<Record<string, string>>;
  readonly author?: Author;
  readonly input?: string;
  /** Exit codes that are an answer and no failure. */
  readonly fine?: readonly number[];
  /** Only for what goes over a network. */
  readonly timeoutMs?: number;
  /** Keep the line break at the end of the output. */
  readonly exact?: boolean;
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
  'protocol.ext.allow=never',
].flatMap((setting) => ['-c', setting]);

/**
 * Runs Git without a shell.
 *
 * @returns what it printed.
 * @throws GitFailure when it ends with another code than 0.
 */
export async function git(args: readonly string[], options: GitOptions): Promise<string> {
  const { cwd, env = {}, author, input = '', fine = [], timeoutMs, exact = false } = options;
  const child = spawn('git', [...SETTINGS, ...args], {
    cwd,
    env: {
      ...cleanEnvironment(),
      ...authorEnvironment(author),
      ...env,
    } as object as NodeJS.ProcessEnv,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(timeoutMs !== undefined && { timeout: timeoutMs }),
  });
  // Git may end before it has read everything, and says so itself.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const code = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [ended, output, complaint] = await Promise.all([
    code,
    text(child.stdout),
    text(child.stderr),
  ]);
  if (ended === 0 || fine.includes(ended ?? -1)) return exact ? output : output.trimEnd();
  throw new GitFailure(`git ${args[0] ?? ''}: ${complaint.trim() || `code ${String(ended)}`}`);
}

function cleanEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '', SSH_AUTH_SOCK = '' } = process.env;
  return {
    ...{ PATH, HOME, SSH_AUTH_SOCK, LC_ALL: 'C.UTF-8' },
    GIT_TERMINAL_PROMPT: '0',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_OPTIONAL_LOCKS: '0',
  };
}

function authorEnvironment(author?: Author): Record<string, string> {
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
