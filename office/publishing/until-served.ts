import { basename, dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BuildStore } from '../../server/publications/build-store.ts';

const LONGEST_MS = 20_000;
const ASK_EVERY_MS = 200;
const PATIENCE_MS = 3000;

/** Where the server of the website says which build it serves, and what it began with. */
interface SiteServer {
  readonly adminPort: number;
  readonly distDir: string;
}

/**
 * Waits until the server beside this office serves a build. One that does not answer, or runs on another machine, is
 * not waited for; one that cannot take the build tells its own log.
 */
export async function untilServed(
  { adminPort, distDir }: SiteServer,
  { folder }: BuildStore,
  build: string,
): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  while (Date.now() < end) {
    const served = await servedBy(adminPort).catch(() => undefined);
    // Another port of this machine may belong to another website.
    const isOurs = served !== undefined && [folder, distDir].some((one) => served.startsWith(one));
    if (!isOurs || (dirname(served) === folder && basename(served) === build)) return;
    await delay(ASK_EVERY_MS);
  }
}

async function servedBy(port: number): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(`http://127.0.0.1:${String(port)}/build`, { signal });
  return ((await answer.json()) as { build: string }).build;
}
