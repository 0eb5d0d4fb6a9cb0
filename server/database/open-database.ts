import { Client, Pool, type ClientConfig, type PoolConfig } from 'pg';
import type { Database } from '#server/database/database.ts';
import { drizzle } from '#server/database/drizzle.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';

const SECOND = 1000;

const CONNECTION: ClientConfig = {
  application_name: 'schlafcoaching-website',
  // A visitor who waits longer than this believes that nothing happens and presses again.
  connectionTimeoutMillis: 5 * SECOND,
  keepAlive: true,
};

const POOL: PoolConfig = {
  ...CONNECTION,
  max: 16,
  // Statements of one transaction that do not wait for each other travel together.
  pipeline: true,
  statement_timeout: 6 * SECOND,
  // Longer than the database's own limit, for one that has vanished without a word.
  query_timeout: 8 * SECOND,
  idle_in_transaction_session_timeout: 30 * SECOND,
};

export interface DatabaseOptions {
  /** Connection string of a PostgreSQL; the embedded one when left out. */
  readonly url: string | undefined;
  /** Folder in which, or beside which, the embedded database lives. */
  readonly dataDir: string;
  /** Told in one sentence what an operator should know about the embedded database. */
  readonly report: (sentence: string) => void;
}

/**
 * Opens the database of `DATABASE_URL`, or starts the embedded one. Connecting happens with the
 * first query, so an external database may be away at this moment.
 *
 * @throws StartError when the embedded one cannot be started.
 */
export async function openDatabase({ url, dataDir, report }: DatabaseOptions): Promise<Database> {
  if (url !== undefined) {
    return openWith({ connectionString: url }, describeUrl(url), () => Promise.resolve());
  }
  const { connection, home, release } = await startEmbeddedDatabase(dataDir, report);
  return openWith(connection, `PostgreSQL in ${home}`, release);
}

function openWith(
  address: ClientConfig,
  description: string,
  release: () => Promise<void>,
): Database {
  const pool = new Pool({ ...POOL, ...address });
  // A connection that breaks between two queries says so here and in the next query; without a
  // listener it would end the process. One that nobody uses just leaves the pool.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    pool,
    drizzle: drizzle(pool),
    description,
    connect: async () => {
      const client = new Client({ ...CONNECTION, ...address });
      // The query that is under way fails with the same error.
      client.on('error', () => undefined);
      await client.connect();
      return client;
    },
    close: async () => {
      await pool.end();
      await release();
    },
  };
}

function describeUrl(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  const host = hostname === '' ? 'a local socket' : hostname;
  return `PostgreSQL ${pathname.slice(1)} at ${host}${port && `:${port}`}`;
}
