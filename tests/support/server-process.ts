import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { endProcess, type HandOver } from '#tests/support/hand-over.ts';

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

/** Where Node keeps what it compiled, so that the many processes of the tests start in half the time. */
export const NODE_COMPILE_CACHE = fileURLToPath(
  new URL('../../node_modules/.cache/node-compile/', import.meta.url),
);

export interface ServerProcess {
  /** Such as `http://127.0.0.1:43211`. */
  readonly site: string;
  readonly admin: string;
  readonly pid: number | undefined;
  /** Everything printed so far. */
  readonly output: () => string;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Asks the server to stop and waits for its end. */
  readonly stop: () => Promise<number | null>;
}

/** Starts the real server on ports of the system's choice and waits until it listens. */
export async function startServer(
  handOver: HandOver,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const { child, output, ended } = spawnServer(handOver, env);
  const printed = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => {
      if (/Data: .*\n|The server has started/.test(output())) resolve();
    });
  });
  await Promise.race([printed, ended]);
  const site = /(?:Site: +|"site":")([^\s"]+)/.exec(output())?.[1];
  const admin = /(?:Admin: +|"admin":")([^\s"]+)/.exec(output())?.[1];
  if (site === undefined || admin === undefined) throw new Error(`No start:\n${output()}`);
  const signal = (name: NodeJS.Signals): void => void child.kill(name);
  const stop = (): Promise<number | null> => {
    signal('SIGTERM');
    return ended;
  };
  return { site, admin, pid: child.pid, output, ended, signal, stop };
}

/** Starts the server with variables that must stop it; gives its exit code and what it printed. */
export async function failedStart(
  handOver: HandOver,
  env: Record<string, string>,
): Promise<{ exitCode: number | null; output: string }> {
  const { output, ended } = spawnServer(handOver, env);
  const exitCode = await ended;
  return { exitCode, output: output() };
}

function spawnServer(handOver: HandOver, env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE,
      PORT: '0',
      STOP_GRACE_SECONDS: '0',
      ...env,
    },
    // By the channel it notices when whoever has started it is gone, and ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  handOver(() => endProcess(child));
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => Buffer.concat(chunks).toString(), ended };
}
