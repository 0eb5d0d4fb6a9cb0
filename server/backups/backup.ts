import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { escapeIdentifier, escapeLiteral } from 'pg';
import type { Database, Drizzle } from '#server/database/database.ts';
import { getTableName, desc, moment, pgTable, uuid } from '#server/database/drizzle.ts';
import { encryptFor } from '#server/backups/encryption.ts';
import { HASH_KEY, secrets } from '#server/database/secrets.ts';
import {
  documentTables,
  DOCUMENTS,
  isOfOffice,
  pictureLines,
  PICTURES,
} from '#server/backups/office-backup.ts';
import type { Feature } from '#server/feature.ts';
import { QUEUE_SCHEMA } from '#server/jobs/jobs.ts';
import { OperatorError } from '#server/operator-error.ts';
import { erasures, retentionClock } from '#server/retention/retention.ts';

/** When the newest backup was finished; where it lies is the operator's matter. */
export const backupRuns = pgTable('backup_runs', {
  id: uuid().primaryKey(),
  finishedAt: moment('finished_at').notNull(),
});

/** First line of a backup: says what it is. */
export interface BackupHead {
  readonly format: string;
  readonly createdAt: string;
}

/** Last line of a backup: tells a whole one from one that was cut off or changed. */
export interface BackupEnd {
  readonly rows: number;
  /** Of all lines before. */
  readonly sha256: string;
}

/** A line in between: a row of a table, or a job that waits. */
export interface BackupLine {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** In place of a table's name, for jobs. */
export const JOBS = 'jobs';

export const BACKUP_FORMAT = 'schlafcoaching-backup-2';

const ROWS_AT_ONCE = 500;

/** The office's log, which no restore may lose. Accounts of the office are not part of a backup. */
export const OFFICE_LOG = 'office.log';

/** Tables of the platform itself. */
export const platformTables: readonly string[] = [
  secrets,
  retentionClock,
  erasures,
  backupRuns,
].map(getTableName);

/** The name of a table in SQL. */
export const identifierOf = (table: string): string =>
  table.split('.').map(escapeIdentifier).join('.');

/** Names of all tables that hold data, in an order in which rows can be inserted. */
export const tablesOf = (features: readonly Feature[]): string[] => [
  ...platformTables,
  ...features.flatMap(({ tables }) => tables).map(getTableName),
  OFFICE_LOG,
];

/** Such as `2 declarations, 1 newsletter_subscribers`, or `0 rows`; nobody counts what is the platform's own. */
export const inWords = (counts: ReadonlyMap<string, string | number>): string =>
  [...counts]
    .filter(([table]) => table !== OFFICE_LOG && !platformTables.includes(table))
    .map(([table, number]) => `${number} ${table}`)
    .join(', ') || '0 rows';

/** Rows by the name of their table. */
export type Counts = ReadonlyMap<string, number>;

/** What a backup holds. */
export interface Holdings {
  readonly counts: Counts;
  /** The same without rows that are erased within days. */
  readonly lasting: Counts;
}

type Line = readonly [table: string, line: string, isPassing: boolean];

/**
 * Writes all rows as they are at one moment into a new file that only its owner may read: compressed
 * lines of JSON with a check sum at the end. The server may run meanwhile.
 *
 * @param recipients Public keys whose owners alone can read it; without one it is not encrypted.
 * @param inspect Told what is in it before it gets its name; when this throws there is no file.
 * @returns what is in it.
 * @throws OperatorError when a file of this name is there already.
 */
export async function backUp(
  database: Database,
  features: readonly Feature[],
  file: string,
  recipients: readonly string[],
  inspect: (found: Holdings) => void,
  dataDir: string,
): Promise<Holdings> {
  if (existsSync(file)) {
    throw new OperatorError(
      `${file} is there already, and a backup replaces nothing; name another.`,
    );
  }
  const unfinished = `${file}.unfinished`;
  const found = { counts: new Map<string, number>(), lasting: new Map<string, number>() };
  try {
    await pipeline(
      linesOf(database, features, found, dataDir),
      createGzip(),
      encryptFor(recipients),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    inspect(found);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return found;
}

// With the office's own key its sessions could be forged by whoever reads a backup.
const sourceOf = (table: string): string =>
  table === getTableName(secrets)
    ? `(select * from ${identifierOf(table)} where name like ${escapeLiteral(`${HASH_KEY}%`)})`
    : identifierOf(table);

async function* linesOf(
  database: Database,
  features: readonly Feature[],
  { counts, lasting }: Readonly<Record<keyof Holdings, Map<string, number>>>,
  dataDir: string,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (line: string): string => {
    hash.update(line);
    return line;
  };
  const head: BackupHead = { format: BACKUP_FORMAT, createdAt: new Date().toISOString() };
  yield hashed(`${JSON.stringify(head)}\n`);
  let rows = 0;
  for await (const [table, line, isPassing] of rowsOf(database, features, dataDir)) {
    rows += 1;
    for (const each of isPassing ? [counts] : [counts, lasting])
      each.set(table, (each.get(table) ?? 0) + 1);
    yield hashed(`${line}\n`);
  }
  const end: BackupEnd = { rows, sha256: hash.digest('hex') };
  yield `${JSON.stringify(end)}\n`;
}

async function* rowsOf(
  database: Database,
  features: readonly Feature[],
  dataDir: string,
): AsyncGenerator<Line> {
  const client = await database.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const names = features.flatMap(({ jobs }) => jobs.map(escapeLiteral)).join(', ');
    const sources = [
      ...tablesOf(features).map((table) => [table, sourceOf(table)] as const),
      [
        JOBS,
        `(select name, id, data from ${QUEUE_SCHEMA}.job
          where name in (${names}) and state in ('created', 'retry', 'active'))`,
      ] as const,
      ...(await documentTables(client)).map((table) => [table, identifierOf(table)] as const),
    ];
    const passing = new Map(features.flatMap((one) => Object.entries(one.passing ?? {})));
    for (const [table, source] of sources) {
      // Hashes of networks are kept for a day and in no backup.
      await client.query(
        `declare every cursor for
         select jsonb_build_object(
           'table', ${escapeLiteral(table)}, 'row', to_jsonb(source) - 'client_hash'
         )::text as line, ${passing.get(table) ?? 'false'} as "isPassing"
         from ${source} as source`,
      );
      for (let isMore = true; isMore;) {
        const { rows } = await client.query<{ line: string; isPassing: boolean }>(
          `fetch ${ROWS_AT_ONCE} from every`,
        );
        for (const { line, isPassing } of rows)
          yield [isOfOffice(table) ? DOCUMENTS : table, line, isPassing];
        isMore = rows.length === ROWS_AT_ONCE;
      }
      await client.query('close every');
    }
    for (const line of pictureLines(dataDir)) yield [PICTURES, line, false];
  } finally {
    await client.end();
  }
}

/** Notes that a backup is complete and on disk; only the newest is kept. */
export async function noteBackup(drizzle: Drizzle): Promise<void> {
  await drizzle.delete(backupRuns);
  await drizzle.insert(backupRuns).values({ id: randomUUID(), finishedAt: new Date() });
}

/** When the newest backup was finished; undefined when there was none. */
export async function lastBackup(drizzle: Drizzle): Promise<Date | undefined> {
  const [row] = await drizzle
    .select()
    .from(backupRuns)
    .orderBy(desc(backupRuns.finishedAt))
    .limit(1);
  return row?.finishedAt;
}
