import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServer } from '#tests/support/server-process.ts';
import type { Place } from './measure-declarations.ts';

/** What a website with so many articles costs those who build it, the server and a visitor. */
export interface ArticlesAt {
  readonly articles: number;
  readonly buildSeconds: number;
  /** Peak of the resident memory of the build. */
  readonly buildMegabytes: number;
  readonly searchIndexBytes: number;
  /** What a visitor fetches who searches. */
  readonly searchIndexBrotliBytes: number;
  readonly sitemapBytes: number;
  /** First page of the list of articles, as HTML. */
  readonly listBytes: number;
  readonly listLinks: number;
  readonly buildFolderMegabytes: number;
  /** Of the server that holds the build, after its first answers. */
  readonly serverMegabytes: number;
}

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));
const BUILD = fileURLToPath(new URL('build-project.ts', import.meta.url));
const EXAMPLES = join(CHECKOUT, 'tests/example-content');
const PARTS = ['src', 'public', 'build', 'content-check', 'server', 'scripts', 'astro.config.ts'];
const SETTINGS = ['package.json', 'tsconfig.json'];
// The copy has its content in the usual folder and is built without the catalogue.
const PLAIN = { CONTENT_DIR: '', CATALOGUE: '', ASTRO_TELEMETRY_DISABLED: '1' };
const LONGEST_BUILD_MS = 15 * 60 * 1000;

/**
 * Builds a copy of the website with so many generated articles in a process of its own, and starts the server on it.
 *
 * @param folder Where the copy is laid out; it is removed afterwards.
 * @returns undefined when the build takes longer than fifteen minutes.
 * @throws when it cannot be built.
 */
export async function measureArticles(
  { url }: Place,
  folder: string,
  articles: number,
): Promise<ArticlesAt | undefined> {
  const root = join(folder, String(articles));
  await layOut(root, articles);
  const built = await promisify(execFile)(process.execPath, [BUILD, root], {
    ...{ maxBuffer: 100_000_000, timeout: LONGEST_BUILD_MS },
    env: { ...process.env, ...PLAIN },
  }).catch((error: unknown) => {
    if ((error as { killed?: boolean }).killed !== true) throw error;
    console.log(articles, 'articles: the build was stopped after fifteen minutes.');
    return undefined;
  });
  if (built === undefined) return undefined;
  const { seconds, megabytes } = JSON.parse(built.stdout.trim().split('\n').at(-1) ?? '') as {
    readonly seconds: number;
    readonly megabytes: number;
  };
  const dist = join(root, 'dist');
  const list = await readFile(join(dist, 'client/blog.html'), 'utf8');
  const bytesOf = async (file: string) => (await stat(join(dist, 'client', file))).size;
  const measured = {
    ...{ articles, buildSeconds: round(seconds), buildMegabytes: round(megabytes) },
    searchIndexBytes: await bytesOf('suche.json'),
    searchIndexBrotliBytes: await bytesOf('suche.json.br'),
    sitemapBytes: await bytesOf('sitemap-0.xml'),
    ...{ listBytes: Buffer.byteLength(list), listLinks: list.split('<a ').length - 1 },
    buildFolderMegabytes: round((await sizeOf(dist)) / 1e6),
    serverMegabytes: await serverMemory(url, root),
  };
  console.log(measured);
  await rm(root, { recursive: true });
  return measured;
}

async function layOut(root: string, articles: number): Promise<void> {
  await mkdir(root, { recursive: true });
  for (const part of [...PARTS, ...SETTINGS])
    await cp(join(CHECKOUT, part), join(root, part), { recursive: true });
  await cp(EXAMPLES, join(root, 'content'), { recursive: true });
  await rm(join(root, 'content/blog'), { recursive: true });
  await generateArticles(join(EXAMPLES, 'blog'), join(root, 'content/blog'), articles);
  await symlink(join(CHECKOUT, 'node_modules'), join(root, 'node_modules'));
  // Pictures that were encoded for the example build are reused, as in a second build.
  const pictures = join(CHECKOUT, 'node_modules/.astro/best/assets');
  if (existsSync(pictures)) await cp(pictures, join(root, 'cache/assets'), { recursive: true });
}

async function serverMemory(url: string, root: string): Promise<number> {
  const env = { DATABASE_URL: url, DATA_DIR: join(root, 'data'), DIST_DIR: join(root, 'dist') };
  await using stack = new AsyncDisposableStack();
  const settings = { ...env, ADMIN_PORT: '0', LOG_LEVEL: 'error' };
  const server = await startServer((stop) => stack.defer(stop), settings);
  for (const path of ['/', '/blog', '/team']) await (await fetch(server.site + path)).text();
  const metrics = await (await fetch(`${server.admin}/metrics`)).text();
  return round(Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]) / 1e6);
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for await (const file of glob('**/*', { cwd: folder })) {
    const found = await stat(join(folder, file));
    if (found.isFile()) bytes += found.size;
  }
  return bytes;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Writes articles that are like the real ones in length, headings, citations, pictures and categories:
 * each takes the fields of one real article and its sections from all of them. The same number always
 * gives the same articles.
 *
 * @param blogFolder Where the real articles lie.
 * @param target Folder for the generated ones; it is made.
 */
async function generateArticles(blogFolder: string, target: string, count: number): Promise<void> {
  const files = (await readdir(blogFolder)).filter((file) => file.endsWith('.md')).toSorted();
  const real = await Promise.all(
    files.map(async (file) => partsOf(await readFile(join(blogFolder, file), 'utf8'))),
  );
  const first = real[0];
  if (!first) throw new Error(`${blogFolder} has no article to make others from.`);
  await mkdir(target, { recursive: true });
  for (let number = 1; number <= count; number += 1) {
    const { head, sections } = real[number % real.length] ?? first;
    const body = sections.map((section, at) => {
      const { sections: others } = real[(number * 7 + at * 3) % real.length] ?? first;
      return others[at % others.length] ?? section;
    });
    const name = `artikel-${String(number)}`;
    await writeFile(
      join(target, `${name}.md`),
      `---\n${fieldsOf(head, number)}---\n\n${body.join('\n')}`,
    );
  }
}

function partsOf(article: string) {
  const [, head = '', ...rest] = article.split(/^---\n/m);
  return { head, sections: rest.join('---\n').split(/^(?=## )/m) };
}

// Titles and descriptions must be unique; days go back from the newest real article.
function fieldsOf(head: string, number: number): string {
  const day = new Date(Date.UTC(2024, 11, 20) - number * 86_400_000).toISOString().slice(0, 10);
  return head
    .replace(/^(title: "?)/m, `$1${String(number)} `)
    .replace(/^(metaDescription: "?)/m, `$1${String(number)} `)
    .replace(/^date: .*$/m, `date: ${day}`)
    .replace(/^featured: .*$/m, 'featured: false');
}
