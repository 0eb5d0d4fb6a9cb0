import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM, CHROMIUM_FLAGS } from '#tests/support/chromium.ts';
import { slowDown } from '../page/slow-network.ts';
import { changeWord } from '../peers/change.ts';
import { compareWords } from '../peers/compare-words.ts';
import { CONTENDERS, copySources } from '../peers/contenders.ts';
import { makeFront } from '../peers/front.ts';
import { Samples } from '../peers/samples.ts';
import { visit } from '../peers/visit.ts';
import { writePeers } from '../peers/write-peers.ts';
import { writeTable } from '../readme-tables.ts';
import { report } from '../report.ts';
import { startWebsite } from '../website.ts';
import { previewWords, publishWords } from './office-publishing.ts';
import { startOthers } from './others.ts';
import { cancel, enterNight, onPhone, search, type Waits } from './phone-journeys.ts';
import { OWN, tableOf } from './table.ts';

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
