import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { beforeAll } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { migrateDatabase } from '#server/database/migrate-database.ts';
import { readEnv } from '#server/env.ts';
import { features } from '#server/features.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';
import { databaseForSuite } from '#tests/support/test-database.ts';
import type { Role } from '../../office/desk/ports.ts';
import { openEditingPages } from '../../office/editing/editing-pages.ts';
import { createOfficeApp } from '../../office/office-app.ts';
import { processLog } from '../../office/process-log.ts';
import { createAuth } from '../../office/sign-in/auth.ts';
import { invite } from '../../office/sign-in/invitations.ts';
import { readSession } from '../../office/sign-in/session.ts';
import { quickBuild } from './office-content.ts';

/** The whole office in this process, for tests that look at its routes; call it at the top of the file. */
export function officeInProcess() {
  const folder = folderForSuite();
  const databaseUrl = databaseForSuite();
  let app: ReturnType<typeof createOfficeApp>;
  let site = '';
  let linkFor: (email: string, role: Role) => Promise<string>;
  const handOver = atEndOfSuite();
  beforeAll(async () => {
    const dataDir = join(folder(), 'data');
    const contentFolder = join(folder(), 'content');
    cpSync('tests/example-content', contentFolder, { recursive: true });
    const env = readEnv({ DATABASE_URL: databaseUrl(), DATA_DIR: dataDir });
    const report = (): void => undefined;
    const database = await openDatabase({ url: databaseUrl(), dataDir, report });
    handOver(database.close);
    await migrateDatabase(database);
    const logger = pino({ level: 'silent' });
    const events = processLog(logger);
    const jobs = createJobs({ ...{ database, logger, isWorking: false }, retrySeconds: 1 });
    handOver(jobs.stop);
    await jobs.start(features.flatMap((feature) => feature.jobs));
    // The port is not known yet; on this machine any is accepted.
    const address = 'http://127.0.0.1';
    const auth = await createAuth(database, address, events.failure);
    const editing = await openEditingPages({
      ...{
        projectRoot: join(import.meta.dirname, '../..'),
        dataDir,
        inner: 'content',
        contentFolder,
      },
      buildSite: (options) => quickBuild({ ...options, projectRoot: folder() }),
      editorOf: async ({ headers }) => {
        const found = await readSession(auth, headers);
        return found?.isComplete === true ? found.member : undefined;
      },
    });
    handOver(editing.stop);
    app = createOfficeApp({
      ...{ editing, events, auth, address, platform: { env, database, jobs, features } },
      mailer: createMailer({ smtpUrl: undefined, from: 'office@schlaf.example', dataDir }),
      ...{ launchFindings: () => [], placeOf: () => undefined },
    });
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
    handOver(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const place = server.address();
    site = `http://127.0.0.1:${String(typeof place === 'object' ? place?.port : '')}`;
    linkFor = (email, role) => invite(database, site, { email, role });
  });
  return {
    /** Such as `GET /konten`, without what every request passes. */
    routes: () =>
      new Set(
        app.routes
          .filter(({ path }) => path !== '/*')
          .map(({ method, path }) => `${method} ${path}`),
      ),
    site: () => site,
    linkFor: (email: string, role: Role) => linkFor(email, role),
  };
}
