import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import {
  isUnavailable,
  reasonsOf,
  type Deliveries,
  type ServiceStatus,
} from '#server/health/status.ts';
import { isLoopbackName } from '#server/http/allowed-host.ts';
import { collectDefaultMetrics, Counter, Gauge, register } from 'prom-client';

collectDefaultMetrics();

const attempts = new Counter({
  name: 'deliveries_attempted_total',
  help: 'Attempts of this process to deliver, by channel (mail or chat) and outcome.',
  labelNames: ['channel', 'outcome'],
});
const gauge = (name: string, help: string, ...labelNames: string[]) =>
  new Gauge({ name, help, labelNames });

const databaseUp = gauge('database_up', '1 when what visitors send can be stored in the database.');
const waiting = gauge(
  'deliveries_waiting',
  'Deliveries that will be tried, or tried again, by channel.',
  'channel',
);
const oldest = gauge(
  'deliveries_oldest_waiting_seconds',
  'Age of the oldest waiting delivery, by channel.',
  'channel',
);
const dead = gauge(
  'deliveries_dead_letters',
  'Deliveries that nobody will try again, by channel.',
  'channel',
);
const held = gauge(
  'retention_held',
  '1 while nothing that is old enough is erased; the log says why.',
);
const marked = gauge(
  'retention_marked_rows',
  'Rows that will be erased when enough days are counted, by table.',
  'table',
);
const backupAge = gauge('backup_age_seconds', 'Age of the newest backup; +Inf when there is none.');
const officeUp = gauge('office_up', '1 while an office works on the database of this server.');
const diskFree = gauge(
  'disk_free_bytes',
  'What this process may still fill of the file system of DATA_DIR.',
);
const diskTotal = gauge('disk_total_bytes', 'Size of the file system of DATA_DIR.');

export function countDelivery(channel: string, outcome: 'delivered' | 'failed'): void {
  attempts.inc({ channel, outcome });
}

/** All figures in Prometheus' text format. */
export async function renderMetrics({
  deliveries,
  storingFails,
  retention,
  backedUpAt,
  officeRuns,
  disk,
}: ServiceStatus): Promise<{ type: string; text: string }> {
  databaseUp.set(deliveries === undefined || storingFails ? 0 : 1);
  if (deliveries !== undefined) showDeliveries(deliveries);
  if (retention !== undefined) {
    held.set(retention.held === null ? 0 : 1);
    for (const [table, rows] of Object.entries(retention.marked)) marked.set({ table }, rows);
  }
  backupAge.set(backedUpAt === undefined ? Infinity : (Date.now() - backedUpAt.getTime()) / 1000);
  if (officeRuns !== undefined) officeUp.set(officeRuns ? 1 : 0);
  diskFree.set(disk.freeBytes);
  diskTotal.set(disk.totalBytes);
  return { type: register.contentType, text: await register.metrics() };
}

function showDeliveries(deliveries: Deliveries): void {
  const channels = Object.values(deliveries).flatMap((states) => Object.entries(states));
  for (const [channel, state] of channels) {
    waiting.set({ channel }, state.waiting);
    oldest.set({ channel }, state.oldestWaitingSeconds);
    dead.set({ channel }, state.deadLetters);
    // A figure that is there from the beginning shows its first rise.
    attempts.inc({ channel, outcome: 'delivered' }, 0);
    attempts.inc({ channel, outcome: 'failed' }, 0);
  }
}

interface AdminOptions {
  /** What is the matter at this moment. */
  readonly readStatus: () => Promise<ServiceStatus>;
  readonly isStopping: () => boolean;
  /** Folder of the build that is served. */
  readonly build: () => string;
}

/**
 * What an operator's tools ask, on a port that only this machine reaches: `/healthz` (the process
 * answers), `/readyz` (what visitors send can be stored; 503 when not, or not for long), `/build`
 * (which build is served) and `/metrics` (Prometheus).
 */
export function createAdminServer({ readStatus, isStopping, build }: AdminOptions): Server {
  const app = new Hono();
  app.use(async (context, next) => {
    // A page whose name somebody has led to this machine asks under that name.
    if (isLoopbackName(context.req.header('Host') ?? '')) return next();
    return context.text('Misdirected Request\n', 421);
  });
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/build', (context) => context.json({ build: build() }));
  app.get('/readyz', async (context) => {
    if (isStopping()) {
      return context.json({ status: 'unavailable', reasons: ['stopping'] }, 503);
    }
    const status = await readStatus();
    const { deliveries, retention, disk } = status;
    const reasons = reasonsOf(status);
    if (deliveries === undefined || isUnavailable(reasons)) {
      const database = deliveries === undefined ? 'away' : 'ok';
      return context.json({ status: 'unavailable', reasons, database, disk }, 503);
    }
    // What needs attention needs a person, not another server: traffic must keep coming.
    const overall = reasons.length > 0 ? 'attention' : 'ready';
    const totals = totalsOf(deliveries);
    const found = { status: overall, reasons, database: 'ok', ...totals, deliveries };
    return context.json({ ...found, retention, disk });
  });
  app.get('/metrics', async (context) => {
    const { type, text } = await renderMetrics(await readStatus());
    return context.body(text, 200, { 'Content-Type': type });
  });
  // Without options it is one of HTTP/1.
  return createAdaptorServer({ fetch: app.fetch }) as Server;
}

function totalsOf(deliveries: Deliveries) {
  const channels = Object.values(deliveries).flatMap((states) => Object.values(states));
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  return {
    waiting: sum(channels.map(({ waiting }) => waiting)),
    oldestWaitingSeconds: Math.max(0, ...channels.map((one) => one.oldestWaitingSeconds)),
    deadLetters: sum(channels.map(({ deadLetters }) => deadLetters)),
  };
}
