import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const CONNECTIONS = 64;

export interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly requests: number;
}

/**
 * Asks for one address as fast as it is answered, by wrk on one core.
 *
 * @throws Error when an answer is not 2xx or 3xx, or a connection breaks.
 */
export async function load(address: string, seconds: number): Promise<Load> {
  const { stdout } = await promisify(execFile)('/usr/bin/wrk', [
    ...['--threads', '1', '--connections', CONNECTIONS.toString()],
    ...['--duration', `${seconds.toString()}s`, '--latency'],
    ...['--header', 'Accept-Encoding: gzip', address],
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) {
    throw new Error(`Not every request to ${address} was answered:\n${stdout}`);
  }
  return {
    perSecond: Number(find(stdout, /Requests\/sec: +([\d.]+)/)),
    p99Ms: milliseconds(find(stdout, /99% +(\S+)/)),
    requests: Number(find(stdout, /(\d+) requests in/)),
  };
}

function find(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`wrk wrote nothing like ${String(pattern)}:\n${text}`);
  return found;
}

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

function milliseconds(time: string): number {
  const [, value = '', unit = ''] = /^([\d.]+)([a-z]+)$/.exec(time) ?? [];
  return Number(value) * (UNITS[unit] ?? Number.NaN);
}
