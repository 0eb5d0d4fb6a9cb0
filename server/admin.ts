import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { DeliveryStatus } from '#server/declarations/delivery-status.ts';
import { renderMetrics } from '#server/metrics.ts';

// Who asks gives up soon; a database that says nothing for so long is as good as away.
const LONGEST_STATUS_MS = 3000;

/**
 * What an operator's tools ask, on a port that only this machine reaches: `/healthz` (the process
 * answers), `/readyz` (declarations can be stored; 503 when not) and `/metrics` (Prometheus).
 *
 * @param readStatus Rejects when the database is away.
 */
export function createAdminServer(readStatus: () => Promise<DeliveryStatus>): Server {
  const statusOrAway = (): Promise<DeliveryStatus | undefined> =>
    Promise.race([
      readStatus().catch(() => undefined),
      delay(LONGEST_STATUS_MS, undefined, { ref: false }),
    ]);
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    const status = await statusOrAway();
    if (status === undefined) {
      return context.json({ status: 'unavailable', database: 'away' }, 503);
    }
    // A dead letter needs a person, not another server: traffic must keep coming.
    const overall = status.deadLetters > 0 ? 'attention' : 'ready';
    return context.json({ status: overall, database: 'ok', ...status });
  });
  app.get('/metrics', async (context) => {
    const { type, text } = await renderMetrics(await statusOrAway());
    return context.body(text, 200, { 'Content-Type': type });
  });
  return createAdaptorServer({ fetch: app.fetch }) as Server;
}
