import '#server/keep-memory-small.ts';
import { createNewsletter } from '#features/newsletter/server/create-newsletter.ts';
import { createAdminServer } from '#server/health/admin.ts';
import { createApi } from '#server/http/functions/create-api.ts';
import { closeServer } from '#server/close-server.ts';
import {
  apiFunctions,
  kinds,
  openForms,
  pageDeclarations,
  postedForms,
} from '#server/composition.ts';
import { prepareDataFolder } from '#server/data-folder.ts';
import { startDeclarations } from '#features/declarations/server/start-declarations.ts';
import { readEnv } from '#server/env.ts';
import { createHostCheck } from '#server/http/allowed-host.ts';
import { readBuildManifest } from '#server/http/build-manifest.ts';
import { createHost } from '#server/http/create-host.ts';
import { createRequestHandler } from '#server/http/handle-request.ts';
import { loadOnDemandRoutes } from '#server/http/on-demand.ts';
import { loadSiteFiles } from '#server/http/site-files.ts';
import { listen } from '#server/listen.ts';
import { createLog } from '#server/log.ts';
import { readSiteFacts } from '#server/site-facts.ts';
import { StartError } from '#server/start-error.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';

async function main(): Promise<void> {
  const env = readEnv();
  prepareDataFolder(env.dataDir);
  const logger = createLog(env.logLevel);
  const facts = readSiteFacts(env.siteUrl);

  const manifest = readBuildManifest(env.distDir);
  const files = loadSiteFiles(env.distDir, manifest);
  const { newsletter, companion } = createNewsletter();
  const declarations = await startDeclarations({ env, kinds, companion, site: facts, logger });
  const { submit, places } = declarations;
  try {
    const onDemand = await loadOnDemandRoutes(env.distDir, manifest.onDemand, {
      declarations: pageDeclarations(submit),
      newsletter,
    });
    const allowedOrigins = [facts.url, ...env.allowedOrigins];
    const api = createApi({
      functions: apiFunctions(submit, newsletter),
      ...{ allowedOrigins, logger },
    });
    const { trustProxy } = env;
    const site = createHost(
      createRequestHandler({
        ...{ files, onDemand, api, trustProxy, logger },
        ...{ postedForms, openForms },
        isAllowedHost: createHostCheck(facts.host, env.allowedHosts),
      }),
    );
    const admin = createAdminServer(declarations.deliveries, env.dataDir);

    const siteAddress = await listen(site, {
      host: env.host,
      port: env.port,
      hostVariable: 'HOST',
      portVariable: 'PORT',
    });
    const adminAddress = await listen(admin, {
      host: '127.0.0.1',
      port: env.adminPort,
      hostVariable: 'ADMIN_PORT',
      portVariable: 'ADMIN_PORT',
    });

    stopOnSignal(async () => {
      await Promise.all([site, admin].map(closeServer));
      await declarations.stop();
    });
    console.log(
      [
        `Site:         ${siteAddress}`,
        `Admin:        ${adminAddress}`,
        `Declarations: ${places.declarations}`,
        `Mail:         ${places.mail}`,
        `Team chat:    ${places.chat}`,
        `Data:         ${env.dataDir}`,
      ].join('\n'),
    );
  } catch (error) {
    await declarations.stop();
    throw error;
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
