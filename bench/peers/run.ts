import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM, CHROMIUM_FLAGS } from '#tests/support/chromium.ts';
import { writeTable } from '../readme-tables.ts';
import { report } from '../report.ts';
import { slowDown } from '../page/slow-network.ts';
import { changeWord } from './change.ts';
import { clickOnArticle } from './click.ts';
import { compareWords } from './compare-words.ts';
import { CONTENDERS, copySources, type Contender } from './contenders.ts';
import { makeFront } from './front.ts';
import { loadServer } from './load.ts';
import { ROUTES } from './pages.ts';
import { Samples } from './samples.ts';
import { tableOf } from './table.ts';
import { DEVICES, type Device } from './interactions.ts';
import { visit } from './visit.ts';
import { writePeers } from './write-peers.ts';

const NAMES = { '/': 'landing page', '/blog': 'blog list' } as const;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    requests: { type: 'string', default: '100000' },
    // Writes the figures of a shortened measurement, too.
    keep: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const requests = Number(values.requests);

const front = await makeFront();
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: [...CHROMIUM_FLAGS, front.flag],
});
const samples = new Samples();
try {
  await tell('Writing and building the same pages for everybody', async () => {
    await writePeers();
    await copySources();
    for (const { build } of CONTENDERS) await build();
  });
  await tell('Servers', () => each((contender) => measureServer(contender)));
  await tell('Visits', () => measureVisits(browser));
  await tell('Changed words', async () => {
    for (let round = 0; round < Math.min(3, runs); round += 1)
      await each(async (contender) => {
        const { build, visible } = await changeWord(browser, contender);
        samples.add('build', contender.name, build);
        samples.add('a changed word until a browser shows it', contender.name, visible);
      });
    for (const { build } of CONTENDERS) await build();
  });
  const table = tableOf(samples);
  console.log(table);
  const isWhole = values.keep || process.argv.length === 2;
  const details = { runs, requests, chromium: browser.version(), samples: samples.all() };
  await report('peers', [], details, isWhole);
  const day = new Date().toISOString().slice(0, 10);
  const how = `${day}, ${String(runs)} runs, ${requests.toLocaleString('en')} requests to each server`;
  if (isWhole) await writeTable('peers', `${how}\n\n${table}`);
} finally {
  await browser.close();
}

async function measureServer(contender: Contender): Promise<void> {
  const running = await contender.start();
  try {
    const { memoryAtRest, memoryAfter, perSecond } = await loadServer(running, requests);
    samples.add('memory of the server at rest', contender.name, memoryAtRest);
    samples.add('memory of the server after all requests', contender.name, memoryAfter);
    samples.add('compressed landing pages a second', contender.name, perSecond);
  } finally {
    await running.stop();
  }
}

/** All servers run the whole time and are visited in turns. */
async function measureVisits(inBrowser: Browser): Promise<void> {
  const standing = await Promise.all(
    CONTENDERS.map(async (contender) => {
      const running = await contender.start();
      const before = await front.before(running.site);
      return { contender, running, before };
    }),
  );
  try {
    const sites = standing.map(({ contender, running }) => ({ ...contender, site: running.site }));
    await compareWords(inBrowser, sites);
    // The first round warms up and does not count.
    for (let round = 0; round <= runs; round += 1) {
      for (const { contender, before } of standing) {
        const add = (what: string, value: number): void => {
          if (round > 0) samples.add(what, contender.name, value);
        };
        for (const device of DEVICES)
          for (const route of contender.hasAllPages ? ROUTES : (['/'] as const))
            await visitOnce(inBrowser, device, before.port, route, add);
        if (contender.hasAllPages) {
          const network = await slowDown(before.port);
          const site = `https://localhost:${String(network.port)}`;
          add(
            'click to the article, slow network, desktop',
            await clickOnArticle(site, front.flag),
          );
          await network.stop();
        }
      }
      console.log(`Round ${String(round)} of ${String(runs)}`);
    }
  } finally {
    for (const { running, before } of standing) {
      await running.stop();
      await before.stop();
    }
  }
}

async function visitOnce(
  inBrowser: Browser,
  device: Device,
  port: number,
  route: (typeof ROUTES)[number],
  add: (what: string, value: number) => void,
): Promise<void> {
  const network = device === 'phone' ? await slowDown(port) : undefined;
  const site = `https://localhost:${String(network?.port ?? port)}`;
  const { cold, warm, waits } = await visit(inBrowser, device, site, route);
  await network?.stop();
  const page = route in NAMES ? NAMES[route as keyof typeof NAMES] : 'article';
  for (const [when, load] of Object.entries({ cold, warm }))
    for (const [what, value] of Object.entries(load) as [string, number][])
      add(`${page}, ${device}, ${when}: ${what}`, value);
  for (const [what, value] of Object.entries(waits)) add(`${device}: ${what}`, value);
}

async function each(work: (contender: Contender) => Promise<void>): Promise<void> {
  for (const contender of CONTENDERS) await work(contender);
}

async function tell(what: string, work: () => Promise<void>): Promise<void> {
  console.log(`${what} …`);
  await work();
}
