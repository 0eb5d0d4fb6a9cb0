import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { checkContent } from '../../content-check/check-content.ts';
import {
  buildInChild,
  dropHalfBuilds,
  pageVariables,
  type BuildSite,
} from '../publishing/build-child.ts';
import { MANIFEST_FILE } from '../../server/http/build-manifest.ts';
import {
  buildStore,
  dropBuilds,
  filesBelow,
  isKept,
  keepBuild,
  serveBuild,
  servedBuild,
  type BuildStore,
} from '../../server/publications/build-store.ts';
import { hasDueDate } from '../publishing/due-dates.ts';
import { git, isDiskFull, saysDiskFull } from '../publishing/git.ts';
import { siteFiles, siteFolders } from '../site-sources.ts';
import { contentDir } from '../../src/content-model/content-folder.ts';
import type { Outcome, Progress, Publisher, TryFolder, WebsitePort } from './website-port.ts';

interface WebsiteOptions {
  readonly projectRoot: string;
  readonly dataDir: string;
  readonly buildSite?: BuildSite;
  /** Brings a kept build to all servers, and says which others may be gone back to. */
  readonly share?: (store: BuildStore, build: string, kept: ReadonlySet<string>) => Promise<void>;
  /** Waits until visitors see a build. */
  readonly untilServed?: (store: BuildStore, build: string) => Promise<void>;
  /** What is served before the first publication. */
  readonly distDir?: string;
}

type Others =
  'address' | 'countOpen' | 'members' | 'mail' | 'log' | 'failure' | 'begins' | 'screens';
interface Website extends Omit<WebsitePort, Others> {
  /** Ends a build that is under way; it begins again with the next start. */
  readonly stop: () => void;
}

const BUILDS_KEPT = 10;

