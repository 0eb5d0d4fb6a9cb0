import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureBuild, type BuildMeasure } from './measure-build.ts';
import { preparePlainStarter, prepareSite, type PreparedProject } from './prepare-projects.ts';

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));
const RESULTS = join(CHECKOUT, 'bench/results');
// What a build takes before the first article is measured with a handful of them and subtracted.
const FEW = 8;

const counts = process.argv.slice(2).map(Number);
if (counts.some((count) => !Number.isInteger(count) || count <= FEW)) {
  throw new Error(`Name numbers of articles above ${String(FEW)}, for example 1000 10000.`);
}

const folder = await mkdtemp(join(tmpdir(), 'bench-articles-'));
try {
  const rows = await measureAll(counts.length > 0 ? counts : [1000]);
  console.table(rows);
  await mkdir(RESULTS, { recursive: true });
  const { version } = JSON.parse(
    await readFile(join(CHECKOUT, 'node_modules/astro/package.json'), 'utf8'),
  ) as { version: string };
  const date = new Date().toISOString();
  const result = {
    date,
    node: process.version,
    astro: version,
    cores: availableParallelism(),
    rows,
  };
  await writeFile(
    join(RESULTS, `articles-${date.slice(0, 10)}.json`),
    `${JSON.stringify(result, null, 2)}\n`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measureAll(numbers: readonly number[]) {
  const few = await measure(await prepareSite(CHECKOUT, folder, FEW));
  const fewPlain = await measure(await preparePlainStarter(CHECKOUT, folder, FEW));
  const rows = [];
  for (const count of numbers) {
    const site = await measure(await prepareSite(CHECKOUT, folder, count));
    const plain = await measure(await preparePlainStarter(CHECKOUT, folder, count));
    const perArticle = millisecondsPerArticle(site, few, count);
    const perPlainArticle = millisecondsPerArticle(plain, fewPlain, count);
    rows.push({
      articles: count,
      seconds: round(site.seconds),
      'ms per article': round(perArticle),
      'peak MB': Math.round(site.megabytes),
      'plain starter, seconds': round(plain.seconds),
      'plain starter, ms per article': round(perPlainArticle),
      'ratio of seconds': round(site.seconds / plain.seconds),
      'ratio per article': round(perArticle / perPlainArticle),
    });
  }
  return rows;
}

function measure({ root, cache }: PreparedProject): Promise<BuildMeasure> {
  return measureBuild(root, cache);
}

function millisecondsPerArticle(all: BuildMeasure, few: BuildMeasure, count: number): number {
  return ((all.seconds - few.seconds) * 1000) / (count - FEW);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
