import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import { confirm } from '#features/newsletter/server/subscriptions.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/database.ts';
import { functionsServerForSuite, send } from '#tests/support/functions-server.ts';
import { mailsTo, tokenIn } from '#tests/support/newsletter-mails.ts';
import { query } from '#tests/support/test-database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment so many days from now. */
export const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** A server and its database with what the newsletter's tests need; call it at the top of the file. */
export function newsletterForSuite() {
  const suite = functionsServerForSuite();
  let database: Database | undefined;
  beforeAll(async () => {
    const url = suite.database();
    database = await openDatabase({ url, dataDir: '/nowhere', report: () => undefined });
  });
  afterAll(() => database?.close());

  const opened = (): Database => {
    if (database === undefined) throw new Error('The database is open only while tests run.');
    return database;
  };
  const sql = <Row extends object>(text: string, values: unknown[] = []) =>
    query<Row>(suite.database(), text, values);
  const rowOf = async (email: string) => {
    const [row] = await sql<Record<string, Date | string | null>>(
      'select * from newsletter_subscribers where address = $1',
      [email],
    );
    return row;
  };

  /** Asks for the newsletter; resolves when that many mails to the address have arrived. */
  const request = async (email = `${randomUUID()}@schlaf.example`, mails = 1) => {
    await send(suite.server().site, '/functions/v1/subscribe-newsletter', { email });
    const arrived = () => mailsTo(suite.outbox(), email);
    await expect.poll(arrived, { timeout: 30_000 }).toHaveLength(mails);
    const all = await arrived();
    return { email, mails: all, tokens: all.map(tokenIn) as [string, ...string[]] };
  };

  /** Somebody who has confirmed. */
  const subscriber = async () => {
    const { email, tokens } = await request();
    await confirm(opened(), tokens[0], new Date());
    const row = await rowOf(email);
    return { email, token: tokens[0], unsubscribeToken: String(row?.['unsubscribe_token']) };
  };

  /** Makes the next mail to the address possible. */
  const letPass = (email: string) =>
    sql(
      `update newsletter_subscribers set mailed_at = mailed_at - interval '1 hour'
        where address = $1`,
      [email],
    );
  return { ...suite, opened, sql, rowOf, request, subscriber, letPass };
}
