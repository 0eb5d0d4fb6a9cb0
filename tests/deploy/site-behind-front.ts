import { onTestFinished } from 'vitest';
import type { HandOver } from '#tests/support/hand-over.ts';
import { freePort } from '#tests/support/ports.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { databaseForTest } from '#tests/support/test-database.ts';
import type { FrontServer, StartFrontServer } from './front-server.ts';

export interface SiteBehindFront {
  readonly front: FrontServer;
  readonly database: string;
  /** Two servers on one database; the test may replace them. */
  readonly servers: [ServerProcess, ServerProcess];
  /** Starts the server of that place again, on the port that the front server knows. */
  readonly restart: (place: 0 | 1) => Promise<void>;
}

interface Place {
  readonly handOver: HandOver;
  readonly database: string;
  readonly folder: string;
}

/** The finished site with two servers behind a front server; for one test, unless a place of a suite is given. */
export async function siteBehindFront(
  startFront: StartFrontServer,
  place?: Place,
): Promise<SiteBehindFront> {
  const handOver = place?.handOver ?? onTestFinished;
  const database = place?.database ?? (await databaseForTest());
  const folder = place?.folder ?? (await folderForTest());
  const ports = [await freePort(), await freePort()] as const;
  const start = (at: 0 | 1): Promise<ServerProcess> =>
    startServer(handOver, {
      DIST_DIR: 'dist',
      DATA_DIR: folder,
      DATABASE_URL: database,
      TRUST_PROXY: 'true',
      PORT: ports[at].toString(),
      ADMIN_PORT: '0',
      RATE_LIMIT: '999999',
      RETRY_SECONDS: '1',
      LOG_LEVEL: 'warn',
      STOP_GRACE_SECONDS: '1',
    });
  const servers: [ServerProcess, ServerProcess] = [await start(0), await start(1)];
  const front = await startFront(handOver, [
    `127.0.0.1:${ports[0].toString()}`,
    `127.0.0.1:${ports[1].toString()}`,
  ]);
  const restart = async (at: 0 | 1): Promise<void> => {
    servers[at] = await start(at);
  };
  return { front, database, servers, restart };
}
