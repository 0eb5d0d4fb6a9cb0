import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { functionsServerForSuite } from '#tests/support/functions-server.ts';
import { query } from '#tests/support/test-database.ts';
import { startDesk, type Desk } from './start-desk.ts';

/** A server and the desk beside it for all tests of a file; call it at the top of the file. */
export function deskForSuite(env: Record<string, string> = {}) {
  const { server, outbox, database } = functionsServerForSuite(env);
  let desk: Desk;
  const environment = (): Record<string, string> => {
    const dataDir = join(outbox(), '..');
    return {
      ...{ DATA_DIR: dataDir, DIST_DIR: join(dataDir, '../dist'), DATABASE_URL: database() },
      ADMIN_PORT: new URL(server().admin).port,
      ...env,
    };
  };
  beforeAll(async () => {
    desk = await startDesk(environment());
  }, 60_000);
  afterAll(() => desk.stop());
  const ask = async (path: string, options: RequestInit = {}) => {
    const answer = await fetch(new URL(path, desk.address), { redirect: 'manual', ...options });
    return {
      status: answer.status,
      headers: answer.headers,
      location: answer.headers.get('location') ?? '',
      text: await answer.text(),
    };
  };
  return {
    server,
    outbox,
    environment,
    desk: () => desk,
    sql: <Row extends object>(text: string, values: unknown[] = []) =>
      query<Row>(database(), text, values),
    look: (path: string, role = 'support') => ask(path, { headers: { cookie: `role=${role}` } }),
    post: (path: string, fields: Record<string, string>) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}
