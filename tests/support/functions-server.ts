import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { ask, type Answer } from '#tests/support/http-request.ts';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';
import { databaseForSuite } from '#tests/support/test-database.ts';

export interface FunctionsServer {
  readonly server: () => ServerProcess;
  /** Folder of mails and chat messages. */
  readonly outbox: () => string;
  readonly database: () => string;
}

/** A server without pages for all tests of a file; call it at the top of the file. */
export function functionsServerForSuite(env: Record<string, string> = {}): FunctionsServer {
  const folder = folderForSuite();
  const database = databaseForSuite();
  const handOver = atEndOfSuite();
  let server: ServerProcess;
  beforeAll(async () => {
    await writeEmptySite(`${folder()}/dist`);
    server = await startServer(handOver, {
      DIST_DIR: `${folder()}/dist`,
      DATA_DIR: `${folder()}/data`,
      DATABASE_URL: database(),
      RATE_LIMIT: '999999',
      ...env,
    });
  }, 60_000);
  return { server: () => server, outbox: () => join(folder(), 'data/outbox'), database };
}

export const CANCELLATION = '/functions/v1/send-cancellation-slack';
export const WITHDRAWAL = '/functions/v1/send-withdrawal';

/** Sends an object as JSON. */
export function send(
  site: string,
  path: string,
  input: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return ask(site, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });
}

/** The body of an answer as JSON. */
export function jsonOf(answer: Answer): Record<string, unknown> {
  return JSON.parse(answer.body.toString()) as Record<string, unknown>;
}
