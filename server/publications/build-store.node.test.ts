import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildStore, followPublications, publishedBuild, serveBuild } from './build-store.ts';

const logger = pino({ level: 'silent' });

let dataDir: string;

beforeEach(() => {
  dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'builds-')));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
});

test('what is published while a server starts is served as soon as it follows', async () => {
  publish('first');
  const seen = publishedBuild(dataDir) ?? '';
  publish('second');
  const taken = await follow(seen, () => Promise.resolve());
  expect(taken).toEqual(['second']);
});

test('what cannot be taken is tried less and less often, and another build at once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  publish('damaged');
  const taken = await follow('', (id) =>
    id === 'damaged' ? Promise.reject(new Error('A file is missing.')) : Promise.resolve(),
  );
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(taken.length).toBeGreaterThan(9);
  expect(taken.length).toBeLessThan(20);

  publish('mended');
  await vi.advanceTimersByTimeAsync(1000);
  expect(taken.at(-1)).toBe('mended');
});

function publish(id: string): void {
  const store = buildStore(dataDir);
  mkdirSync(join(store.folder, id), { recursive: true });
  serveBuild(store, id);
}

/** @returns the names of the builds that a server was asked to take, in their order. */
async function follow(seen: string, take: (id: string) => Promise<void>): Promise<string[]> {
  const taken: string[] = [];
  const stop = await followPublications({
    dataDir,
    seen,
    logger,
    fetch: () => Promise.resolve(),
    take: (folder) => {
      const id = folder.split('/').at(-1) ?? '';
      taken.push(id);
      return take(id);
    },
  });
  onTestFinished(stop);
  return taken;
}
