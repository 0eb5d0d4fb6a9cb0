import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listedAddresses } from '#tests/support/site-addresses.ts';
import { measureSizes } from '#tests/support/page-sizes.ts';
import { report, type Row } from '../report.ts';
import { startChromium } from './browser.ts';
import { measureClick } from './measure-click.ts';
import { measureInteractions } from './measure-interactions.ts';
import { measureLargestPaints } from './measure-lcp.ts';
import { measureRoute, type RouteMeasure } from './measure-routes.ts';
import { measureScores, simulateLargestPaints, type LighthouseScores } from './measure-scores.ts';
import { buildPeers } from './peers.ts';
import { clickRow, interactionRows, paintRows, scoreRows, sizeRows, visitRows } from './rows.ts';
import { slowDown, DOWN_KBITS, ROUND_TRIP_MS } from './slow-network.ts';
import { DIST, startWebsite } from '../website.ts';

const CLICKED = '/team';
const ROUNDS_PER_RUN = 3;
// Twenty interactions in a full measurement.
const INTERACTIONS_PER_RUN = 7;

// Only for those who work on this measurement: fewer runs, fewer routes.
const [runsAsked = '3', ...routesAsked] = process.argv.slice(2);
const runs = Number(runsAsked);
const rounds = runs * ROUNDS_PER_RUN;

const folder = await mkdtemp(join(tmpdir(), 'bench-peers-'));
const website = await startWebsite();
const { site } = website.server();
const network = await slowDown(Number(new URL(site).port));
const slowSite = `http://127.0.0.1:${network.port}`;
const browser = await startChromium();
try {
  const routes = routesAsked.length > 0 ? routesAsked : listedAddresses(DIST);
  const visits = await visitAll(routes);
  const interactions = await tell(
    'Interactions',
    measureInteractions(browser, site, Math.min(20, runs * INTERACTIONS_PER_RUN)),
  );
  const click = await measureClick(slowSite, CLICKED, rounds);
  const folders = { website: DIST, ...(await tell('Building the peers', buildPeers(folder))) };
  const painted = await tell(
    'Largest paints on a slow network',
    measureLargestPaints(browser, folders, rounds),
  );
  const simulated = await tell(
    'Largest paints by Lighthouse',
    simulateLargestPaints(folders, rounds),
  );
  const scores = await scoreAll(routes);
  const rows: Row[] = [
    ...sizeRows(measureSizes(DIST)),
    ...visitRows(visits),
    ...scoreRows(scores),
    ...paintRows(simulated, 'Lighthouse'),
    ...paintRows(painted, 'slow network'),
    clickRow(click),
    ...interactionRows(interactions),
  ];
  await report('page', rows, {
    versions: await versions(scores),
    slowNetwork: { roundTripMs: ROUND_TRIP_MS, downKbits: DOWN_KBITS, cpuSlowdown: 4 },
    ...{ runs, rounds, visits, click, scores, interactions },
    painted: Object.fromEntries(painted),
    simulated: Object.fromEntries(simulated),
  });
} finally {
  await browser.close();
  await network.stop();
  await website.stop();
  await rm(folder, { recursive: true, force: true });
}

async function visitAll(routes: readonly string[]): Promise<RouteMeasure[]> {
  const visits: RouteMeasure[] = [];
  for (const route of routes) visits.push(await measureRoute(browser, slowSite, route));
  return visits;
}

async function scoreAll(routes: readonly string[]): Promise<LighthouseScores[]> {
  const scores: LighthouseScores[] = [];
  for (const route of routes) {
    const measured = await measureScores(site, route, runs);
    const points = Object.values(measured.scores).join(' / ');
    console.log(`Lighthouse ${points}: ${route} ${measured.lost.join(', ')}`);
    scores.push(measured);
  }
  return scores;
}

async function versions(scores: readonly LighthouseScores[]): Promise<Record<string, string>> {
  const wanted = { next: 'peers/next', vite: 'peers/vite' };
  const installed = await Promise.all(
    Object.entries(wanted).map(async ([name, peer]) => {
      const file = new URL(`../${peer}/node_modules/${name}/package.json`, import.meta.url);
      const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
      return [name, version];
    }),
  );
  return {
    chromium: browser.version(),
    lighthouse: scores[0]?.version ?? '',
    ...(Object.fromEntries(installed) as Record<string, string>),
  };
}

async function tell<Result>(what: string, work: Promise<Result>): Promise<Result> {
  console.log(`${what} …`);
  return work;
}
