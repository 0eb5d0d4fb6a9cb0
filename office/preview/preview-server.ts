import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { PREVIEW_SECRET } from '../../build/preview-guard.ts';
import { siteFiles, siteFolders } from '../site-sources.ts';
import { PREVIEW_PATH } from './preview-page.ts';

interface Running {
  /** Undefined when it ended before it was ready. */
  readonly address: Promise<string | undefined>;
  readonly stopping: AbortController;
  /** Without it the server answers nothing. */
  readonly secret: string;
  /** When it began to watch for changes; undefined before. */
  readyAt: number | undefined;
  /** Whether a draft was saved before it began to watch. */
  isStale: boolean;
  /** Resolves with true once the last save was read, or with false when that took too long. */
  settled: Promise<boolean>;
}

const IDLE_MS = 10 * 60 * 1000;
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
 * Shows the drafts by a development server of the site. It runs from the first look at a draft until ten minutes after the last.
 *
 * It runs in a copy of what pages are made of (3 MB): Astro keeps what it has read in one file of the
 * project's folder, which `npm run dev` or a build would overwrite.
 *
 * @param folder For the server alone; its contents are replaced.
 */
export function openPreviewServer(projectRoot: string, folder: string, contentFolder: string) {
  let running: Running | undefined;
  // Until then the folder belongs to the server before.
  let free = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  let isStopped = false;
  const end = (): void => {
    running?.stopping.abort();
    running = undefined;
  };

  const start = (): Running => {
    const { promise: ended, resolve } = Promise.withResolvers<undefined>();
    const hasEnded = () => resolve(undefined);
    const stopping = new AbortController();
    const secret = randomBytes(32).toString('base64url');
    const address = free
      .then(() => copySources(projectRoot, folder))
      .then(() => run(folder, contentFolder, { stopping, secret }, hasEnded))
      .catch((error: unknown) => {
        console.error('The preview of the drafts could not be started.', error);
        hasEnded();
        return undefined;
      });
    free = ended;
    const started: Running = {
      address,
      stopping,
      secret,
      isStale: false,
      settled: Promise.resolve(true),
      readyAt: undefined,
    };
    void address.then(() => (started.readyAt = Date.now() + READY_AFTER_MS));
    void ended.then(() => {
      if (running === started) running = undefined;
    });
    return started;
  };

  return {
    /**
     * What the site answers as the drafts have it.
     *
     * @param target Path and query below the preview.
     * @returns `unreadable` when the drafts cannot be shown, because their content cannot be read.
     */
    ask: async (target: string): Promise<Response | 'unreadable'> => {
      clearTimeout(idle);
      idle = setTimeout(end, IDLE_MS).unref();
      while (!isStopped) {
        if (running?.isStale === true) end();
        const server = (running ??= start());
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
          if (running === server) throw error;
        }
      }
      return 'unreadable';
    },
    /**
     * To be called when a draft was saved: the next page waits until the server has read it.
     *
     * @param writtenAt When its files were written, in milliseconds.
     */
    hasChanged: (writtenAt: number): void => {
      if (running === undefined) return;
      const { readyAt } = running;
      if (readyAt === undefined || writtenAt < readyAt) running.isStale = true;
      else running.settled = untilRead(join(folder, '.astro/data-store.json'), writtenAt);
    },
    /** Whether somebody has looked at a draft lately. */
    isRunning: (): boolean => running !== undefined,
    /** Resolves when nothing writes into the folder any more. */
    stop: async (): Promise<void> => {
      isStopped = true;
      clearTimeout(idle);
      end();
      await free;
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

async function copySources(projectRoot: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    [...siteFolders, ...siteFiles].map((name) =>
      cp(join(projectRoot, name), join(folder, name), { recursive: true }),
    ),
  );
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
}

/** @returns its address; undefined when it ended before it was ready. */
function run(
  folder: string,
  contentFolder: string,
  { stopping: { signal }, secret }: Pick<Running, 'stopping' | 'secret'>,
  hasEnded: () => void,
): Promise<string | undefined> {
  const { PATH, HOME, TMPDIR, PUBLIC_BACKEND_URL } = process.env;
  const port = String(FIRST_PORT + Math.floor(Math.random() * PORTS));
  const child = spawn(
    process.execPath,
    [SMALL_HEAP, 'node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', port],
    {
      cwd: folder,
      env: {
        PATH,
        HOME,
        TMPDIR,
        PUBLIC_BACKEND_URL,
        CONTENT_DIR: relative(folder, contentFolder),
        OFFICE_PREVIEW_BASE: PREVIEW_PATH,
        OFFICE_PREVIEW_SECRET: secret,
        ASTRO_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
      } as object as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
      // The server has nothing to save, and the next one may be waiting for its folder.
      signal,
      killSignal: 'SIGKILL' as const,
    },
  );
  return new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, address] = /Local\s+(http:\/\/127\.0\.0\.1:\d+)/u.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.stderr.resume();
    child.once('error', () => resolve(undefined));
    child.once('close', () => {
      resolve(undefined);
      hasEnded();
    });
  });
}

// Astro takes the next free port and prints it.
const FIRST_PORT = 42_000;
const PORTS = 2000;

// Without it Node keeps 1 GB instead of half a GB, and is no faster.
const SMALL_HEAP = '--max-semi-space-size=4';
