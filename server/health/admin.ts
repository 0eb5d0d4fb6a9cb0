import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { renderMetrics } from '#server/health/metrics.ts';
import {
  isUnavailable,
  reasonsOf,
  type Deliveries,
  type ServiceStatus,
} from '#server/health/status.ts';
import { isLoopbackName } from '#server/http/allowed-host.ts';

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
