import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataFolder } from '#tests/support/data-folder.ts';
import { untilExit } from '#tests/support/hand-over.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

/** A build with the frozen example content, so that figures do not follow the operator's words. */
export const DIST = 'dist-example';

/** A server that can be stopped and started again with the same data. */
export interface Website {
  readonly server: () => ServerProcess;
  /** Stops it and starts it again, at another address; milliseconds from the start to the first answer. */
  readonly restart: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts the real server with the example build, or another one, and a database of its own. */
export async function startWebsite(dist = DIST): Promise<Website> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-website-'));
  // Started by root, the database runs as another user, who has to pass through.
  await chmod(folder, 0o711);
  const dataFolder = join(folder, 'data');
  const settings = { DIST_DIR: dist, DATA_DIR: dataFolder, LOG_LEVEL: 'error' };
  const start = () =>
    startServer(untilExit, { ...settings, ADMIN_PORT: '0', RATE_LIMIT: '999999' });
  let server = await start();
  return {
    server: () => server,
    restart: async () => {
      await server.stop();
      const started = performance.now();
      server = await start();
      await (await fetch(server.site)).text();
      return performance.now() - started;
    },
    stop: async () => {
      await server.stop();
      await removeDataFolder(dataFolder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
