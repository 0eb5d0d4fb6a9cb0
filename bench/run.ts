import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM, CHROMIUM_FLAGS } from '#tests/support/chromium.ts';
import { untilExit } from '#tests/support/hand-over.ts';
import { measureSizes, type Measure } from '#tests/support/page-sizes.ts';
import { startServer } from '#tests/support/server-process.ts';
import { listedAddresses } from '#tests/support/site-addresses.ts';
import { runLighthouse, type LighthouseRun } from './lighthouse/run-lighthouse.mjs';
import { writePlainSite } from './plain-site.ts';

// npm run bench [-- RUNS [ROUTE …]]: what each page weighs, what Lighthouse says of it, and when its largest part is
// painted, beside a plain page with the same words and pictures.

const DIST = 'dist-example';
const SLOWEST = 1.05;
const BROWSER = { chromePath: CHROMIUM, flags: CHROMIUM_FLAGS };

const runs = Number(process.argv[2]);
const routesAsked = process.argv.slice(3);

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
// Started by root, the database runs as another user, who has to pass through.
await chmod(folder, 0o711);
await writePlainSite(DIST, join(folder, 'plain'));
const [website, plain] = [await serve(DIST, 'data'), await serve(join(folder, 'plain'), 'other')];
try {
  const sizes = measureSizes(DIST);
  const missed: string[] = sizes.filter(({ bytes, limit }) => bytes > limit).map(heavy);
  for (const route of routesAsked.length > 0 ? routesAsked : listedAddresses(DIST)) {
    const { scores, lost, paint, ratio, shift } = await measure(route);
    const points = Object.values(scores);
    const bytes = sizes.find(({ file, what }) => file === route && what === 'page')?.bytes ?? 0;
    console.log(
      [
        route.padEnd(64),
        `${(bytes / 1000).toFixed(1)} KB`,
        points.join(' / '),
        `${paint.toFixed(0)} ms`,
        `${ratio.toFixed(2)} ×`,
        `shift ${shift.toFixed(3)}`,
        lost.join(', '),
      ].join('  '),
    );
    if (points.some((one) => one < 100)) missed.push(`${route}: ${lost.join(', ')}`);
    if (ratio > SLOWEST)
      missed.push(`${route}: largest paint ${ratio.toFixed(2)} × the plain page`);
    if (shift > 0) missed.push(`${route}: layout shift ${shift.toFixed(3)}`);
  }
  console.log(missed.length === 0 ? 'Every goal is met.' : `Missed:\n${missed.join('\n')}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await website.stop();
  await plain.stop();
  await rm(folder, { recursive: true, force: true });
}

function serve(dist: string, data: string) {
  const settings = { LOG_LEVEL: 'error', ADMIN_PORT: '0', RATE_LIMIT: '999999' };
  return startServer(untilExit, { ...settings, DIST_DIR: dist, DATA_DIR: join(folder, data) });
}

/** Medians of the runs, in turns, so that a machine that slows down slows both pages. */
async function measure(route: string) {
  const [own, other]: [LighthouseRun[], LighthouseRun[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    own.push(await runLighthouse(website.site + route, BROWSER));
    other.push(await runLighthouse(plain.site + route, BROWSER));
  }
  const paint = median(own.map(({ largestPaintMs }) => largestPaintMs));
  const categories = Object.keys(own[0]?.scores ?? {});
  const scoreOf = (category: string) => median(own.map(({ scores }) => scores[category] ?? 0));
  return {
    scores: Object.fromEntries(categories.map((category) => [category, scoreOf(category)])),
    lost: [...new Set(own.flatMap((one) => one.lost))],
    paint,
    ratio: paint / median(other.map(({ largestPaintMs }) => largestPaintMs)),
    shift: Math.max(...own.map(({ layoutShift }) => layoutShift)),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function heavy({ file, what, bytes, limit }: Measure): string {
  return `${file}: ${what} weighs ${String(bytes)} bytes, at most ${String(limit)} are allowed`;
}
