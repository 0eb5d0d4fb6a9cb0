import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { atMost, report, type Row } from '../report.ts';
import { generateArticles } from './generate-articles.ts';

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));
const BUILD = fileURLToPath(new URL('build-project.ts', import.meta.url));
const EXAMPLES = join(CHECKOUT, 'tests/example-content');
const PARTS = ['src', 'public', 'build', 'content-check', 'server', 'scripts', 'astro.config.ts'];
const SETTINGS = ['package.json', 'tsconfig.json'];
// The copy has its content in the usual folder, and no catalogue.
const PLAIN = { CONTENT_DIR: '', CATALOGUE: '', ASTRO_TELEMETRY_DISABLED: '1' };
// What a build takes before the first article is measured with a handful of them and subtracted.
const FEW = 8;
const COUNTS = [1000, 10_000];
const MOST_SECONDS = 60;
const MOST_MEGABYTES = 2048;
const MOST_GROWTH = 1.2;

interface Build {
  readonly articles: number;
  readonly seconds: number;
  /** Peak of the resident memory. */
  readonly megabytes: number;
}

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : COUNTS;
if (counts.some((count) => !Number.isInteger(count) || count <= FEW)) {
  throw new Error(`Name numbers of articles above ${String(FEW)}, for example 1000 10000.`);
}

const folder = await mkdtemp(join(tmpdir(), 'bench-articles-'));
try {
  // The first build also brings programs and pictures from the disk, so it does not count.
  await buildWith(FEW);
  const few = await buildWith(FEW);
  const builds: Build[] = [];
  for (const count of counts) builds.push(await buildWith(count));
  await report('articles', goalsOf(builds, few), { few, builds });
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Builds a copy of the website with that many generated articles, in a process of its own. */
async function buildWith(articles: number): Promise<Build> {
  const root = join(folder, String(articles));
  if (!existsSync(root)) await layOut(root, articles);
  const { stdout } = await promisify(execFile)(process.execPath, [BUILD, root], {
    maxBuffer: 100_000_000,
    env: { ...process.env, ...PLAIN },
  });
  const measured = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Omit<Build, 'articles'>;
  console.log(`${String(articles)} articles: ${measured.seconds.toFixed(1)} s`);
  return { articles, ...measured };
}

async function layOut(root: string, articles: number): Promise<void> {
  await mkdir(root, { recursive: true });
  for (const part of [...PARTS, ...SETTINGS])
    await cp(join(CHECKOUT, part), join(root, part), { recursive: true });
  await cp(EXAMPLES, join(root, 'content'), { recursive: true });
  await rm(join(root, 'content/blog'), { recursive: true });
  await generateArticles(join(EXAMPLES, 'blog'), join(root, 'content/blog'), articles);
  await symlink(join(CHECKOUT, 'node_modules'), join(root, 'node_modules'));
  // Encoded pictures are taken along, as in a second build.
  const pictures = join(CHECKOUT, 'node_modules/.astro/assets');
  if (existsSync(pictures)) await cp(pictures, join(root, 'cache/assets'), { recursive: true });
}

function goalsOf(builds: readonly Build[], few: Build): Row[] {
  const goals = builds.flatMap(({ articles, seconds, megabytes }) => {
    const what = `${articles.toLocaleString('en')} articles`;
    const memory = atMost(`${what}, peak memory`, megabytes, MOST_MEGABYTES, ' MB');
    return articles === 1000
      ? [atMost(`${what} built`, seconds, MOST_SECONDS, ' s'), memory]
      : [memory];
  });
  const [least, most] = [builds[0], builds.at(-1)];
  if (!least || !most || least === most) return goals;
  const perArticle = (all: Build) => (all.seconds - few.seconds) / (all.articles - FEW);
  const [more, fewer] = [most, least].map(({ articles }) => articles.toLocaleString('en'));
  const what = `time per article, ${String(more)} articles against ${String(fewer)}`;
  return [...goals, atMost(what, perArticle(most) / perArticle(least), MOST_GROWTH, ' ×')];
}
