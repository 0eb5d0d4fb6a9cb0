import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { TRIAL_MARK } from '#build/trial-mark.ts';
import { fieldsOf } from '#lib/records.ts';
import { FACTS_FILE } from '#server/facts.ts';
import { HANDLER_FILE, MANIFEST_FILE } from '#server/http/build-manifest.ts';
import { PINNED_NODE, PROJECT_ROOT, StageFailure } from './processes.mjs';

/** Every program of a release, by its word for `npm run`. */
const PROGRAMS = {
  start: 'server/main.ts',
  'health-check': 'server/health/health-check.ts',
  declarations: 'server/command.ts declarations',
  subscribers: 'server/command.ts subscribers',
  'launch-check': 'content-check/launch-check.ts',
};

// What the programs read, and the people who run them.
const READ_LATER = ['content', 'db/migrations', 'deploy', 'docs', '.env.example'];

// Node comes as one program beside the packages, or with the image of a container.
const NODE = /^node_modules\/node-(?:bin-)?(?:linux|darwin)-/;

// Astro's picture service; the address that would load it is not reachable.
const NEVER_LOADED = new Set(['sharp']);

interface ReleaseOptions {
  /** Absolute path; empty or not there yet. */
  readonly folder: string;
  /** Absolute path of the finished build. */
  readonly dist: string;
  /** Whether the pinned Node comes along as `bin/node`. */
  readonly withNode: boolean;
  /** Left out where all packages are installed afterwards. */
  readonly withPackages?: boolean;
}

/** Files and packages, such as `server/main.ts` and `pg`. */
interface Traced {
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

/**
 * Lays out what runs the finished site, and nothing that only its build needs. Everybody may read
 * it and nobody but its owner may write it.
 *
 * @returns its size in bytes.
 * @throws StageFailure when the folder is not empty, the build is not there, or a package is
 *   needed that is not among the dependencies of production.
 */
export async function layOutRelease(options: ReleaseOptions): Promise<number> {
  const { folder, dist, withNode, withPackages = true } = options;
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StageFailure(
      1,
      `${folder} is not empty; name a folder that is, or none that exists.`,
    );
  }
  if (!existsSync(join(dist, MANIFEST_FILE))) {
    throw new StageFailure(1, `There is no finished site in ${dist}; run npm run build first.`);
  }
  const packages = productionPackages(PROJECT_ROOT);
  const files = Object.values(PROGRAMS).map((program) => program.split(' ', 1)[0] ?? '');
  const programs = await traceImports(PROJECT_ROOT, [...new Set(files)]);
  const pages = await tracePages(dist);
  refuseMissing([...programs.packages, ...pages.packages], packages);

  await copyAll(PROJECT_ROOT, folder, [...programs.files, ...READ_LATER, 'package-lock.json']);
  await copyAll(dist, join(folder, 'dist'), ['client', MANIFEST_FILE, FACTS_FILE, ...pages.files]);
  if (withPackages) for (const path of packages) await copyPackage(path, folder);
  if (withNode) await cp(PINNED_NODE, join(folder, 'bin/node'));
  await writeManifest(folder);
  return makeReadable(folder);
}

/**
 * Stops when a package is imported that a release would not hold.
 *
 * @param packages Folders such as `node_modules/pg`.
 * @throws StageFailure naming the packages.
 */
export function refuseMissing(imported: readonly string[], packages: readonly string[]): void {
  const held = new Set(packages);
  const missing = imported.filter(
    (name) => !held.has(`node_modules/${name}`) && !NEVER_LOADED.has(name),
  );
  if (missing.length === 0) return;
  throw new StageFailure(
    1,
    `The server imports ${missing.join(', ')}, which no release holds; ` +
      'move it to "dependencies" in package.json.',
  );
}

// A site without pages on demand has no handler.
async function tracePages(dist: string): Promise<Traced> {
  if (!existsSync(join(dist, HANDLER_FILE))) return { files: [], packages: [] };
  return traceImports(dist, [HANDLER_FILE]);
}

async function copyAll(from: string, to: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await cp(join(from, path), join(to, path), { recursive: true });
  }
}

