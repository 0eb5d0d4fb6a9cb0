import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { layoutTexts } from './layout/texts.ts';
import { type OfficeAction, writeLog } from './log/log.ts';
import { officeAddress } from './office-address.ts';
import { logErrorsOfConsole, processLog } from './process-log.ts';
import { createAuth } from './sign-in/auth.ts';
import { keepDroppingOldRows } from './sign-in/old-rows.ts';
import { firstOwnerLink } from './sign-in/invitations.ts';
import { membersOf } from './sign-in/session.ts';
import { officeMail, type MailWords } from './mail.ts';
import { untilServed } from './publishing/until-served.ts';
import { siteFacts } from './site-facts.ts';
import { openDatabase, migrateDatabase } from '../server/database/database.ts';
import { prepareDataFolder, readEnv } from '../server/env.ts';
import { senderIn } from '../server/facts.ts';
import type { Feature } from '../server/feature.ts';
import { createJobs } from '../server/jobs/jobs.ts';
import { closeServer, listen } from '../server/listen.ts';
import { createLog } from '../server/log.ts';
import { createMailer } from '../server/mail/mailer.ts';
import { OperatorError } from '../server/operator-error.ts';
import { storeBuild } from '../server/publications/stored-builds.ts';
import { stopOnSignal } from '../server/stop-on-signal.ts';
import { websiteAddress } from '../server/site-address.ts';
import { keepSendingMails } from './desk/declaration-mails.ts';
import { deskScreens } from './desk/desk.ts';
import { countWaiting } from '../src/features/declarations/server/desk.ts';
import { createFront } from './server/front.ts';
import { beOnlyOffice } from './server/only-office.ts';
import { openPreview } from './server/preview.ts';
import { openWebsite } from './server/website.ts';
import { openWebsitePort, websitePort } from './server/website-port.ts';
import { isPrepared, OFFICE_ROOT, runPrepare, useData } from './run-prepare.ts';

const root = OFFICE_ROOT;
const project = path.join(root, '..');
// Loaded by name, because its pages have types of Astro, which this folder does not know.
const listOfFeatures = '../server/features.ts';
const { features } = (await import(listOfFeatures)) as { features: readonly Feature[] };

/**
 * Starts the office; what it has started by then ends when this fails or is to be ended.
 *
 * @returns ends it.
 */
async function main(asked: AbortSignal): Promise<() => Promise<void>> {
  const env = readEnv(features);
  const address = officeAddress(env);
  const { databaseUrl: url, dataDir } = env;
  prepareDataFolder(dataDir);
  const place = {
    host: env.officeHost,
    port: env.officePort,
    hostVariable: 'OFFICE_HOST',
    portVariable: 'OFFICE_PORT',
  };
  // A taken port is said at once, and not after all the preparing.
  const probe = createServer();
  await listen(probe, place);
  await closeServer(probe);
  if (!existsSync(path.join(root, '.next/BUILD_ID'))) {
    throw new OperatorError(
      'The pages of the office are not built; npm run office builds and starts it.',
    );
  }
  const report = (sentence: string): void => console.error(sentence);
  // Ends in reverse order, because the embedded database goes on for as long as anybody is connected to it.
  const begun = new AsyncDisposableStack();
  try {
    const database = await openDatabase({ url, dataDir, report });
    begun.defer(database.close);
    await migrateDatabase(database);
    begun.defer(await beOnlyOffice(database));
    process.env['OFFICE_SECRET'] = randomBytes(32).toString('base64url');
    useData(database, dataDir);
    asked.throwIfAborted();
    if (!(await isPrepared(database)) && (await runPrepare([], asked)) !== 0)
      throw new OperatorError('The tables of the office could not be prepared.');
    // Payload writes some times in the zone of this process.
    process.env['TZ'] = 'Europe/Berlin';
    const logger = createLog(env.logLevel);
    const events = processLog(logger);
    logErrorsOfConsole(events);
    const { retrySeconds } = env;
    const jobs = createJobs({ database, logger, isWorking: false, retrySeconds });
    begun.defer(jobs.stop);
    await jobs.start(features.flatMap((feature) => feature.jobs));
    const name = layoutTexts.officeOf(siteFacts(project, env).site.name);
    const auth = await createAuth(database, { address, name }, events.failure);
    const from = () => env.mailFrom ?? senderIn(siteFacts(project, env));
    const mailer = createMailer({ smtpUrl: env.smtpUrl, from, dataDir });
    const website = await openWebsite({
      projectRoot: project,
      dataDir,
      distDir: env.distDir,
      share: (store, build, kept) => storeBuild(database, store, build, kept),
      untilServed: (store, build) => untilServed(env, store, build),
    });
    const { published } = website;
    const preview = openPreview({ projectRoot: project, dataDir, published });
    const { failure } = events;
    const log = (action: OfficeAction) => writeLog(database, action);
    const desk = {
      platform: { env, database, jobs, features },
      auth,
      mailer,
      address,
      root: project,
      log,
      failure,
    };
    const screens = deskScreens(desk);
    const publishing = Promise.withResolvers<unknown>();
    const begins = publishing.resolve;
    openWebsitePort({
      ...website,
      address: websiteAddress(env),
      members: () => membersOf(database),
      mail: (to: string, words: MailWords) => mailer.send(officeMail(to, words, 'office')),
      log,
      failure,
      begins,
      countOpen: async () => (await countWaiting(database.drizzle)).open,
      screens,
    });
    const { default: next } = await import('next');
    const app = next({ dev: false, dir: root, customServer: true });
    begun.defer(async () => websitePort()?.letGo?.());
    begun.defer(() => app.close());
    asked.throwIfAborted();
    // Next does not wait for the second, and only after it Payload's connections can be ended.
    await Promise.all([app.prepare(), publishing.promise]);
    asked.throwIfAborted();
    const pages = app.getRequestHandler();
    const front = createFront({ ...desk, events, preview, pages });
    const listener = getRequestListener(front.fetch);
    const server = createServer((request, response) => void listener(request, response));
    // Longer than proxies keep an idle connection: otherwise a request may meet one that is just closing.
    server.keepAliveTimeout = 65_000;
    begun.defer(async () => {
      if (server.listening) await closeServer(server);
    });
    begun.defer(preview.stop);
    begun.defer(website.stop);
    begun.defer(keepSendingMails(database, mailer, address, events.failure));
    begun.defer(await keepDroppingOldRows(database, events.failure));
    const listening = await listen(server, place);
    const reached = place.port === 0 ? listening : address;
    const link = await firstOwnerLink(database, reached);
    const begin = `Nobody has an account yet; this link makes the first one, once: ${link ?? ''}`;
    console.log(`Office: ${reached}${link === undefined ? '' : ` ${begin}`}`);
    return () => begun.disposeAsync();
  } catch (error) {
    await begun.disposeAsync();
    throw error;
  }
}

const stopping = new AbortController();
const started = main(stopping.signal);
stopOnSignal(async () => {
  stopping.abort();
  const end = await started.catch(() => undefined);
  await end?.();
});
try {
  await started;
} catch (error) {
  if (!stopping.signal.aborted) fail(error);
}

function fail(error: unknown): never {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
