import { createRequire } from 'node:module';
import type * as Core from 'drizzle-orm';
import type * as NodePostgres from 'drizzle-orm/node-postgres';
import type * as Migrator from 'drizzle-orm/node-postgres/migrator';
import type * as PgCore from 'drizzle-orm/pg-core';

// For each of Drizzle's 150 ES modules Node parses its package.json again, which has 180 KB: half of
// the time that the server needs to start. As CommonJS it is loaded in a tenth of that.
const load = createRequire(import.meta.url);

/** Drizzle as this project uses it; take the values from here and only types from the package. */
export const {
  and,
  asc,
  count,
  desc,
  eq,
  getTableName,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  min,
  ne,
  notInArray,
  sql,
} = load('drizzle-orm') as typeof Core;
export const { drizzle } = load('drizzle-orm/node-postgres') as typeof NodePostgres;
export const { migrate } = load('drizzle-orm/node-postgres/migrator') as typeof Migrator;
export const {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  pgTable,
  // One of its two forms is deprecated, the other is used.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  primaryKey,
  text,
  timestamp,
  uuid,
} = load('drizzle-orm/pg-core') as typeof PgCore;

/** A column with a moment, as exactly as a `Date` keeps it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
