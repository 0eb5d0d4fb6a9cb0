import { beforeAll } from 'vitest';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForSuite, writeSite } from '#tests/support/site-fixture.ts';
import { databaseForSuite } from '#tests/support/test-database.ts';

export interface SiteServer {
  readonly server: () => ServerProcess;
  readonly folder: () => string;
  readonly database: () => string;
}

/** A server with a few pages for all tests of a file; call it at the top of the file. */
export function siteServerForSuite(env: Record<string, string> = {}): SiteServer {
  const folder = folderForSuite();
  const database = databaseForSuite();
  const handOver = atEndOfSuite();
  let server: ServerProcess;
  beforeAll(async () => {
    await writeSite(`${folder()}/dist`);
    server = await startServer(handOver, {
      DIST_DIR: `${folder()}/dist`,
      DATA_DIR: `${folder()}/data`,
      DATABASE_URL: database(),
      ...env,
    });
  });
  return { server: () => server, folder, database };
}
