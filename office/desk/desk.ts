import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { declarationRoutes } from './declaration-routes.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { personRoutes } from './person-routes.ts';
import type { OfficePorts } from './ports.ts';

const file = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Styles of the desk and of the page about health, for the frame of the office. */
export const deskStyles = file('desk.css');

const liveCount = file('script/live-count.js');

/** Declarations, people who ask for their data, and the newsletter: what the team does without a terminal. */
export function deskRoutes(ports: OfficePorts): Hono {
  const app = new Hono();
  app.get('/desk/live-count.js', (context) => {
    context.header('Content-Type', 'text/javascript; charset=utf-8');
    return context.body(liveCount);
  });
  for (const routes of [declarationRoutes, personRoutes, newsletterRoutes])
    app.route('/', routes(ports));
  return app;
}
