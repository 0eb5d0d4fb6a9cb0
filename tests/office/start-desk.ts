import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_COMPILE_CACHE } from '#tests/support/server-process.ts';

interface LogLine {
  readonly who: string;
  readonly what: string;
  readonly about?: string;
}

export interface Desk {
  /** Such as `http://127.0.0.1:43211`. */
  readonly address: string;
  /** What was noted in the log so far. */
  readonly log: () => LogLine[];
  readonly stop: () => Promise<void>;
}

/** Starts the desk as a process of its own on the database and data folder of a server. */
export async function startDesk(env: Record<string, string>): Promise<Desk> {
  const program = join(import.meta.dirname, 'desk-program.ts');
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (part: Buffer): void => {
      said += part.toString();
      const [, found] = /Desk: (\S+)\n/u.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`The desk has not started:\n${said}`)));
  });
  return {
    address,
    log: () =>
      readFileSync(join(env['DATA_DIR'] ?? '', 'office.log'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as LogLine),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
