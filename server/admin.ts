import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

/** What an operator's tools ask, on a port that only this machine reaches. */
export function createAdminServer(): Server {
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  return createAdaptorServer({ fetch: app.fetch }) as Server;
}
