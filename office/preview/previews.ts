import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { PREVIEW_PATH } from './preview-page.ts';

/** Shows drafts by a development server. */
export interface Previews {
  /**
   * What a draft's site answers.
   *
   * @param key Whose draft it is.
   * @param target Path and query below the preview.
   * @returns `taken` while somebody else looks at another draft; `unreadable` when the draft cannot be
   *   shown, because its content cannot be read.
   */
  readonly ask: (
    key: string,
    contentFolder: string,
    target: string,
  ) => Promise<Response | 'taken' | 'unreadable'>;
  /**
   * To be called when a draft was saved: the next page waits until the server has read it.
   *
   * @param writtenAt When its files were written, in milliseconds.
   */
  readonly hasChanged: (key: string, writtenAt: number) => void;
  readonly stop: () => void;
}

interface Running {
  readonly key: string;
  readonly child: ChildProcess;
  /** Undefined when it ended before it was ready. */
  readonly address: Promise<string | undefined>;
  usedAt: number;
  /** Resolves when what was saved last can be seen. */
  settled: Promise<void>;
}

const IDLE_MS = 10 * 60 * 1000;
const TAKEN_MS = 45 * 1000;
const LOOK_MS = 60 * 1000;
// Astro writes what it has read into one file of the project, half a second after the last change,
// and renders from that. So there can be one server, and the file tells when it has read a change.
const STORE = '.astro/data-store.json';
const SOONEST_READ_MS = 450;
const LONGEST_READ_MS = 5000;
const LOOK_AT_STORE_MS = 50;
const NOTICED_MS = 150;

/** Starts nothing yet: a server runs from the first look at a draft until ten minutes after the last. */
export function openPreviews(projectRoot: string): Previews {
  let running: Running | undefined;
  const end = (): void => {
    running?.child.kill('SIGTERM');
    running = undefined;
  };
  const timer = setInterval(() => {
    if (running !== undefined && Date.now() - running.usedAt > IDLE_MS) end();
  }, LOOK_MS).unref();

  const serverOf = (key: string, contentFolder: string): Running => {
    if (running?.key === key) return running;
    end();
    const started = start(projectRoot, key, contentFolder);
    running = started;
    started.child.once('close', () => {
      if (running === started) running = undefined;
    });
    return started;
  };

  return {
    ask: async (key, contentFolder, target) => {
      if (running && running.key !== key && Date.now() - running.usedAt < TAKEN_MS) return 'taken';
      const server = serverOf(key, contentFolder);
      server.usedAt = Date.now();
      const address = await server.address;
      if (address === undefined) return 'unreadable';
      await server.settled;
      return fetch(`${address}${target}`, { redirect: 'manual' });
    },
    hasChanged: (key, writtenAt) => {
      if (running?.key !== key) return;
      running.settled = untilRead(join(projectRoot, STORE), writtenAt);
    },
    stop: () => {
      clearInterval(timer);
      end();
    },
  };
}

async function untilRead(store: string, writtenAt: number): Promise<void> {
  const deadline = Date.now() + LONGEST_READ_MS;
  const hasRead = (): boolean =>
    (statSync(store, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= writtenAt + SOONEST_READ_MS;
  while (!hasRead() && Date.now() < deadline) await delay(LOOK_AT_STORE_MS);
  await delay(NOTICED_MS);
}

function start(projectRoot: string, key: string, contentFolder: string): Running {
  const pinned = join(projectRoot, 'node_modules/node/bin/node');
  const { PATH, HOME, TMPDIR, PUBLIC_BACKEND_URL } = process.env;
  const child = spawn(
    existsSync(pinned) ? pinned : process.execPath,
    [
      'node_modules/astro/bin/astro.mjs',
      'dev',
      '--host',
      '127.0.0.1',
      '--port',
      String(freePort()),
    ],
    {
      cwd: projectRoot,
      env: {
        ...{ PATH, HOME, TMPDIR, PUBLIC_BACKEND_URL },
        CONTENT_DIR: relative(projectRoot, contentFolder),
        OFFICE_PREVIEW_BASE: PREVIEW_PATH,
        ASTRO_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return {
    key,
    child,
    address: new Promise((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [, address] = /Local\s+(http:\/\/127\.0\.0\.1:\d+)/u.exec(line) ?? [];
        if (address !== undefined) resolve(address);
      });
      child.stderr.resume();
      child.once('error', () => {
        resolve(undefined);
      });
      child.once('close', () => {
        resolve(undefined);
      });
    }),
    usedAt: Date.now(),
    settled: Promise.resolve(),
  };
}

// Astro takes the next one that is free, and says which.
const FIRST_PORT = 42_000;
const PORTS = 2000;
const freePort = (): number => FIRST_PORT + Math.floor(Math.random() * PORTS);
