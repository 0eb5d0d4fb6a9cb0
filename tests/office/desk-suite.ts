import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { functionsServerForSuite } from '#tests/support/functions-server.ts';
import { query } from '#tests/support/test-database.ts';
import type { Role } from '../../office/desk/ports.ts';
import type { Visitor } from './office-suite.ts';
import { startDesk, type Desk } from './start-desk.ts';

/** A server and the office beside it for all tests of a file; call it at the top of the file. */
export function deskForSuite(env: Record<string, string> = {}) {
  const { server, outbox, database } = functionsServerForSuite(env);
  const team = new Map<Role, Visitor>();
  const handOver = atEndOfSuite();
  let desk: Desk;
  const environment = (): Record<string, string> => {
    const dataDir = join(outbox(), '..');
    return {
      ...{ DATA_DIR: dataDir, DIST_DIR: join(dataDir, '../dist'), DATABASE_URL: database() },
      ADMIN_PORT: new URL(server().admin).port,
      ...env,
    };
  };
  const sql = <Row extends object>(text: string, values: unknown[] = []) =>
    query<Row>(database(), text, values);
  beforeAll(async () => {
    desk = await startDesk(handOver, environment());
    for (const role of ['support', 'editor'] as const) team.set(role, await desk.joinAs(role));
  }, 60_000);
  const as = (role: Role): Visitor => {
    const visitor = team.get(role);
    if (visitor === undefined) throw new Error(`Nobody has joined as ${role}.`);
    return visitor;
  };
  return {
    server,
    outbox,
    environment,
    sql,
    /** What was noted in the log so far. */
    log: () =>
      sql<{ who: string; what: string; about: string | null }>(
        'select user_name as who, what, about from office.log order by id',
      ),
    look: (path: string, role: Role = 'support') => as(role).ask(path),
    post: (path: string, fields: Record<string, string>) => as('support').post(path, fields),
  };
}