/** Opens the folder of what is published with its record, and clears away what a crash has left. */
export async function openWebsite(options: WebsiteOptions): Promise<Website> {
  const { projectRoot, dataDir, buildSite = buildInChild, share, untilServed, distDir } = options;
  const place = path.join(dataDir, 'office/website');
  const published = path.join(place, 'content');
  const tries = path.join(place, 'tries');
  const store = buildStore(dataDir);
  const record = path.join(place, 'record.git');
  const run = (args: readonly string[], author?: Publisher) => {
    const env = { GIT_DIR: record, GIT_WORK_TREE: published };
    return git(args, { cwd: published, env, ...(author && { author }) });
  };
  const code = codeVersion(projectRoot);
  const stopping = new AbortController();
  let progress: Progress | undefined;

  rmSync(tries, { recursive: true, force: true });
  dropHalfBuilds(projectRoot, published);
  if (!existsSync(published)) {
    // Files keep their comments and their order, because what is published is written into these.
    cpSync(path.join(projectRoot, contentDir), `${published}.part`, { recursive: true });
    renameSync(`${published}.part`, published);
  }
  if (!existsSync(path.join(record, 'HEAD'))) {
    mkdirSync(record, { recursive: true, mode: 0o700 });
    await run(['init', '--quiet', '--initial-branch=published']);
  }
  // A process that was killed leaves these behind; only this office writes here.
  for (const lock of globSync('{*.lock,refs/heads/*.lock}', { cwd: record }))
    rmSync(path.join(record, lock));

  const built = async (tree: string): Promise<string | Outcome> => {
    const what = `${tree.slice(0, 16)}-${code}`;
    const kept = buildsIn(store).find((name) => name.endsWith(`-${what}`));
    // The day of an article may have come since, or a certificate ended.
    if (kept !== undefined && !hasDueDate(published, timeOf(kept), new Date())) return kept;
    const beganAt = Date.now();
    progress = { step: 'pages', done: 0, of: 0 };
    const onProgress = (next: Progress): void => {
      progress = next;
    };
    const { signal } = stopping;
    const result = await buildSite({ projectRoot, contentFolder: published, onProgress, signal });
    // The office is ending, and goes on with it when it starts again.
    if (signal.aborted) return new Promise<never>(() => undefined);
    if (result.status === 'failed') {
      console.error(result.output);
      return { status: 'failed', why: saysDiskFull(result.output) ? 'disk' : 'build' };
    }
    const build = `${beganAt.toString(36)}-${what}`;
    keepBuild(store, result.folder, build);
    return build;
  };

  const inTryFolder = async <Result>(
    fill: (content: string) => unknown,
    work: (folder: TryFolder) => Promise<Result>,
  ): Promise<Result> => {
    const root = path.join(tries, randomUUID());
    const content = path.join(root, contentDir);
    try {
      await fill(content);
      const check = () => checkContent(root, { earlier: new Map() });
      return await work({ content, check });
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  };
  const writeState = async (commit: string, folder: string): Promise<void> => {
    mkdirSync(folder, { recursive: true });
    const env = { GIT_INDEX_FILE: path.join(record, `index-${randomUUID()}`) };
    const own = { cwd: folder, env: { ...env, GIT_DIR: record, GIT_WORK_TREE: folder } };
    try {
      await git(['read-tree', commit], own);
      await git(['checkout-index', '--all', '--force'], own);
    } finally {
      rmSync(env.GIT_INDEX_FILE, { force: true });
    }
  };

  return {
    published,
    stop: () => {
      stopping.abort();
    },
    progress: () => progress,
    begin: (step) => {
      progress = { step, done: 0, of: 0 };
    },
    tryOut: (work) =>
      inTryFolder((content) => {
        const pictures = path.join(published, 'pictures');
        cpSync(published, content, { recursive: true, filter: (from) => from !== pictures });
      }, work),
    tryState: (commit, work) => inTryFolder((content) => writeState(commit, content), work),
    publish: async (author, message) => {
      try {
        await run(['add', '--all', '.']);
        const build = await built(await run(['write-tree']));
        if (typeof build !== 'string') return build;
        progress = { step: 'switching', done: 0, of: 0 };
        await run(['commit', '--quiet', '--allow-empty', '-m', message], author);
        const now = new Date();
        utimesSync(path.join(store.folder, build), now, now);
        const kept = new Set(buildsIn(store).slice(0, BUILDS_KEPT));
        await share?.(store, build, kept);
        serveBuild(store, build);
        dropBuilds(store, kept);
        await untilServed?.(store, build);
        return { status: 'published', build, commit: await run(['rev-parse', 'HEAD']) };
      } catch (error) {
        if (isDiskFull(error)) return { status: 'failed', why: 'disk' };
        throw error;
      } finally {
        progress = undefined;
      }
    },
    isFromEarlierProgram: () => servedBuild(store)?.endsWith(`-${code}`) === false,
    isDue: () => {
      const served = servedBuild(store);
      const builtAt = served === undefined ? shippedAt(distDir) : timeOf(served);
      return builtAt !== undefined && hasDueDate(published, builtAt, new Date());
    },
  };
}

// When it began, what was published and the program that built it.
const BUILD = /^[0-9a-z]+-[0-9a-f]{16}-[0-9a-f]{16}$/u;

/** Every finished build, the one that was published last first. */
function buildsIn(store: BuildStore): string[] {
  if (!existsSync(store.folder)) return [];
  const publishedAt = (build: string): number => statSync(path.join(store.folder, build)).mtimeMs;
  return readdirSync(store.folder)
    .filter((name) => BUILD.test(name) && isKept(store, name))
    .toSorted((one, other) => publishedAt(other) - publishedAt(one));
}

const timeOf = (build: string): Date => new Date(Number.parseInt(build.split('-')[0] ?? '', 36));

const shippedAt = (distDir = ''): Date | undefined =>
  statSync(path.join(distDir, MANIFEST_FILE), { throwIfNoEntry: false })?.mtime;

// Changes whenever the sources of the pages or the variables in them change, apart from the content, and not with where
// they lie.
function codeVersion(projectRoot: string): string {
  const hash = createHash('sha256');
  const inFolders = siteFolders.flatMap((folder) =>
    filesBelow(path.join(projectRoot, folder)).map((file) => path.join(folder, file)),
  );
  for (const name of [...siteFiles, 'package-lock.json', ...inFolders.toSorted()])
    hash.update(name).update(readFileSync(path.join(projectRoot, name)));
  for (const variable of Object.entries(pageVariables()).toSorted())
    hash.update(variable.join('='));
  return hash.digest('hex').slice(0, 16);
}
