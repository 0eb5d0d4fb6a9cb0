import { statSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PREVIEW_SECRET } from '../../build/preview-guard.ts';
import { startPreviewServer, type PreviewServer } from './preview-server.ts';

/** Shows drafts, each by a development server of its own. */
export interface Previews {
  /**
   * What a draft's site answers.
   *
   * @param key Whose draft it is.
   * @param target Path and query below the preview.
   * @returns `unreadable` when the draft cannot be shown, because its content cannot be read.
   */
  readonly ask: (
    key: string,
    contentFolder: string,
    target: string,
  ) => Promise<Response | 'unreadable'>;
  /**
   * To be called when a draft was saved: the next page waits until the server has read it.
   *
   * @param writtenAt When its files were written, in milliseconds.
   */
  readonly hasChanged: (key: string, writtenAt: number) => void;
  /** Resolves when nothing writes into the folder any more. */
  readonly stop: () => Promise<void>;
}

interface Running extends PreviewServer {
  usedAt: number;
  /** When it began to watch for changes; undefined before. */
  readyAt: number | undefined;
  /** Whether a draft was saved before it began to watch. */
  isStale: boolean;
  /** Resolves with true once the last save was read, or with false when that took too long. */
  settled: Promise<boolean>;
}

const IDLE_MS = 10 * 60 * 1000;
const LOOK_MS = 60 * 1000;
// Each takes some 500 MB of memory.
const MOST_AT_ONCE = 3;
// Half a second after the last change Astro writes the content into one file, from which it renders. So
// this file shows when a change was read.
const SOONEST_READ_MS = 450;
// A new server needs longer than this.
const LONGEST_READ_MS = 15_000;
const LOOK_AT_STORE_MS = 50;
const NOTICED_MS = 150;
// A server never notices a change that is made while it starts.
const READY_AFTER_MS = 500;

/**
 * Starts nothing yet: a server runs from the first look at a draft until ten minutes after the last.
 *
 * @param folder Holds a folder for each server; it is emptied first.
 */
export function openPreviews(projectRoot: string, folder: string): Previews {
  rmSync(folder, { recursive: true, force: true });
  const running = new Map<string, Running>();
  // Until these have ended, the folder belongs to the previous server.
  const ends = new Map<string, Promise<void>>();
  const end = (key: string): void => {
    running.get(key)?.stop();
    running.delete(key);
  };
  let isStopped = false;
  const timer = setInterval(() => {
    for (const [key, { usedAt }] of running) if (Date.now() - usedAt > IDLE_MS) end(key);
  }, LOOK_MS).unref();

  const serverOf = (key: string, contentFolder: string): Running => {
    const found = running.get(key);
    if (found?.isStale === false) return found;
    end(key);
    const longestUnused = [...running].toSorted(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [other] of longestUnused.slice(0, running.size - MOST_AT_ONCE + 1)) end(other);
    const own = join(folder, key);
    const server = startPreviewServer(projectRoot, own, contentFolder, ends.get(key));
    ends.set(key, server.ended);
    const started: Running = {
      ...server,
      usedAt: Date.now(),
      readyAt: undefined,
      isStale: false,
      settled: Promise.resolve(true),
    };
    running.set(key, started);
    void server.address.then(() => {
      started.readyAt = Date.now() + READY_AFTER_MS;
    });
    void server.ended.then(() => {
      if (running.get(key) === started) running.delete(key);
    });
    return started;
  };

  return {
    ask: async (key, contentFolder, target) => {
      while (!isStopped) {
        const server = serverOf(key, contentFolder);
        server.usedAt = Date.now();
        const address = await server.address;
        // The system may have run out of file watches; a new server reads everything.
        if (!(await server.settled)) server.isStale = true;
        if (server.isStale) continue;
        if (address === undefined) return 'unreadable';
        try {
          const headers = { [PREVIEW_SECRET]: server.secret };
          return await fetch(`${address}${target}`, { headers, redirect: 'manual' });
        } catch (error) {
          // If it was replaced meanwhile, the new server is asked.
          if (running.get(key) === server) throw error;
        }
      }
      return 'unreadable';
    },
    hasChanged: (key, writtenAt) => {
      const server = running.get(key);
      if (server === undefined) return;
      if (server.readyAt === undefined || writtenAt < server.readyAt) server.isStale = true;
      else server.settled = untilRead(server.store, writtenAt);
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      for (const key of running.keys()) end(key);
      await Promise.all(ends.values());
    },
  };
}

async function untilRead(store: string, writtenAt: number): Promise<boolean> {
  const deadline = Date.now() + LONGEST_READ_MS;
  const hasRead = (): boolean =>
    (statSync(store, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= writtenAt + SOONEST_READ_MS;
  while (!hasRead() && Date.now() < deadline) await delay(LOOK_AT_STORE_MS);
  await delay(NOTICED_MS);
  return hasRead();
}
