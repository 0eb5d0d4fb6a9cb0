import { CHROMIUM, CHROMIUM_FLAGS } from '#tests/support/chromium.ts';
import { median } from '../spread.ts';
import { runLighthouse, type LighthouseRun } from './lighthouse/run-lighthouse.mjs';
import { serveFolder } from './serve-folder.ts';

export interface LighthouseScores {
  readonly route: string;
  /** Medians, 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Every run's points by category. */
  readonly all: Readonly<Record<string, readonly number[]>>;
  /** Audits that cost points in any of the runs. */
  readonly lost: readonly string[];
  readonly version: string;
}

export interface SimulatedPaint {
  /** Median, milliseconds. */
  readonly ms: number;
  readonly all: readonly number[];
}

const FULL_POINTS = 100;
const TIMES_AS_OFTEN = 3;
const BROWSER = { chromePath: CHROMIUM, flags: CHROMIUM_FLAGS };

/**
 * Lighthouse on a route: as often as there are runs, and three times as often when they do not
 * agree on where there are full points. A median of three among runs that differ is luck.
 */
export async function measureScores(
  site: string,
  route: string,
  runs: number,
): Promise<LighthouseScores> {
  const results: LighthouseRun[] = [];
  const measure = async (upTo: number) => {
    while (results.length < upTo) results.push(await runLighthouse(site + route, BROWSER));
  };
  await measure(runs);
  if (!agree(results)) await measure(runs * TIMES_AS_OFTEN);
  const all = pointsByCategory(results);
  const medians = Object.entries(all).map(([category, points]) => [category, median(points)]);
  return {
    route,
    scores: Object.fromEntries(medians) as Record<string, number>,
    all,
    lost: [...new Set(results.flatMap(({ lost }) => lost))],
    version: results[0]?.version ?? '',
  };
}

function agree(results: readonly LighthouseRun[]): boolean {
  return Object.values(pointsByCategory(results)).every(
    (points) => new Set(points.map((one) => one === FULL_POINTS)).size === 1,
  );
}

function pointsByCategory(results: readonly LighthouseRun[]): Record<string, number[]> {
  const categories = Object.keys(results[0]?.scores ?? {});
  return Object.fromEntries(
    categories.map((category) => [category, results.map(({ scores }) => scores[category] ?? 0)]),
  );
}

/** Lighthouse's largest contentful paint of the first page of several sites, in turns; medians. */
export async function simulateLargestPaints<Name extends string>(
  folders: Readonly<Record<Name, string>>,
  rounds: number,
): Promise<ReadonlyMap<Name, SimulatedPaint>> {
  const names = Object.keys(folders) as Name[];
  const paints = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const server = await serveFolder(folders[name]);
      const url = `https://localhost:${server.port}/`;
      const { largestPaintMs } = await runLighthouse(url, {
        ...BROWSER,
        categories: ['performance'],
      });
      await server.stop();
      paints.get(name)?.push(largestPaintMs);
    }
  }
  return new Map([...paints].map(([name, all]) => [name, { ms: median(all), all }]));
}
