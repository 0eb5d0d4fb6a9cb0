import { execFile } from 'node:child_process';
import { Agent, request, type RequestOptions } from 'node:http';
import { promisify } from 'node:util';
import { CANCELLATION } from '#tests/support/functions-server.ts';
import { inWorld, newCancellation, untilDone } from '#tests/faults/world.ts';
import { readAnswer } from '#tests/support/http-request.ts';
import { atLeast, atMost, report, type Row } from '../report.ts';
import { median } from '../spread.ts';
import { startWebsite, type Website } from '../website.ts';

const CLIENTS = 50;
const CANCELLATIONS = 1000;
const STARTS = 5;
const STOPS = 5;
const SAMPLES = 10;

// Only for those who work on this measurement: fewer requests.
const requests = Number(process.argv[2] ?? 1_000_000);

const website = await startWebsite();
try {
  const memory = await memoryUnderRequests(website);
  const lost = await lostInStops(website);
  const startMs = await startBeyondNode(website);
  const { slowestMs, mailsPerSecond } = await cancellations();
  const [middle = NaN, last = NaN] = [memory[SAMPLES / 2 - 1], memory[SAMPLES - 1]];
  const after = requests.toLocaleString('en');
  const goals: Row[] = [
    atMost(`memory after ${after} requests`, last, 200, ' MB'),
    atMost('the same against after half of them', last / middle, 1.1, ' ×'),
    atMost("start to first answer, beyond Node's own", startMs, 2000, ' ms'),
    atMost('slowest of 1,000 cancellations from 50 senders', slowestMs, 500, ' ms'),
    atLeast('mails handed over to a local mail server a second', mailsPerSecond, 50, ''),
    atMost('requests lost in five stops, 50 clients', lost, 0, ''),
  ];
  await report('server', goals, { memory, lost, startMs, slowestMs, mailsPerSecond });
} finally {
  await website.stop();
}

/** Megabytes of the process, ten times while it answers all the requests. */
async function memoryUnderRequests({ server }: Website): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const samples: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    let left = Math.ceil(requests / SAMPLES);
    await asClients(async () => {
      while (left-- > 0) await answered(`${server().site}/blog`, { agent });
    });
    const metrics = await (await fetch(`${server().admin}/metrics`)).text();
    const bytes = Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
    samples.push(Math.round(bytes / 1e6));
  }
  agent.destroy();
  return samples;
}

/** Requests that a server took and did not answer because it was asked to stop. */
async function lostInStops({ server, restart }: Website): Promise<number> {
  let lost = 0;
  for (let stop = 0; stop < STOPS; stop += 1) {
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
    const { site } = server();
    const readers = asClients(async () => {
      for (;;) {
        const failure = await answered(`${site}/team`, { agent }).catch(codeOf);
        // Nobody has taken what could not even connect.
        if (failure === 'ECONNREFUSED') return;
        if (typeof failure === 'string') lost += 1;
      }
    });
    await restart();
    await readers;
    agent.destroy();
  }
  return lost;
}

async function startBeyondNode({ restart }: Website): Promise<number> {
  const [serverMs, nodeMs] = [[] as number[], [] as number[]];
  for (let round = 0; round < STARTS; round += 1) {
    serverMs.push(await restart());
    const started = performance.now();
    await promisify(execFile)(process.execPath, ['--eval', '0']);
    nodeMs.push(performance.now() - started);
  }
  return median(serverMs) - median(nodeMs);
}

/** How long the slowest sender waits, and how soon what they sent is mailed. */
async function cancellations(): Promise<{ slowestMs: number; mailsPerSecond: number }> {
  const result = { slowestMs: 0, mailsPerSecond: 0 };
  await inWorld(async (world) => {
    const { site } = await world.startServer({ LOG_LEVEL: 'error' });
    const headers = { 'content-type': 'application/json' };
    const cancel = async (): Promise<void> => {
      const body = JSON.stringify(newCancellation());
      const status = await answered(site + CANCELLATION, { method: 'POST', headers }, body);
      if (status !== 200) throw new Error(`A cancellation was answered ${String(status)}.`);
    };
    // The first ones also open the connections to the database.
    await asClients(cancel);
    let left = CANCELLATIONS;
    await asClients(async () => {
      while (left-- > 0) {
        const started = performance.now();
        await cancel();
        result.slowestMs = Math.max(result.slowestMs, performance.now() - started);
      }
    });
    const waiting = () => CLIENTS + CANCELLATIONS - world.mail.received.length;
    const [started, atFirst] = [performance.now(), waiting()];
    await untilDone('every cancellation was confirmed by mail', waiting);
    result.mailsPerSecond = atFirst / ((performance.now() - started) / 1000);
  });
  return result;
}

async function asClients(work: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: CLIENTS }, work));
}

async function answered(address: string, options: RequestOptions, body?: string): Promise<number> {
  const sent = request(address, options);
  sent.end(body);
  return (await readAnswer(sent)).status;
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'without a code';
}
