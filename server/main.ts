import type { RequestListener } from 'node:http';
import { createApp } from '#server/app.ts';
import { prepareDataFolder, readEnv } from '#server/env.ts';
import { readFacts, type Facts } from '#server/facts.ts';
import { features } from '#server/features.ts';
import { createAdminServer } from '#server/health/admin.ts';
import { createReadiness, createStatusReader } from '#server/health/status.ts';
import { createHostCheck } from '#server/http/allowed-host.ts';
import { createHost } from '#server/http/create-host.ts';
import { createFunctions } from '#server/http/functions.ts';
import { createSiteListener } from '#server/http/site-app.ts';
import { loadSiteBuild, type SiteBuild } from '#server/http/site-build.ts';
import { closeServer, listen, passedSocket } from '#server/listen.ts';
import { createLog } from '#server/log.ts';
import { OperatorError } from '#server/operator-error.ts';
import { buildToServe, followPublications } from '#server/publications/build-store.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';

async function main(): Promise<void> {
  const env = readEnv(features);
  prepareDataFolder(env.dataDir);
  const logger = createLog(env.logLevel);
  // What a page has begun and not waited for must not end the server.
  process.on('unhandledRejection', (error) => {
    logger.error({ err: error }, 'A promise was rejected, and nobody waited for it.');
  });
  const folder = buildToServe(env.distDir, env.dataDir);
  let facts = readFacts(folder, env);

  const app = await createApp(features, { env, facts, logger });
  let stopFollowing = (): Promise<void> => Promise.resolve();
  try {
    const { postedForms, openForms, locals, places } = app;
    let build = await loadSiteBuild(folder, locals).catch(async (error: unknown) => {
      if (folder === env.distDir) throw error;
      // Built by another version, or damaged: the content of the release is better than no site.
      logger.error(
        { err: error, build: folder },
        'What was published cannot be served, so the build in DIST_DIR is. Publish once more.',
      );
      facts = readFacts(env.distDir, env);
      await app.useFacts(facts);
      return loadSiteBuild(env.distDir, locals);
    });
    let isStopping = false;
    const readStatus = createStatusReader(app, env.dataDir, env.databaseUrl === undefined);
    const isReady = createReadiness(readStatus);
    const functions = createFunctions(app.functions, logger);
    const listenerFor = (served: SiteBuild, { site: { host, url, refusal } }: Facts) =>
      createSiteListener({
        build: served,
        postedForms,
        openForms,
        functions,
        refusal,
        logger,
        allowedOrigins: [url, ...env.allowedOrigins],
        isAllowedHost: createHostCheck(host, env.allowedHosts),
        trustedProxies: env.trustProxy,
        isReady: async () => !isStopping && (await isReady()),
      });
    let listener = listenerFor(build, facts);
    stopFollowing = await followPublications({
      dataDir: env.dataDir,
      seen: folder,
      logger,
      fetch: () => app.fetchPublished(),
      take: async (next) => {
        // First, because the later steps cost more when they are tried again and again.
        const nextFacts = readFacts(next, env);
        const loaded = await loadSiteBuild(next, locals, build);
        await app.useFacts(nextFacts);
        listener = listenerFor(loaded, nextFacts);
        build = loaded;
      },
    });
    const take: RequestListener = (req, res) => listener(req, res);
    const site = createHost(take, { isBehindProxy: env.trustProxy > 0 });
    const admin = createAdminServer({
      readStatus,
      isStopping: () => isStopping,
      build: () => build.folder,
    });

    const { host, port, adminPort } = env;
    const names = { hostVariable: 'HOST', portVariable: 'PORT' };
    const passed = passedSocket(env);
    const siteAddress = await listen(site.server, { host, port, passed, ...names });
    const adminNames = { hostVariable: 'ADMIN_PORT', portVariable: 'ADMIN_PORT' };
    const adminAddress = await listen(admin, { host: '127.0.0.1', port: adminPort, ...adminNames });

    const { stopGraceSeconds } = env;
    stopOnSignal(
      async (graceSeconds) => {
        isStopping = true;
        logger.info({ graceSeconds }, 'The server stops.');
        // Meanwhile: it may wait for the database, and visitors shall not.
        const followed = stopFollowing();
        await site.stop(graceSeconds);
        await followed;
        await app.stop();
        // Last, so that monitoring sees a server that is stopping instead of none.
        await closeServer(admin);
        logger.info('The server has stopped.');
      },
      { graceSeconds: stopGraceSeconds },
    );
    if (env.nodeEnv === 'production') {
      // A log of which a program reads every line.
      const where = { site: siteAddress, admin: adminAddress, ...places, data: env.dataDir };
      logger.info(where, 'The server has started.');
    } else {
      console.log(
        [
          `Site:         ${siteAddress}`,
          `Admin:        ${adminAddress}`,
          `Declarations: ${places.database}`,
          `Mail:         ${places.mail}`,
          `Team chat:    ${places.chat}`,
          `Data:         ${env.dataDir}`,
        ].join('\n'),
      );
    }
  } catch (error) {
    await stopFollowing();
    await app.stop();
    throw error;
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
