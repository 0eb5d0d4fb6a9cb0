import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import pino from 'pino';
import { openDatabase } from '#server/database/database.ts';
import { migrateDatabase } from '#server/database/migrate-database.ts';
import { readEnv } from '#server/env.ts';
import { features } from '#server/features.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { deskRoutes, deskStyles } from '../../office/desk/desk.ts';
import { mayReach, type OfficePorts, type Role } from '../../office/desk/ports.ts';
import { healthRoutes } from '../../office/health/health-routes.ts';
import { launchFindings } from '../../office/health/launch-findings.ts';
import { launchPlace } from '../../office/health/launch-place.ts';

// The desk in a process of its own beside the server, as the office runs it. Whoever is signed in stands in a
// cookie, and the log is a file: signing in and keeping the log are not what these tests are about.

const root = join(import.meta.dirname, '../..');
const env = readEnv();
const { databaseUrl: url, dataDir, retrySeconds } = env;
const database = await openDatabase({ url, dataDir, report: () => undefined });
const jobs = createJobs({
  ...{ database, isWorking: false, retrySeconds },
  logger: pino({ level: 'silent' }),
});
await migrateDatabase(database);
await jobs.start(features.flatMap((feature) => feature.jobs));

const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8').replaceAll(
  /@theme[^{]*\{[\s\S]*?\n\}\n/gu,
  '',
);
const styles = `${tokens}
body { margin: 0; padding: 1rem; background: var(--ground); color: var(--text); font: 1.0625rem/1.5 sans-serif; }
${deskStyles}`;

const cookie = (context: Context, name: string): string | undefined =>
  new RegExp(`${name}=(\\w+)`, 'u').exec(context.req.header('Cookie') ?? '')?.[1];
const roleOf = (context: Context): Role => (cookie(context, 'role') ?? 'support') as Role;

const ports: OfficePorts = {
  platform: { env, database, jobs, features },
  personOf: () => ({ id: 'team-1', name: 'Team <Eins>' }),
  log: ({ who, what, about }) => {
    appendFileSync(
      join(dataDir, 'office.log'),
      `${JSON.stringify({ who: who.id, what, about })}\n`,
    );
    return Promise.resolve();
  },
  show: (context, { title, body }) =>
    context.html(
      html`<!doctype html>
        <html lang="de" data-theme="${cookie(context, 'theme') ?? ''}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>${title}</title>
            <link rel="stylesheet" href="/styles.css" />
          </head>
          <body>
            <main>${body}</main>
          </body>
        </html>`,
    ),
  formFields: () => html`<input type="hidden" name="token" value="of-this-session" />`,
};

const app = new Hono();
app.use(async (context, next) => {
  await next();
  context.header(
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  );
});
app.get('/styles.css', (context) => context.body(styles, 200, { 'Content-Type': 'text/css' }));
app.use(async (context, next) => {
  if (!mayReach(roleOf(context), context.req.path)) return context.text('Kein Zutritt.', 403);
  return next();
});
app.route('/', deskRoutes(ports));
app.route(
  '/',
  healthRoutes({
    ...ports,
    launchFindings: () => launchFindings(root, process.env),
    placeOf: (finding) => launchPlace(root, finding),
    mayEdit: (context) => roleOf(context) !== 'support',
  }),
);

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`Desk: http://127.0.0.1:${port}`);
});
process.once('SIGTERM', () => {
  server.close();
  void jobs
    .stop()
    .then(() => database.close())
    .then(() => process.exit());
});
