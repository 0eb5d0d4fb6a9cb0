import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM, CHROMIUM_FLAGS } from '#tests/support/chromium.ts';
import { slowDown } from '../page/slow-network.ts';
import { changeWord } from '../peers/change.ts';
import { compareWords } from '../peers/compare-words.ts';
import { compressAll, CONTENDERS, copySources } from '../peers/contenders.ts';
import { makeFront } from '../peers/front.ts';
import { runNode, startServing, type Running } from '../peers/processes.ts';
import { Samples, UNNOTICED_MS, verdictOn } from '../peers/samples.ts';
import { visit } from '../peers/visit.ts';
import { writePeers } from '../peers/write-peers.ts';
import { writeTable } from '../readme-tables.ts';
import { report } from '../report.ts';
import { spreadOf, type Spread } from '../spread.ts';
import { DIST, startWebsite } from '../website.ts';
import { previewWords, publishWords } from './office-publishing.ts';
import { cancel, enterNight, onPhone, search, type Waits } from './phone-journeys.ts';

const HAND_WRITTEN = 'hand-written page';
const BUILDS = ["AstroWind's way", 'Next.js'];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    // Writes the figures of a shortened measurement, too.
    keep: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const samples = new Samples();
const front = await makeFront();
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: [...CHROMIUM_FLAGS, front.flag],
});
const website = await startWebsite();
const others = await startOthers();

const JOURNEYS = fileURLToPath(new URL('.', import.meta.url));
const CHECKOUT = join(JOURNEYS, '../..');
const BUILT = join(CHECKOUT, 'bench/peers/dist-journeys');

const OWN = 'this website';

try {
  const { site } = website.server();
  const alike = [
    { name: OWN, site, hasAllPages: true },
    { name: HAND_WRITTEN, site: others.site, hasAllPages: true },
  ];
  await compareWords(browser, alike, ['/wach']);
  // The first round warms up and does not count.
  for (let round = 0; round <= runs; round += 1) {
    const add = (journey: string, whose: string, waits: Waits): void => {
      for (const [what, ms] of Object.entries(waits))
        if (round > 0) samples.add(`${journey}: ${what}`, whose, ms);
    };
    add('/wach at night', OWN, await openAtNight(site));
    add('/wach at night', HAND_WRITTEN, await openAtNight(others.site));
    add('search', OWN, await onPhone(browser, site, search));
    add('search', 'Pagefind', await onPhone(browser, others.site, search));
    add('cancellation', OWN, await onPhone(browser, site, cancel, false));
    add('cancellation', 'the same with script', await onPhone(browser, site, cancel));
    add('diary', OWN, await onPhone(browser, site, enterNight));
    console.log(`Round ${String(round)} of ${String(runs)}`);
  }
  for (const ms of await previewWords(runs))
    samples.add('a changed word: until the preview says it', OWN, ms);
  await changeWords(Math.min(3, runs));
  const table = tableOf(samples);
  console.log(table);
  const isWhole = values.keep || process.argv.length === 2;
  await report('journeys', [], { runs, samples: samples.all() }, isWhole);
  const day = new Date().toISOString().slice(0, 10);
  if (isWhole) await writeTable('journeys', `${day}, ${String(runs)} runs\n\n${table}`);
} finally {
  await browser.close();
  await others.stop();
  await website.stop();
}

async function openAtNight(site: string): Promise<Waits> {
  const before = await front.before(site);
  const network = await slowDown(before.port);
  try {
    const address = `https://localhost:${String(network.port)}`;
    const { cold, warm } = await visit(browser, 'phone', address, '/wach');
    return {
      'largest paint of a first visit': cold.largestPaint,
      'largest paint of a second visit': warm.largestPaint,
    };
  } finally {
    await network.stop();
    await before.stop();
  }
}

/** The office publishes; for the others the source is changed, built, and the server restarted. */
async function changeWords(rounds: number): Promise<void> {
  const what = 'a changed word: until the public page says it';
  for (const ms of await publishWords(rounds)) samples.add(what, OWN, ms);
  await writePeers();
  await copySources();
  for (const contender of CONTENDERS.filter(({ name }) => BUILDS.includes(name))) {
    await contender.build();
    for (let round = 0; round < rounds; round += 1)
      samples.add(what, contender.name, (await changeWord(browser, contender)).visible);
    await contender.build();
  }
}

/** What the journeys are compared with: a hand-written page for a night, and Pagefind on the website's own pages. */
async function startOthers(): Promise<Running> {
  await rm(BUILT, { recursive: true, force: true });
  await mkdir(BUILT);
  await cp(join(CHECKOUT, DIST, 'client'), BUILT, {
    recursive: true,
    filter: (file) => !/\.(?:br|gz)$/.test(file),
  });
  const runner = 'bench/journeys/pagefind/node_modules/pagefind/lib/runner/bin.cjs';
  await runNode(CHECKOUT, runner, '--site', BUILT, '--root-selector', 'main');
  await cp(join(JOURNEYS, 'hand-written'), BUILT, { recursive: true });
  await cp(join(JOURNEYS, 'pagefind/suche.html'), join(BUILT, 'suche.html'));
  await cp(join(BUILT, 'suche.html'), join(BUILT, 'index.html'));
  await compressAll(BUILT);
  return startServing(join(CHECKOUT, 'bench/peers'), ['serve-static.js', BUILT]);
}

/** One table in Markdown: a line for each wait, beside the quickest of the others. */
function tableOf(samples: Samples): string {
  const head = ['milliseconds', OWN, 'quickest other', '', 'this website is'];
  const lines = Object.entries(samples.all()).map(([what, values]) => {
    const own = spreadOf(values[OWN] ?? []);
    const others = Object.entries(values).filter(([name]) => name !== OWN);
    const [other] = others
      .map(([name, all]) => ({ name, spread: spreadOf(all) }))
      .sort((one, next) => one.spread.median - next.spread.median);
    if (other === undefined) return [what, cellOf(own), '', '', ''];
    const verdict = verdictOn(own.median, [other.spread], { tolerance: UNNOTICED_MS });
    return [what, cellOf(own), other.name, cellOf(other.spread), verdict];
  });
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function cellOf({ median, lowest, highest }: Spread): string {
  const [middle, low, high] = [median, lowest, highest].map((ms) =>
    Math.round(ms).toLocaleString('en'),
  );
  return low === high ? String(middle) : `${String(middle)} (${String(low)}–${String(high)})`;
}
