import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '#tests/support/ports.ts';
import { startWebsite } from '../website.ts';

const LOOK_MS = 20;
const LONGEST_START_MS = 30_000;
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };

/** A server of one contender. */
export interface Running {
  readonly site: string;
  /** Memory in megabytes of it and its child processes, without a database. */
  readonly memory: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Runs a script to its end. */
export async function runNode(cwd: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, args, {
    cwd,
    env: { ...process.env, ...QUIET },
    maxBuffer: Infinity,
  });
}

/** Starts a server that takes its port from the environment, and waits for its first page. */
export async function startServing(cwd: string, args: readonly string[]): Promise<Running> {
  const port = String(await freePort());
  const env = { PORT: port, HOST: '127.0.0.1', NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...QUIET, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const site = `http://127.0.0.1:${port}`;
  const started = performance.now();
  while (!(await fetch(site).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || performance.now() - started > LONGEST_START_MS) {
      child.kill();
      throw new Error(`${args.join(' ')} in ${cwd} did not start; see what it said above.`);
    }
    await delay(LOOK_MS);
  }
  return {
    site,
    memory: () => memoryOf(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Starts the website's own server, which says itself what it holds. */
export async function startWebsiteFrom(dist: string): Promise<Running> {
  const website = await startWebsite(dist);
  const { site, admin } = website.server();
  const memory = async (): Promise<number> => {
    const metrics = await (await fetch(`${admin}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]) / 1e6;
  };
  return { site, memory, stop: website.stop };
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const own = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1000;
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim();
  const others = children === '' ? [] : children.split(' ').map((one) => memoryOf(Number(one)));
  return (await Promise.all(others)).reduce((sum, one) => sum + one, own);
}
