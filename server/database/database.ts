import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Client, Pool } from 'pg';

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
