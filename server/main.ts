import { createAdminServer } from '#server/admin.ts';
import { closeServer } from '#server/close-server.ts';
import { prepareDataFolder } from '#server/data-folder.ts';
import { readEnv } from '#server/env.ts';
import { readBuildManifest } from '#server/http/build-manifest.ts';
import { createHost } from '#server/http/create-host.ts';
import { createRequestHandler } from '#server/http/handle-request.ts';
import { loadOnDemandRoutes } from '#server/http/on-demand.ts';
import { loadSiteFiles } from '#server/http/site-files.ts';
import { listen } from '#server/listen.ts';
import { createLog } from '#server/log.ts';
import { StartError } from '#server/start-error.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';

async function main(): Promise<void> {
  const env = readEnv();
  prepareDataFolder(env.dataDir);
  const logger = createLog(env.logLevel);

  const manifest = readBuildManifest(env.distDir);
  const files = loadSiteFiles(env.distDir, manifest);
  const onDemand = await loadOnDemandRoutes(env.distDir, manifest.onDemand);
  const site = createHost(
    createRequestHandler({ files, onDemand, trustProxy: env.trustProxy, logger }),
  );
  const admin = createAdminServer();

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
  });
  console.log(`Site:  ${siteAddress}\nAdmin: ${adminAddress}\nData:  ${env.dataDir}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
