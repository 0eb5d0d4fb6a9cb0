import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { officeAddress } from '../office/office-address.ts';
import { processLog } from '../office/process-log.ts';
import { createAuth } from '../office/sign-in/auth.ts';
import { firstOwnerLink } from '../office/sign-in/invitations.ts';
import { readSession } from '../office/sign-in/session.ts';
import { openDatabase } from '../server/database/database.ts';
import { migrateDatabase } from '../server/database/migrate-database.ts';
import { prepareDataFolder, readEnv } from '../server/env.ts';
import { closeServer, listen } from '../server/listen.ts';
import { createLog } from '../server/log.ts';
import { OperatorError } from '../server/operator-error.ts';
import { stopOnSignal } from '../server/stop-on-signal.ts';
import { createFront } from './server/front.ts';
import { listenerFor } from './server/listener.ts';
import { openSessionPort } from './server/session-port.ts';

const root = import.meta.dirname;

async function main(): Promise<void> {
  const env = readEnv();
  const address = officeAddress(env);
  const { databaseUrl: url, dataDir } = env;
  prepareDataFolder(dataDir);
  if (!existsSync(path.join(root, '.next/BUILD_ID'))) {
    throw new OperatorError(
      'The pages of the office are not built; run next build in office-next.',
    );
  }
  const report = (sentence: string): void => console.error(sentence);
  const database = await openDatabase({ url, dataDir, report });
  try {
    await migrateDatabase(database);
    Object.assign(process.env, {
      ...{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', DATA_DIR: dataDir },
      OFFICE_DATABASE: addressOf(database.pool.options),
      OFFICE_SECRET: randomBytes(32).toString('base64url'),
    });
    await prepare();
    const events = processLog(createLog(env.logLevel));
    const auth = await createAuth(database, address, events.failure);
    openSessionPort(async (headers) => {
      const found = await readSession(auth, headers);
      return found?.isComplete === true ? found.member : undefined;
    });
    const { default: next } = await import('next');
    const app = next({
      dev: false,
      dir: root,
      customServer: true,
    });
    await app.prepare();
    const pages = app.getRequestHandler();
    const front = createFront({ auth, database, events, address });
    const server = createServer(listenerFor(front, pages));
    const { officeHost: host, officePort: port } = env;
    const names = { hostVariable: 'OFFICE_HOST', portVariable: 'OFFICE_PORT' };
    const listening = await listen(server, { host, port, ...names });
    stopOnSignal(async () => {
      await closeServer(server);
      await app.close();
      await database.close();
    });
    const reached = port === 0 ? listening : address;
    const link = await firstOwnerLink(database, reached);
    const begin = `Nobody has an account yet; this link makes the first one, once: ${link ?? ''}`;
    console.log(`Office: ${reached}${link === undefined ? '' : ` ${begin}`}`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Tables and the first content, in a process of its own that gives its memory back. */
async function prepare(): Promise<void> {
  const child = fork(path.join(root, 'prepare.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  if (exitCode !== 0) throw new OperatorError('The tables of the office could not be prepared.');
}

interface Reached {
  readonly connectionString?: string | undefined;
  readonly host?: string | undefined;
  readonly user?: string | undefined;
  readonly database?: string | undefined;
}

/** The database as Payload takes it; the embedded one is reached by a socket. */
function addressOf({ connectionString, host, user, database }: Reached): string {
  if (connectionString !== undefined) return connectionString;
  const query = new URLSearchParams({ host: host ?? '', user: user ?? '' });
  return `postgres:///${database ?? ''}?${query.toString()}`;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
