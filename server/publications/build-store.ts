import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Logger } from 'pino';
import { ifThere, messageOf } from '#lib/errors.ts';
import { MANIFEST_FILE } from '#server/http/build-manifest.ts';

/** Where finished builds lie, and which of them is served. */
export interface BuildStore {
  /** Such as `data/site/builds`. */
  readonly folder: string;
  /** The link that servers follow. */
  readonly link: string;
}

/** Symbolic link below `DATA_DIR` that leads to the build that the office published last. */
const PUBLISHED_LINK = 'site/current';

const BUILD_ID = /^[0-9a-z-]{1,64}$/u;

export const buildStore = (dataDir: string): BuildStore => ({
  folder: join(dataDir, 'site/builds'),
  link: join(dataDir, PUBLISHED_LINK),
});

/** Where the build lies that was published last; undefined when nothing was published. */
export function publishedBuild(dataDir: string): string | undefined {
  return ifThere(() => realpathSync(join(dataDir, PUBLISHED_LINK)));
}

/** The build that a server begins with: what was published last, before the one that came with the program. */
export function buildToServe(distDir: string, dataDir: string): string {
  return publishedBuild(dataDir) ?? distDir;
}

/** Whether a complete build of that name is kept. */
export const isKept = ({ folder }: BuildStore, id: string): boolean =>
  BUILD_ID.test(id) && existsSync(join(folder, id, MANIFEST_FILE));

/** The build that is served; undefined before the first publication. */
export function servedBuild({ link }: BuildStore): string | undefined {
  return ifThere(() => basename(readlinkSync(link)));
}

/**
 * Takes a finished build in. It gets its name when it is complete, so a folder with a name is whole.
 *
 * @param from Folder of the build; it is gone afterwards.
 * @throws Error when the disk is full; what was begun is removed.
 */
export function keepBuild(store: BuildStore, from: string, id: string): void {
  const unfinished = join(store.folder, `unfinished-${id}`);
  mkdirSync(store.folder, { recursive: true });
  try {
    rmSync(unfinished, { recursive: true, force: true });
    // The cache of packages and the data may lie on different disks.
    cpSync(from, unfinished, { recursive: true });
    const served = servedBuild(store);
    if (served !== undefined) shareHashedFiles(join(store.folder, served), unfinished);
    renameSync(unfinished, join(store.folder, id));
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  rmSync(from, { recursive: true, force: true });
}

/** Puts on the disk once what two builds share: most of a build are pictures, and a hash in a name tells that none has changed. */
export function shareHashedFiles(earlier: string, next: string): void {
  const folder = 'client/_astro';
  if (!existsSync(join(earlier, folder)) || !existsSync(join(next, folder))) return;
  for (const name of filesBelow(join(next, folder))) {
    const [old, fresh] = [join(earlier, folder, name), join(next, folder, name)];
    const size = statSync(old, { throwIfNoEntry: false })?.size;
    if (size === undefined || size !== statSync(fresh).size) continue;
    if (!readFileSync(old).equals(readFileSync(fresh))) continue;
    rmSync(fresh);
    linkSync(old, fresh);
  }
}

/** Every file in a folder and the folders in it, by its path from there. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => relative(folder, join(one.parentPath, one.name)));

/** Makes servers serve a kept build, at one moment. */
export function serveBuild({ folder, link }: BuildStore, id: string): void {
  // The office and a server beside it may do this at the same moment.
  const next = `${link}.next-${String(process.pid)}`;
  rmSync(next, { force: true });
  symlinkSync(join(basename(folder), id), next);
  renameSync(next, link);
}

/** Removes every build that is not among these and not served, and what was never finished. */
export function dropBuilds(store: BuildStore, kept: ReadonlySet<string>): void {
  if (!existsSync(store.folder)) return;
  const served = servedBuild(store);
  for (const name of readdirSync(store.folder)) {
    if (kept.has(name) || name === served) continue;
    // Whatever ends this in its middle must not leave half a build that counts as kept.
    rmSync(join(store.folder, name, MANIFEST_FILE), { force: true });
    rmSync(join(store.folder, name), { recursive: true, force: true });
  }
}

const LOOK_EVERY_MS = 500;
/** In looks. */
const LONGEST_PAUSE = 120;

interface FollowOptions {
  readonly dataDir: string;
  /** The build that the server has begun with; another may have been published since. */
  readonly seen: string;
  /** Brings what another machine has published into `dataDir`. */
  readonly fetch: () => Promise<void>;
  /** Loads a build and serves it from then on; whatever it throws, the old one stays. */
  readonly take: (folder: string) => Promise<void>;
  readonly logger: Logger;
}

/**
 * Looks twice a second whether another build was published and has it taken. It asks the database and reads one
 * link, and so works on every kind of volume. What cannot be fetched or taken is tried again, and said once; a build
 * that cannot be taken less and less often, at last once a minute, because each try reads all of it.
 *
 * @returns what ends it, after the first look.
 */
export async function followPublications({
  dataDir,
  seen: begunWith,
  fetch,
  take,
  logger,
}: FollowOptions): Promise<() => Promise<void>> {
  let seen = begunWith;
  let refused: { build: string; error: unknown; pause: number; passed: number } | undefined;
  const complaints = new Map<string, string>();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let look: Promise<void>;

  const attempt = async (work: () => Promise<void>, failure: string): Promise<void> => {
    try {
      await work();
      complaints.delete(failure);
    } catch (error) {
      const message = messageOf(error);
      if (message !== complaints.get(failure)) logger.error({ err: error }, failure);
      complaints.set(failure, message);
    }
  };
  const takeNew = async (): Promise<void> => {
    const found = publishedBuild(dataDir);
    if (found === undefined || found === seen) return;
    const again = refused?.build === found ? refused : undefined;
    if (again && again.passed++ < again.pause) throw again.error;
    await take(found).catch((error: unknown) => {
      const pause = Math.min(2 * (again?.pause ?? 0.5), LONGEST_PAUSE);
      refused = { build: found, error, pause, passed: 0 };
      throw error;
    });
    seen = found;
    refused = undefined;
    logger.info({ build: found }, 'A newly published build is served.');
  };
  const lookOnce = async (): Promise<void> => {
    await attempt(fetch, 'The build that was published last cannot be fetched.');
    await attempt(takeNew, 'The newly published build cannot be taken; the old one stays.');
  };
  const turn = (): Promise<void> => {
    look = lookOnce().finally(() => {
      if (!isStopped) timer = setTimeout(() => void turn(), LOOK_EVERY_MS).unref();
    });
    return look;
  };
  await turn();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return look;
  };
}
