import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { contentDir } from '#content-model/content-folder.ts';
import { openDatabase } from '#server/database/database.ts';
import { migrateDatabase } from '#server/database/migrate-database.ts';
import { prepareDataFolder, readEnv } from '#server/env.ts';
import { features } from '#server/features.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { closeServer, listen } from '#server/listen.ts';
import { createLog } from '#server/log.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { OperatorError } from '#server/operator-error.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';
import { openEditingPages } from './editing/editing-pages.ts';
import { launchFindings } from './health/launch-findings.ts';
import { fieldPlace } from './editing/field-place.ts';
import { officeAddress } from './office-address.ts';
import { createOfficeApp } from './office-app.ts';
import { processLog } from './process-log.ts';
import { createAuth } from './sign-in/auth.ts';
import { readSession } from './sign-in/session.ts';
import { firstOwnerLink } from './sign-in/invitations.ts';
import { siteFacts } from './site-facts.ts';

const root = join(import.meta.dirname, '..');

async function main(): Promise<void> {
  const env = readEnv();
  const address = officeAddress(env);
  prepareDataFolder(env.dataDir);
  const { site } = siteFacts(root, env);
  const { databaseUrl: url, dataDir, retrySeconds, smtpUrl } = env;
  const from = env.mailFrom ?? `${site.name} <${site.email}>`;
  const mailer = createMailer({ smtpUrl, from, dataDir });
  const report = (sentence: string): void => console.error(sentence);
  const database = await openDatabase({ url, dataDir, report });
  const logger = createLog(env.logLevel);
  const events = processLog(logger);
  const jobs = createJobs({ database, logger, isWorking: false, retrySeconds });
  const close = async (): Promise<void> => {
    await jobs.stop();
    await database.close();
  };
  try {
    await migrateDatabase(database);
    await jobs.start(features.flatMap((feature) => feature.jobs));
    const auth = await createAuth(database, address, events.failure);
    const editing = await openEditingPages({
      ...{ projectRoot: root, dataDir, inner: contentDir, events },
      editorOf: async ({ headers }) => {
        const found = await readSession(auth, headers);
        return found?.isComplete === true ? found.member : undefined;
      },
    }).catch((error: unknown) => {
      // The desk works all the same.
      events.failure('The content cannot be edited; is Git installed?', error);
      return undefined;
    });
    const app = createOfficeApp({
      ...{ editing, events },
      ...{ auth, mailer, address, platform: { env, database, jobs, features } },
      launchFindings: () => launchFindings(root, process.env),
      placeOf: (finding) => fieldPlace(root, finding),
    });
    const server = createServer((request, response) => {
      void getRequestListener(app.fetch)(request, response);
    });
    const { officeHost: host, officePort: port } = env;
    const names = { hostVariable: 'OFFICE_HOST', portVariable: 'OFFICE_PORT' };
    const listening = await listen(server, { host, port, ...names });
    stopOnSignal(async () => {
      await editing?.stop();
      await closeServer(server);
      await close();
    });
    const reached = port === 0 ? listening : address;
    const link = await firstOwnerLink(database, reached);
    const begin = `Nobody has an account yet; this link makes the first one, once: ${link ?? ''}`;
    console.log(`Office: ${reached}${link === undefined ? '' : ` ${begin}`}`);
  } catch (error) {
    await close();
    throw error;
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
