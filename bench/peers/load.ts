import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Running } from './processes.ts';
import { PEERS } from './write-peers.ts';

const CLIENTS = 50;
const REST_MS = 2000;
const AUTOCANNON = join(PEERS, 'tools/node_modules/autocannon/autocannon.js');

export interface ServerLoad {
  readonly memoryAtRest: number;
  readonly memoryAfter: number;
  readonly perSecond: number;
}

/** Asks a server that has just started for the compressed landing page, over and over, from 50 clients. */
export async function loadServer(running: Running, requests: number): Promise<ServerLoad> {
  await delay(REST_MS);
  const memoryAtRest = await running.memory();
  const args = ['--connections', CLIENTS, '--amount', requests, '--timeout', 60, '--json'];
  const header = ['--headers', 'accept-encoding=br, gzip', `${running.site}/`];
  const words = [AUTOCANNON, ...args.map(String), ...header];
  const { stdout } = await promisify(execFile)(process.execPath, words, { maxBuffer: Infinity });
  const { duration, errors, non2xx, ...counts } = JSON.parse(stdout) as {
    duration: number;
    errors: number;
    non2xx: number;
    '2xx': number;
  };
  if (errors + non2xx > 0)
    throw new Error(`${String(errors + non2xx)} requests to ${running.site} were not answered.`);
  const memoryAfter = await running.memory();
  return { memoryAtRest, memoryAfter, perSecond: counts['2xx'] / duration };
}
