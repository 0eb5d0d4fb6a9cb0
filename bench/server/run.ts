import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from '../median.ts';
import { atLeast, atMost, report } from '../report.ts';
import { upperQuartile } from '../upper-quartile.ts';
import { startWebsite, type Website } from '../website.ts';
import { load, type Load } from './load.ts';
import { startNginx } from './start-nginx.ts';

const DIST = 'dist';
// Many short rounds in turns: what else the machine does then meets both.
const ROUNDS = 20;
const ROUND_SECONDS = 3;
const BURST_SECONDS = 8;
const STARTS = 5;
const REQUESTS = 1_000_000;
const MOST_MEGABYTES = 200;
const FLAT = 1.1;
const MOST_START_MS = 2000;

const website = await startWebsite();
const nginx = await startNginx(DIST, await headersOf(`${website.site}/`));
try {
  const rounds = await againstNginx(website.site, nginx.site);
  const memory = await memoryUnderRequests(website);
  const starts = await startTimes();
  const ratios = (of: (load: Load) => number): number[] =>
    rounds.map(({ website: ours, nginx: theirs }) => of(ours) / of(theirs));
  const last = memory.at(-1)?.megabytes ?? Number.NaN;
  const middle = memory[Math.floor(memory.length / 2)]?.megabytes ?? Number.NaN;
  await report(
    'server',
    [
      atLeast(
        'finished pages per second against nginx',
        median(ratios((one) => one.perSecond)),
        0.9,
        ' ×',
      ),
      atMost(
        'the 99th percentile of their times, in three of four rounds',
        upperQuartile(ratios((one) => one.p99Ms)),
        2,
        ' ×',
      ),
      atMost('memory after a million requests', last, MOST_MEGABYTES, ' MB'),
      atMost('memory after them against the middle', last / middle, FLAT, ' ×'),
      atMost("start to first answer, beyond Node's own", starts.beyondMs, MOST_START_MS, ' ms'),
    ],
    { versions: { nginx: await nginxVersion() }, rounds, memory, starts },
  );
} finally {
  await nginx.stop();
  await website.stop();
}

/** Everything about an answer but its body: nginx has to send the same. */
async function headersOf(address: string): Promise<Headers> {
  return (await fetch(address, { headers: { 'Accept-Encoding': 'gzip' } })).headers;
}

async function againstNginx(
  ours: string,
  theirs: string,
): Promise<{ website: Load; nginx: Load }[]> {
  const rounds: { website: Load; nginx: Load }[] = [];
  // The first round warms up and does not count.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = {
      website: await load(`${ours}/`, ROUND_SECONDS),
      nginx: await load(`${theirs}/`, ROUND_SECONDS),
    };
    if (round > 0) rounds.push(measured);
  }
  return rounds;
}

/** Memory of the server between bursts of requests, until it has answered a million. */
async function memoryUnderRequests({
  site,
  admin,
}: Website): Promise<{ requests: number; megabytes: number }[]> {
  const samples: { requests: number; megabytes: number }[] = [];
  for (let requests = 0; requests < REQUESTS;) {
    requests += (await load(`${site}/blog`, BURST_SECONDS)).requests;
    samples.push({ requests, megabytes: await residentMegabytes(admin) });
  }
  return samples;
}

async function residentMegabytes(admin: string): Promise<number> {
  const metrics = await (await fetch(`${admin}/metrics`)).text();
  const bytes = Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
  return Math.round(bytes / 1e6);
}

/** Medians in milliseconds; the server starts on a data folder that has been used before. */
async function startTimes(): Promise<{ serverMs: number; nodeMs: number; beyondMs: number }> {
  const [serverMs, nodeMs] = [[] as number[], [] as number[]];
  for (let round = 0; round < STARTS; round += 1) {
    serverMs.push(await website.restart());
    const started = performance.now();
    await promisify(execFile)(process.execPath, ['--eval', '0']);
    nodeMs.push(performance.now() - started);
  }
  const [server, node] = [median(serverMs), median(nodeMs)];
  return { serverMs: server, nodeMs: node, beyondMs: server - node };
}

async function nginxVersion(): Promise<string> {
  const { stderr } = await promisify(execFile)('/usr/sbin/nginx', ['-v']);
  return stderr.trim().replace('nginx version: ', '');
}