// Packages inside packages are in the list themselves.
function copyPackage(path: string, folder: string): Promise<void> {
  const source = join(PROJECT_ROOT, path);
  const inner = join(source, 'node_modules');
  return cp(source, join(folder, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file !== inner,
  });
}

// In a release nothing is installed or built: its commands are the programs themselves.
async function writeManifest(folder: string): Promise<void> {
  const manifest = fieldsOf(JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')));
  const commands = Object.entries(PROGRAMS).map(([name, file]) => [name, `node ${file}`] as const);
  const release = { ...manifest, scripts: Object.fromEntries(commands) };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(release, null, 2)}\n`);
}

/**
 * Lets everybody read a folder and nobody but its owner write it.
 *
 * @returns its size in bytes.
 */
export async function makeReadable(folder: string): Promise<number> {
  let bytes = 0;
  await chmod(folder, 0o755);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    const entry = lstatSync(path);
    if (entry.isSymbolicLink()) continue;
    const isOpen = entry.isDirectory() || (entry.mode & 0o100) !== 0;
    await chmod(path, isOpen ? 0o755 : 0o644);
    if (entry.isFile()) bytes += entry.size;
  }
  return bytes;
}

/**
 * Folders of the installed packages that `npm ci --omit=dev` would install too, without the pinned
 * Node and without what is optional and wanted by tools alone.
 *
 * @param root Folder with `package-lock.json` and `node_modules`.
 * @returns such as `node_modules/pg`, below `root`.
 */
function productionPackages(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([path]) => path)
    .filter((path) => path.startsWith('node_modules/') && !NODE.test(path))
    .filter((path) => lstatSync(join(root, path), { throwIfNoEntry: false })?.isDirectory());
}

/**
 * What programs import, found without running them.
 *
 * @returns files relative to the folder, the
 *   programs among them, and the names of packages; neither what only types need nor Node's own.
 */
async function traceImports(folder: string, entries: readonly string[]): Promise<Traced> {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [...entries],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    // Nothing is written, but several programs need a folder to be written to.
    outdir: 'nowhere',
    logLevel: 'silent',
    // As Node removes types: an import without the word `type` stays.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  const inputs = Object.entries(metafile.inputs);
  const external = inputs.flatMap(([, { imports }]) =>
    imports.filter((found) => found.external).map(({ path }) => path),
  );
  const names = external.filter((path) => !path.startsWith('node:')).map(packageOf);
  return { files: inputs.map(([file]) => file), packages: [...new Set(names)].sort() };
}

function packageOf(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  return specifier.startsWith('@') ? `${first}/${second}` : first;
}

// What the office and a build of the site read; `siteFolders` and `siteFiles` of the office are among them.
const SOURCES = [
  'astro.config.ts',
  'tsconfig.json',
  'package-lock.json',
  '.npmrc',
  'build',
  'content-check',
  'db',
  'office',
  'public',
  'scripts',
  'server',
  'src',
];

// Packages are installed anew, and the cache of a build of the office is of no use to those who run it.
const LEFT_OUT =
  /^office\/(?:node_modules|\.next\/(?:cache|running)|tsconfig\.tsbuildinfo)(?:\/|$)|\.test\.tsx?$/u;

interface OfficeOptions {
  readonly isTrial: boolean;
  readonly install: () => Promise<void>;
}

/** Folders that a build writes into; the unit and Compose give it others in their place. */
const WRITTEN = ['.astro', 'node_modules/.astro', 'node_modules/.cache', 'node_modules/.vite'];

/**
 * Adds the built office and what building the site needs to a release.
 *
 * @param options.isTrial Whether what the office publishes says that it is a trial, too.
 */
export async function layOutOffice(folder: string, options: OfficeOptions): Promise<void> {
  for (const source of SOURCES) {
    const from = join(PROJECT_ROOT, source);
    const filter = (path: string) => !LEFT_OUT.test(path.slice(PROJECT_ROOT.length));
    await cp(from, join(folder, source), { recursive: true, filter });
  }
  if (options.isTrial) await writeFile(join(folder, TRIAL_MARK), '');
  await options.install();
  // Afterwards, because an install throws away what it finds in `node_modules`.
  for (const name of WRITTEN) await mkdir(join(folder, name), { recursive: true });
}
