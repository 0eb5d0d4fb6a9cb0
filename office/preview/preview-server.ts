import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { siteFiles, siteFolders } from '../site-sources.ts';
import { PREVIEW_PATH } from './preview-page.ts';

export interface PreviewServer {
  /** Undefined when the server ended before it was ready. */
  readonly address: Promise<string | undefined>;
  readonly ended: Promise<void>;
  /** Without it the server answers nothing. */
  readonly secret: string;
  /** The file into which the server writes the content that it has read. */
  readonly store: string;
  readonly stop: () => void;
}

/**
 * Starts Astro's development server on a draft.
 *
 * It runs in a copy of what pages are made of (3 MB): Astro keeps what it has read in one file of the
 * project's folder, which another draft, `npm run dev` or a build would overwrite.
 *
 * @param folder A folder for this server alone; its contents are replaced.
 * @param free Resolves when no other server uses the folder any more.
 */
export function startPreviewServer(
  projectRoot: string,
  folder: string,
  contentFolder: string,
  free = Promise.resolve(),
): PreviewServer {
  const stopping = new AbortController();
  const secret = randomBytes(32).toString('base64url');
  let hasEnded = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    hasEnded = resolve;
  });
  const address = free
    .then(() => copySources(projectRoot, folder))
    .then(() => run({ folder, contentFolder, secret, hasEnded, signal: stopping.signal }))
    .catch((error: unknown) => {
      console.error('The preview of a draft could not be started.', error);
      hasEnded();
      return undefined;
    });
  return {
    ...{ address, ended, secret, store: join(folder, '.astro/data-store.json') },
    stop: () => {
      stopping.abort();
    },
  };
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

interface Run {
  readonly folder: string;
  readonly contentFolder: string;
  readonly secret: string;
  readonly signal: AbortSignal;
  readonly hasEnded: () => void;
}

function run({
  folder,
  contentFolder,
  secret,
  signal,
  hasEnded,
}: Run): Promise<string | undefined> {
  const { PATH, HOME, TMPDIR, PUBLIC_BACKEND_URL } = process.env;
  const port = String(FIRST_PORT + Math.floor(Math.random() * PORTS));
  const child = spawn(
    process.execPath,
    [SMALL_HEAP, 'node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', port],
    {
      cwd: folder,
      env: {
        ...{ PATH, HOME, TMPDIR, PUBLIC_BACKEND_URL },
        CONTENT_DIR: relative(folder, contentFolder),
        OFFICE_PREVIEW_BASE: PREVIEW_PATH,
        OFFICE_PREVIEW_SECRET: secret,
        ASTRO_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
      } as object as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
      // The server has nothing to save, and the next preview may be waiting for its folder.
      ...{ signal, killSignal: 'SIGKILL' as const },
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
