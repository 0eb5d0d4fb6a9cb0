import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { removeDataFolder } from '#tests/support/data-folder.ts';
import { untilExit } from '#tests/support/hand-over.ts';
import { startServer } from '#tests/support/server-process.ts';
import { DIST } from '../website.ts';

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));
const LOOK_MS = 50;
const LONGEST_MS = 120_000;
// The office's content is its own, not the one that measurements are built with.
const ofOffice = () => ({
  cwd: CHECKOUT,
  env: { ...process.env, CONTENT_DIR: 'content', CATALOGUE: '' },
});

/** Milliseconds from the last key of an editor to the preview that shows the new words. */
export async function previewWords(rounds: number): Promise<number[]> {
  const args = ['bench/journeys/office-preview.ts', String(rounds)];
  const { stdout } = await promisify(execFile)(process.execPath, args, ofOffice());
  return JSON.parse(stdout) as number[];
}

/**
 * Milliseconds from a change that an editor publishes to the running public website that says it; the
 * first publication, which has nothing to build on, does not count.
 */
export async function publishWords(rounds: number): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-office-'));
  // Started by root, the database runs as another user, who needs access to this folder.
  await chmod(folder, 0o711);
  const dataDir = join(folder, 'data');
  await mkdir(join(dataDir, 'office'), { recursive: true });
  await cp(join(CHECKOUT, 'tests/example-content'), join(folder, 'content'), { recursive: true });
  const server = await startServer(untilExit, {
    ...{ DIST_DIR: DIST, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    ...{ ADMIN_PORT: '0', RATE_LIMIT: '999999' },
  });
  const times: number[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const waited = await publish(folder, server.site, `Frage ${String(round)}, neu gestellt?`);
      if (round > 0) times.push(waited);
    }
    return times;
  } finally {
    await server.stop();
    await removeDataFolder(dataDir);
    await rm(folder, { recursive: true, force: true });
  }
}

async function publish(folder: string, site: string, question: string): Promise<number> {
  const child = spawn(process.execPath, ['tests/office/publish-once.ts', folder, question], {
    ...ofOffice(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  // The first line comes when publishing begins.
  await Promise.race([once(lines, 'line'), ended]);
  const began = performance.now();
  while (!(await (await fetch(site)).text()).includes(question)) {
    if (performance.now() - began > LONGEST_MS || (child.exitCode ?? 0) > 0)
      throw new Error(`"${question}" was not published; see what the office said above.`);
    await delay(LOOK_MS);
  }
  const waited = performance.now() - began;
  await ended;
  return waited;
}
