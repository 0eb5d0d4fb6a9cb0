import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { NODE_COMPILE_CACHE } from '#tests/support/server-process.ts';

const COMMAND = fileURLToPath(new URL('../../server/command.ts', import.meta.url));
const run = promisify(execFile);

export interface Commands {
  /** Runs `npm run declarations -- …` and gives back what it printed. */
  readonly command: (...args: string[]) => Promise<string>;
  /** Runs one that must fail and gives back what it complained about. */
  readonly fails: (...args: string[]) => Promise<string>;
  /** Runs one with wrong arguments and gives back what it complained about. */
  readonly refuses: (...args: string[]) => Promise<string>;
  /** Runs `npm run subscribers -- …` and gives back what it printed. */
  readonly subscribers: (...args: string[]) => Promise<string>;
}

/** The operator's commands with these variables. */
export function commandsWith(env: Record<string, string>): Commands {
  const options = { env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE, ...env } };
  const endsWith = async (code: number, args: string[]): Promise<string> => {
    const failure = await run(process.execPath, [COMMAND, 'declarations', ...args], options).catch(
      (error: unknown) => error as { code: number; stderr: string },
    );
    expect(failure).toMatchObject({ code });
    return failure.stderr;
  };
  const answerOf = async (...args: string[]): Promise<string> =>
    (await run(process.execPath, [COMMAND, ...args], options)).stdout;
  return {
    command: (...args) => answerOf('declarations', ...args),
    subscribers: (...args) => answerOf('subscribers', ...args),
    fails: (...args) => endsWith(1, args),
    refuses: (...args) => endsWith(2, args),
  };
}
