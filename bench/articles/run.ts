import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atMost, report, type Row } from '../report.ts';
import { measureBuild, type BuildMeasure } from './measure-build.ts';
import { preparePlainStarter, prepareSite, type PreparedProject } from './prepare-projects.ts';

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));
// What a build takes before the first article is measured with a handful of them and subtracted.
const FEW = 8;
const MOST_OF_PLAIN = 1.25;
const MOST_MEGABYTES = 2048;
const MOST_GROWTH = 1.2;

const counts = process.argv.slice(2).map(Number);
if (counts.some((count) => !Number.isInteger(count) || count <= FEW)) {
  throw new Error(`Name numbers of articles above ${String(FEW)}, for example 1000 10000.`);
}

const folder = await mkdtemp(join(tmpdir(), 'bench-articles-'));
try {
  const rows = await measureAll(counts.length > 0 ? counts : [1000]);
  console.table(rows);
  const { version } = JSON.parse(
    await readFile(join(CHECKOUT, 'node_modules/astro/package.json'), 'utf8'),
  ) as { version: string };
  await report('articles', goalsOf(rows), { astro: version, rows });
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

function goalsOf(rows: Awaited<ReturnType<typeof measureAll>>): Row[] {
  const goals = rows.flatMap((row) => [
    atMost(
      `build with ${row.articles.toLocaleString('en')} articles against a plain Astro starter`,
      row['ratio of seconds'],
      MOST_OF_PLAIN,
      ' ×',
    ),
    atMost(
      `peak memory with ${row.articles.toLocaleString('en')} articles`,
      row['peak MB'],
      MOST_MEGABYTES,
      ' MB',
    ),
  ]);
  const [least, most] = [rows[0], rows.at(-1)];
  if (!least || !most || least === most) return goals;
  const growth = most['ms per article'] / least['ms per article'];
  return [...goals, atMost('time per article, most against least', growth, MOST_GROWTH, ' ×')];
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
