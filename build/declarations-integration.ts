import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import { createNewsletter } from '#features/newsletter/server/create-newsletter.ts';
import { API_PATH, createApi } from '#server/http/functions/create-api.ts';
import { apiFunctions, kinds, pageDeclarations, postedForms } from '#server/composition.ts';
import { prepareDataFolder } from '#server/data-folder.ts';
import { startDeclarations } from '#features/declarations/server/start-declarations.ts';
import { readEnv } from '#server/env.ts';
import { openExchange } from '#server/http/exchange.ts';
import { presetHeaders } from '#server/http/preset-headers.ts';
import { createLog } from '#server/log.ts';
import { readSiteFacts } from '#server/site-facts.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';

// Where Astro's development server looks for what the finished host hands to its handler.
const LOCALS = Symbol.for('astro.locals');

/** Makes `npm run dev` take declarations like the finished server: database, API and workers. */
export function declarationsIntegration(): AstroIntegration {
  let stopRunning = (): Promise<void> => Promise.resolve();
  return {
    name: 'declarations',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // Vite ends the process on SIGTERM by itself, but waits for this before.
        const plugin = { name: 'declarations', closeBundle: () => stopRunning() };
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:server:setup': async ({ server, logger }) => {
        const { middleware, places, stop } = await startForDevelopment();
        stopRunning = stop;
        server.middlewares.use(middleware);
        stopOnSignal(stop);
        for (const [what, place] of Object.entries(places)) logger.info(`${what}: ${place}`);
      },
    },
  };
}

async function startForDevelopment() {
  const env = readEnv();
  prepareDataFolder(env.dataDir);
  const logger = createLog('warn');
  const site = readSiteFacts(env.siteUrl);
  const { newsletter, companion } = createNewsletter();
  const { submit, places, stop } = await startDeclarations({
    ...{ env, kinds, companion, site, logger },
  });
  const api = createApi({
    functions: apiFunctions(submit, newsletter),
    ...{ allowedOrigins: env.allowedOrigins, logger },
  });
  const declarations = pageDeclarations(submit);
  const middleware = (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    const exchange = openExchange(req, res, false);
    if (req.url?.startsWith(API_PATH)) {
      presetHeaders(exchange);
      void api(exchange);
      return;
    }
    const route = req.method === 'POST' ? postedForms.get(req.url ?? '') : undefined;
    if (route !== undefined) req.url = route;
    const { id: requestId, clientAddress = 'unknown' } = exchange;
    Reflect.set(req, LOCALS, { declarations, newsletter, requestId, clientAddress });
    next();
  };
  let stopped: Promise<void> | undefined;
  return { middleware, places, stop: () => (stopped ??= stop()) };
}
