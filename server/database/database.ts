import { fileURLToPath } from 'node:url';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, Pool, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import { drizzle, migrate, sql } from '#server/database/drizzle.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';

/** Typed access to the database, or to one transaction in it. */
export type Drizzle = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface Database {
  readonly pool: Pool;
  readonly drizzle: Drizzle;
  /** Where it is, for an operator; without a password. */
  readonly description: string;
  /** A connection of one's own without limits of time, for long work; end it afterwards. */
  readonly connect: () => Promise<Client>;
  /** Ends all connections, and the embedded database when no other process uses it. */
  readonly close: () => Promise<void>;
}

interface DatabaseOptions {
  /** Connection string of a PostgreSQL; the embedded one when left out. */
  readonly url: string | undefined;
  /** Folder in which, or beside which, the embedded database lives. */
  readonly dataDir: string;
  /** Told in one sentence what an operator should know about the embedded database. */
  readonly report: (sentence: string) => void;
}

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
  statement_timeout: 6 * SECOND,
  // Longer than the database's own limit, for one that has vanished without a word.
  query_timeout: 8 * SECOND,
  idle_in_transaction_session_timeout: 30 * SECOND,
};

/**
 * Opens the database of `DATABASE_URL`, or starts the embedded one. Connecting happens with the
 * first query, so an external database may be away at this moment.
 *
 * @throws OperatorError when the embedded one cannot be started.
 */
export async function openDatabase({ url, dataDir, report }: DatabaseOptions): Promise<Database> {
  if (url !== undefined) {
    return openWith({ connectionString: url }, describeUrl(url), () => Promise.resolve());
  }
  const { connection, home, release } = await startEmbeddedDatabase(dataDir, report);
  return openWith(connection, `PostgreSQL in ${home}`, release);
}

/**
 * Does the work in one transaction on a connection of its own from the pool. Drizzle's own
 * `transaction` keeps the connection for ever when it breaks before the transaction has begun.
 *
 * @throws what the work throws, or why the database cannot promise that it is on disk.
 */
export async function transact<Result>(
  { pool }: Pick<Database, 'pool'>,
  work: (tx: Drizzle) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await workOn(client, work);
    client.release();
    return result;
  } catch (error) {
    // The end of the connection takes back what was not committed, even where no answer comes.
    client.release(true);
    throw error;
  }
}

/**
 * The same without time limits, for work that nobody waits for: on a busy machine, changing some thousand of a
 * million rows takes longer than the pool allows a statement.
 *
 * @throws what the work throws, or why the database cannot promise that it is on disk.
 */
export async function transactLong<Result>(
  { connect }: Pick<Database, 'connect'>,
  work: (tx: Drizzle, client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await connect();
  try {
    return await workOn(client, work);
  } finally {
    // Without a commit before, this rolls everything back.
    await client.end();
  }
}

async function workOn<Connection extends Client | PoolClient, Result>(
  client: Connection,
  work: (tx: Drizzle, client: Connection) => Promise<Result>,
): Promise<Result> {
  await client.query('begin');
  const result = await work(drizzle(client), client);
  await client.query('commit');
  return result;
}

/** Makes transactions with the same words wait for each other until this one ends. */
export async function lock(tx: Drizzle, words: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${words}, 0))`);
}

/** What the office holds of the database for as long as it works; it goes with its connection. */
export const TAKE_OFFICE_LOCK = "select pg_try_advisory_lock(hashtext('office'), 1) as taken";

/** Whether an office works on this database, on whatever machine. */
export async function isOfficeRunning(drizzle: Drizzle): Promise<boolean> {
  const { rows } = await drizzle.execute(sql`
    select from pg_locks
    where locktype = 'advisory' and granted and objid = 1 and objsubid = 2
      and classid = (hashtext('office')::bigint & 4294967295)::oid
      and database = (select oid from pg_database where datname = current_database())
  `);
  return rows.length > 0;
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

/** Folder of the migrations. */
export const MIGRATIONS = fileURLToPath(new URL('../../db/migrations', import.meta.url));

// Any number that nobody else takes for a lock in this database.
const LOCK = 7_313_201;

/**
 * Brings the tables up to date. Of several servers that start at once one does it while the
 * others wait.
 *
 * @throws when the database is away or a migration fails; nothing of it is kept then.
 */
export async function migrateDatabase(database: Database): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    // The end of the connection gives the lock back.
    await client.end();
  }
}
