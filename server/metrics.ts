import { collectDefaultMetrics, Counter, Gauge, register } from 'prom-client';
import type { DeliveryStatus } from '#server/declarations/delivery-status.ts';

collectDefaultMetrics();

const stored = new Counter({
  name: 'declarations_stored_total',
  help: 'Declarations that this process stored, by type.',
  labelNames: ['type'],
});
const attempts = new Counter({
  name: 'deliveries_attempted_total',
  help: 'Attempts of this process to deliver, by channel and outcome.',
  labelNames: ['channel', 'outcome'],
});
const databaseUp = new Gauge({ name: 'database_up', help: '1 when the database answers.' });
const waiting = new Gauge({
  name: 'deliveries_waiting',
  help: 'Deliveries that will be tried, or tried again.',
});
const oldest = new Gauge({
  name: 'deliveries_oldest_waiting_seconds',
  help: 'Age of the oldest waiting delivery.',
});
const dead = new Gauge({
  name: 'deliveries_dead_letters',
  help: 'Deliveries that nobody will try again; see npm run declarations.',
});

export function countStored(type: string): void {
  stored.inc({ type });
}

export function countDelivery(channel: string, outcome: 'delivered' | 'failed'): void {
  attempts.inc({ channel, outcome });
}

/**
 * All figures in Prometheus' text format.
 *
 * @param status What is in the database now; undefined when it is away.
 */
export async function renderMetrics(
  status: DeliveryStatus | undefined,
): Promise<{ type: string; text: string }> {
  databaseUp.set(status === undefined ? 0 : 1);
  if (status !== undefined) {
    waiting.set(status.waiting);
    oldest.set(status.oldestWaitingSeconds);
    dead.set(status.deadLetters);
  }
  return { type: register.contentType, text: await register.metrics() };
}
