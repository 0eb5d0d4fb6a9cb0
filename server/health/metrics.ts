import { collectDefaultMetrics, Counter, Gauge, register } from 'prom-client';
import type { Deliveries, ServiceStatus } from '#server/health/status.ts';

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
