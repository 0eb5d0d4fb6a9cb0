import { CHROMIUM, CHROMIUM_FLAGS } from '#tests/support/chromium.ts';
import { median } from '../median.ts';
import { runLighthouse, type LighthouseRun } from './lighthouse/run-lighthouse.mjs';
import { serveFolder } from './serve-folder.ts';

export interface LighthouseScores {
  readonly route: string;
  /** Medians, 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Audits that cost points in any of the runs. */
  readonly lost: readonly string[];
  readonly version: string;
}

export interface SimulatedPaint {
  /** Median, milliseconds. */
  readonly ms: number;
  readonly all: readonly number[];
}

const BROWSER = { chromePath: CHROMIUM, flags: CHROMIUM_FLAGS };

/** Lighthouse on a route, as often as there are runs. */
export async function measureScores(
  site: string,
  route: string,
  runs: number,
): Promise<LighthouseScores> {
  const results: LighthouseRun[] = [];
  for (let run = 0; run < runs; run += 1) {
    results.push(await runLighthouse(site + route, BROWSER));
  }
  const categories = Object.keys(results[0]?.scores ?? {});
  const scores = categories.map((category) => [
    category,
    median(results.map((result) => result.scores[category] ?? 0)),
  ]);
  return {
    route,
    scores: Object.fromEntries(scores) as Record<string, number>,
    lost: [...new Set(results.flatMap(({ lost }) => lost))],
    version: results[0]?.version ?? '',
  };
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
