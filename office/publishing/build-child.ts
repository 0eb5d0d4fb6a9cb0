import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';

/** How far a build is, for a progress bar. */
export interface BuildProgress {
  readonly step: 'pages' | 'pictures' | 'finishing';
  readonly done: number;
  /** 0 while nobody knows. */
  readonly of: number;
}

export type BuildResult =
  | { readonly status: 'built'; readonly folder: string }
  /** What the build has said last. */
  | { readonly status: 'failed'; readonly output: string };

export interface BuildOptions {
  readonly projectRoot: string;
  /** Absolute. */
  readonly contentFolder: string;
  readonly onProgress: (progress: BuildProgress) => void;
  readonly signal?: AbortSignal;
}

/** Builds a content folder. The publisher takes one; tests may hand in a quicker one. */
export type BuildSite = (options: BuildOptions) => Promise<BuildResult>;

// Keeps others from building in this project meanwhile.
const BUILD_ALONE = new URL('../../scripts/build-alone.mjs', import.meta.url).href;
// During a build Astro finds packages only from a folder below the project.
const PLACE = 'node_modules/.cache/office';
const LONGEST_BUILD_MS = 10 * 60 * 1000;
const LINES_KEPT = 40;

// Another office may have data of its own and build in the same project.
const placeFor = (projectRoot: string, contentFolder: string): string =>
  join(projectRoot, PLACE, createHash('sha256').update(contentFolder).digest('hex').slice(0, 16));

/** Removes what killed builds of this content folder have left. */
export function dropHalfBuilds(projectRoot: string, contentFolder: string): void {
  rmSync(placeFor(projectRoot, contentFolder), { recursive: true, force: true });
}

/** Builds with the real build, in a process of its own. */
export const buildInChild: BuildSite = async (options) => {
  const { projectRoot, contentFolder, onProgress, signal } = options;
  const place = placeFor(projectRoot, contentFolder);
  const folder = join(place, `build-${String(process.pid)}-${String(Date.now())}`);
  mkdirSync(place, { recursive: true });
  const child = spawn(
    process.execPath,
    [
      `--import=${BUILD_ALONE}`,
      'node_modules/astro/bin/astro.mjs',
      'build',
      '--outDir',
      relative(projectRoot, folder),
    ],
    {
      cwd: projectRoot,
      env: {
        ...passedOn(),
        NODE_ENV: 'production',
        CONTENT_DIR: relative(projectRoot, contentFolder),
        ASTRO_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST_BUILD_MS,
      ...(signal && { signal }),
    },
  );
  const last: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      last.push(line);
      if (last.length > LINES_KEPT) last.shift();
      const progress = progressIn(line);
      if (progress) onProgress(progress);
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      last.push(error.message);
      resolve(null);
    });
    child.once('close', resolve);
  });
  if (code === 0) return { status: 'built', folder };
  rmSync(folder, { recursive: true, force: true });
  return { status: 'failed', output: last.join('\n') };
};

const IN_PAGES = /^(?:SITE_URL|REVIEWS_WIDGET_URL|TRIAL|PICTURES|PUBLIC_.*)$/u;
const FOR_PROGRAMS = /^(?:PATH|HOME|TMPDIR|LANG|TZ|CI)$/u;

// An empty value counts as not set.
const variables = (names: RegExp): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name, value]) => names.test(name) && value !== ''),
  );

/** The variables that change what a build writes. */
export const pageVariables = () => variables(IN_PAGES);

// Others, such as NODE_ENV or DEV, can make Vite build for development, and the build does not need the secrets of the
// office.
const passedOn = () => ({ ...pageVariables(), ...variables(FOR_PROGRAMS) });

/** What one line of the build's output says about its progress. */
export function progressIn(line: string): BuildProgress | undefined {
  const [, done, of] = /\((\d+)\/(\d+)\)\s*$/u.exec(line) ?? [];
  if (done !== undefined && of !== undefined) {
    return { step: 'pictures', done: Number(done), of: Number(of) };
  }
  if (line.includes('prerendering static routes')) return { step: 'pages', done: 0, of: 0 };
  return line.includes('share pictures') ? { step: 'finishing', done: 0, of: 0 } : undefined;
}
