import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atMost, report, type Row } from '../report.ts';
import { measureBuild, type BuildMeasure } from './measure-build.ts';
import { encodedPictures, pictureTimes } from './picture-writes.ts';
import { preparePlainStarter, prepareSite, type PreparedProject } from './prepare-projects.ts';

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));
// What a build takes before the first article is measured with a handful of them and subtracted.
const FEW = 8;
const COUNTS = [10, 100, 1000, 10_000];
const MOST_OF_PLAIN = 1.25;
const MOST_MEGABYTES = 2048;
const MOST_GROWTH = 1.2;
// Below this, start-up is most of a build; such numbers only show how the curve begins.
const LEAST_JUDGED = 1000;

const counts = process.argv.slice(2).map(Number);
if (counts.some((count) => !Number.isInteger(count) || count <= FEW)) {
  throw new Error(`Name numbers of articles above ${String(FEW)}, for example 1000 10000.`);
}

const folder = await mkdtemp(join(tmpdir(), 'bench-articles-'));
try {
  const rows = await measureAll(counts.length > 0 ? counts : COUNTS);
  console.table(rows);
  const { version } = JSON.parse(
    await readFile(join(CHECKOUT, 'node_modules/astro/package.json'), 'utf8'),
  ) as { version: string };
  await report('articles', goalsOf(rows), { astro: version, rows });
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measureAll(numbers: readonly number[]) {
  const fewest = await prepareSite(CHECKOUT, folder, FEW);
  // The first build also brings programs and pictures from the disk, so it does not count.
  await measure(fewest);
  const few = await measure(fewest);
  const fewPlain = await measure(await preparePlainStarter(CHECKOUT, folder, FEW));
  const rows = [];
  for (const count of numbers) {
    const project = await prepareSite(CHECKOUT, folder, count);
    const site = await measure(project);
    const second = await measureAgain(project);
    const plain = await measure(await preparePlainStarter(CHECKOUT, folder, count));
    const perArticle = millisecondsPerArticle(site, few, count);
    const perPlainArticle = millisecondsPerArticle(plain, fewPlain, count);
    rows.push({
      articles: count,
      seconds: round(site.seconds),
      'ms per article': round(perArticle),
      'peak MB': Math.round(site.megabytes),
      'second build, seconds': round(second.seconds),
      'second build, pictures': second.pictures,
      'plain starter, seconds': round(plain.seconds),
      'plain starter, ms per article': round(perPlainArticle),
      'ratio of seconds': round(site.seconds / plain.seconds),
      'ratio of seconds, second build': round(second.seconds / plain.seconds),
      'ratio per article': round(perArticle / perPlainArticle),
    });
  }
  return rows;
}

function goalsOf(rows: Awaited<ReturnType<typeof measureAll>>): Row[] {
  const judged = rows.filter(({ articles }) => articles >= LEAST_JUDGED);
  const goals = judged.flatMap((row) => {
    const articles = `${row.articles.toLocaleString('en')} articles`;
    const again = `second build of ${articles}: pictures encoded again`;
    return [
      atMost(
        `${articles} against a plain Astro starter`,
        row['ratio of seconds'],
        MOST_OF_PLAIN,
        ' ×',
      ),
      atMost(`peak memory with ${articles}`, row['peak MB'], MOST_MEGABYTES, ' MB'),
      atMost(again, row['second build, pictures'], 0, ''),
    ];
  });
  const [least, most] = [judged[0], judged.at(-1)];
  if (!least || !most || least === most) return goals;
  const growth = most['ms per article'] / least['ms per article'];
  const [more, fewer] = [most, least].map(({ articles }) => articles.toLocaleString('en'));
  const what = `time per article, ${String(more)} articles against ${String(fewer)}`;
  return [...goals, atMost(what, growth, MOST_GROWTH, ' ×')];
}

function measure({ root, cache }: PreparedProject): Promise<BuildMeasure> {
  return measureBuild(root, cache);
}

async function measureAgain(project: PreparedProject) {
  const before = await pictureTimes(project.cache);
  if (before.size === 0) throw new Error(`The build left no picture in ${project.cache}.`);
  const { seconds } = await measure(project);
  return { seconds, pictures: encodedPictures(before, await pictureTimes(project.cache)) };
}

function millisecondsPerArticle(all: BuildMeasure, few: BuildMeasure, count: number): number {
  return ((all.seconds - few.seconds) * 1000) / (count - FEW);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
