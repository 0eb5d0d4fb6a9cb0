import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import { Hono } from 'hono';
import { createApp } from '#server/app.ts';
import { prepareDataFolder, readEnv } from '#server/env.ts';
import { toFacts } from '#server/facts.ts';
import { features } from '#server/features.ts';
import { API_PATH, createFunctions, isFunctionPath } from '#server/http/functions.ts';
import { checkOrigin } from '#server/http/origin.ts';
import { answerBy, openRequest, type SiteEnv } from '#server/http/site-request.ts';
import { createLog } from '#server/log.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';
import { readServerFacts } from './server-facts.ts';

// Where Astro's development server looks for what the finished host hands to its handler.
const LOCALS = Symbol.for('astro.locals');

/** Makes `npm run dev` run the same app as the finished server: database, API and workers. */
export function developmentServer(root: string): AstroIntegration {
  let stopRunning = (): Promise<void> => Promise.resolve();
  return {
    name: 'development-server',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // Vite ends the process on SIGTERM by itself, but waits for this before.
        const plugin = { name: 'development-server', closeBundle: () => stopRunning() };
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:server:setup': async ({ server, logger }) => {
        const { middleware, places, stop } = await startForDevelopment(root);
        stopRunning = stop;
        server.middlewares.use(middleware);
        stopOnSignal(stop);
        for (const [what, place] of Object.entries(places)) logger.info(`${what}: ${place}`);
      },
    },
  };
}

async function startForDevelopment(root: string) {
  const env = readEnv(features);
  prepareDataFolder(env.dataDir);
  const logger = createLog('warn');
  const facts = toFacts(readServerFacts(root), env.distDir, env);
  const app = await createApp(features, { env, facts, logger });
  const { functions, postedForms, locals, places } = app;
  const allowedOrigins = [facts.site.url, ...env.allowedOrigins];
  const site = new Hono<SiteEnv>();
  site.use(checkOrigin({ allowedOrigins, isOwnForm: () => false }));
  site.route(API_PATH, createFunctions(functions, logger));
  const middleware = (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    const [path = ''] = (req.url ?? '').split('?');
    if (isFunctionPath(path)) {
      void answerBy(site, openRequest(req, res, 0));
      return;
    }
    const route = req.method === 'POST' ? postedForms.get(path) : undefined;
    if (route !== undefined) req.url = route;
    const clientAddress = req.socket.remoteAddress ?? 'unknown';
    Reflect.set(req, LOCALS, { ...locals, requestId: randomUUID(), clientAddress });
    next();
  };
  let stopped: Promise<void> | undefined;
  return { middleware, places, stop: () => (stopped ??= app.stop()) };
}
