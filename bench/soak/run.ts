import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { checkDelivered, checkStored } from '#tests/faults/accounts.ts';
import { inWorld, type World } from '#tests/faults/world.ts';
import { startNginx } from '#tests/deploy/front-server.ts';
import { freePort } from '#tests/support/ports.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { median } from '../median.ts';
import { atMost, report } from '../report.ts';
import { startSoakVisitors, type SoakVisitors } from './visitors.ts';

// As much as two servers deliver in a few seconds.
const MOST_UNDELIVERED = 500;
const DISTURBANCE_MS = 15_000;
const SAMPLE_MS = 5000;
const FLAT = 1.25;

const minutes = Number(process.argv[2] ?? 10);

/**
 * The highest steady load for some minutes, on two servers behind nginx. One is stopped or killed
 * and started again all the time, the other one goes on; its memory is watched.
 */
await inWorld(async (world) => {
  const ports = [await freePort(), await freePort()] as const;
  let disturbed = await startBehindFront(world, ports[0]);
  const calm = await startBehindFront(world, ports[1]);
  const front = await startNginx([`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`]);
  try {
    const visitors = startSoakVisitors(
      front,
      (acknowledged) => acknowledged - world.mail.received.length > MOST_UNDELIVERED,
    );
    const memory: number[] = [];
    const sampling = setInterval(() => {
      void memoryOf(calm).then((mebibytes) => memory.push(mebibytes));
    }, SAMPLE_MS);
    const started = performance.now();
    const counts = { stops: 0, kills: 0 };
    for (let turn = 0; performance.now() - started < minutes * 60_000; turn += 1) {
      await delay(DISTURBANCE_MS);
      if (turn % 2 === 0) {
        assert.equal(await disturbed.stop(), 0, 'a stopped server ends with 0');
        counts.stops += 1;
      } else {
        disturbed.signal('SIGKILL');
        await disturbed.ended;
        counts.kills += 1;
      }
      disturbed = await startBehindFront(world, ports[0]);
    }
    const seconds = (performance.now() - started) / 1000;
    clearInterval(sampling);
    await visitors.stop();
    const stored = await checkStored(world, visitors);
    const { repeats } = await checkDelivered(world);
    await tell({ ...counts, seconds, visitors, stored, repeats, memory });
  } finally {
    await front.stop();
  }
});

function startBehindFront(world: World, port: number): Promise<ServerProcess> {
  const env = { PORT: port.toString(), TRUST_PROXY: 'true', LOG_LEVEL: 'warn' };
  return world.startServer({ ...env, DIST_DIR: 'dist' });
}

async function memoryOf({ admin }: ServerProcess): Promise<number> {
  const metrics = await (await fetch(`${admin}/metrics`)).text();
  const bytes = Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
  return Math.round(bytes / 2 ** 20);
}

interface Outcome {
  readonly stops: number;
  readonly kills: number;
  readonly seconds: number;
  readonly visitors: SoakVisitors;
  readonly stored: number;
  readonly repeats: number;
  readonly memory: readonly number[];
}

async function tell({ visitors, memory, ...outcome }: Outcome): Promise<void> {
  const quarter = Math.ceil(memory.length / 4);
  const early = median(memory.slice(quarter, 2 * quarter));
  const late = median(memory.slice(-quarter));
  const perSecond = (count: number): number => Math.round(count / outcome.seconds);
  const details = {
    ...outcome,
    acknowledged: visitors.acknowledged.size,
    pagesPerSecond: perSecond(visitors.pages()),
    declarationsPerSecond: perSecond(visitors.acknowledged.size),
    requestsWithoutAnswer: visitors.lost(),
    memoryMiB: { early, late, samples: memory },
  };
  console.table(
    Object.entries({ ...details, memoryMiB: `${early} → ${late}` }).map(([what, value]) => ({
      what,
      value,
    })),
  );
  const lost = Math.max(0, details.acknowledged - outcome.stored);
  const goals = [
    atMost('acknowledged declarations lost under load, stops and kills', lost, 0, ''),
    atMost('memory at the end of the load against its first half', late / early, FLAT, ' ×'),
  ];
  await report('soak', goals, details);
}
