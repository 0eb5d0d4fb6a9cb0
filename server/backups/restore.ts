import { type Client, escapeIdentifier } from 'pg';
import {
  BACKUP_FORMAT,
  type BackupEnd,
  type BackupHead,
  type BackupLine,
  identifierOf,
  inWords,
  JOBS,
  OFFICE_LOG,
  tablesOf,
} from '#server/backups/backup.ts';
import {
  type Database,
  openDatabase,
  transactLong,
  migrateDatabase,
} from '#server/database/database.ts';
import { getTableName, sql } from '#server/database/drizzle.ts';
import { secrets } from '#server/database/secrets.ts';
import { DOCUMENTS, isOfOffice, officeRestorer, PICTURES } from '#server/backups/office-backup.ts';
import type { CommandContext, Feature } from '#server/feature.ts';
import { createJobs, type Job, type Jobs } from '#server/jobs/jobs.ts';
import { OperatorError } from '#server/operator-error.ts';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { removeDatabaseHome } from '#server/database/embedded/database-home.ts';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorCode } from '#lib/errors.ts';
import { decryptFile } from '#server/backups/encryption.ts';

/**
 * Puts the rows of a backup into the database, all or none. Those that are there already stay as
 * they are. What was not delivered when the backup was made is delivered. An empty database also
 * takes over the secrets, so that it can go on in the place of the first one; another one keeps
 * them beside its own.
 *
 * @param dataDir Where pictures of the office go; nowhere when left out.
 * @returns one sentence about what was done.
 * @throws OperatorError when the file is no whole backup; the database was not touched then.
 */
export async function restore(
  database: Database,
  jobs: Jobs,
  features: readonly Feature[],
  backup: BackupFile,
  dataDir?: string,
): Promise<string> {
  const tables = tablesOf(features);
  const found = [...(await tablesIn(backup))].filter((table) => !isOfOffice(table));
  const unknown = new Set(found).difference(new Set([...tables, JOBS]));
  if (unknown.size > 0) {
    throw new OperatorError(
      `${backup.file} was made by a newer version of this project (${[...unknown].join(', ')}); nothing was restored.`,
    );
  }
  const named = [...tables, DOCUMENTS, PICTURES];
  const counts = new Map(named.map((table) => [table, { restored: 0, seen: 0 }]));
  await transactLong(database, async (tx, client) => {
    const insert = await rowInserter(client, tables);
    const takeOfOffice = await officeRestorer(client, dataDir);
    for await (const { table, row } of readBackup(backup)) {
      if (table === JOBS) {
        // Written by `backUp`, and the checksum says that nothing was changed.
        const { name, ...job } = row as unknown as Job & { readonly name: string };
        await jobs.sendMissing(tx, name, [job]);
        continue;
      }
      const isNew = await (isOfOffice(table) ? takeOfOffice : insert)(table, row);
      const name = isOfOffice(table) && table !== PICTURES ? DOCUMENTS : table;
      const count = counts.get(name);
      if (count === undefined) continue;
      count.seen += 1;
      if (isNew) count.restored += 1;
    }
    for (const feature of features) {
      for (const { name, ...job } of await feature.afterRestore(tx)) {
        await jobs.sendMissing(tx, name, [job]);
      }
    }
  });
  const said = [...counts]
    .filter(([, { seen }]) => seen > 0)
    .map(([table, one]) => [table, `${one.restored} of ${one.seen}`] as const);
  return `${inWords(new Map(said))} were restored; the others were there already.`;
}

/** A function that inserts one row and says whether it was not there yet. */
async function rowInserter(
  client: Client,
  tables: readonly string[],
): Promise<(table: string, row: BackupLine['row']) => Promise<boolean>> {
  const columns = new Map<string, string[]>();
  let isEmpty = true;
  for (const table of tables) {
    columns.set(table, await columnsOf(client, table));
    if (table === getTableName(secrets)) continue;
    const { rows } = await client.query(`select 1 from ${identifierOf(table)} limit 1`);
    isEmpty &&= rows.length === 0;
  }
  return async (table, row) => {
    if (table === getTableName(secrets) && !isEmpty) return keepSecret(client, row);
    if (table === OFFICE_LOG) return keepLogLine(client, row);
    // Columns that are younger than the backup get what they get by default.
    const given = (columns.get(table) ?? []).filter((name) => name in row);
    const list = given.map(escapeIdentifier).join(', ');
    const name = identifierOf(table);
    const isSecret = table === getTableName(secrets);
    const insert = `insert into ${name} (${list})
       select ${list} from jsonb_populate_record(null::${name}, $1)
       on conflict ${isSecret ? '(name) do update set value = excluded.value' : 'do nothing'}`;
    await client.query('savepoint row');
    try {
      const { rowCount } = await client.query(insert, [JSON.stringify(row)]);
      return rowCount === 1;
    } catch (error) {
      // It belongs to a row that is there under another number, and stays behind like that row.
      if (errorCode(error) !== FOREIGN_KEY_VIOLATION) throw error;
      await client.query('rollback to savepoint row');
      return false;
    }
  };
}

const FOREIGN_KEY_VIOLATION = '23503';

// What was hashed or signed with the secret of another database is still recognised by it.
async function keepSecret(client: Client, { name, value }: BackupLine['row']): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into secrets (name, value)
     select $1::text || ' of ' || left(encode(sha256(convert_to($2, 'UTF8')), 'hex'), 12), $2
     where not exists (select 1 from secrets where value = $2)`,
    [name, value],
  );
  return rowCount === 1;
}

// Lines of two logs can have the same number, so each gets a new one; their order is that of their times.
async function keepLogLine(client: Client, row: BackupLine['row']): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into office.log (at, user_id, user_name, what, about)
     select at, user_id, user_name, what, about
     from jsonb_populate_record(null::office.log, $1) as line
     where not exists (
       select 1 from office.log as known
       where known.at = line.at and (known.user_id, known.what, known.about)
         is not distinct from (line.user_id, line.what, line.about)
     )`,
    [JSON.stringify(row)],
  );
  return rowCount === 1;
}

/** Names of the columns of a table that can be written. */
async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [identifierOf(table)],
  );
  return rows.map(({ name }) => name);
}

/**
 * Restores a backup into an empty database of its own that is removed afterwards; nothing is delivered from it.
 *
 * @returns what came back, and how long it took.
 * @throws OperatorError when the backup cannot be restored.
 */
export async function drillRestore(
  { env, features }: CommandContext,
  backup: BackupFile,
): Promise<string> {
  const started = performance.now();
  const folder = await mkdtemp(join(env.dataDir, 'drill-'));
  try {
    const counts = await restoreInto(folder, features, backup);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    return `${inWords(counts)} came back from ${backup.file} in ${seconds} s, into a database that was removed again.`;
  } finally {
    await removeDatabaseHome(folder);
  }
}

async function restoreInto(
  dataDir: string,
  features: readonly Feature[],
  backup: BackupFile,
): Promise<ReadonlyMap<string, string>> {
  const database = await openDatabase({ url: undefined, dataDir, report: () => undefined });
  const logger = pino({ level: 'silent' });
  const jobs = createJobs({ database, logger, isWorking: false, retrySeconds: 1 });
  try {
    await migrateDatabase(database);
    await jobs.start(features.flatMap((feature) => feature.jobs));
    await restore(database, jobs, features, backup);
    const counts = new Map<string, string>();
    for (const table of tablesOf(features)) {
      const { rows } = await database.drizzle.execute<{ number: string }>(
        sql.raw(`select count(*) as number from ${identifierOf(table)}`),
      );
      if (rows[0] !== undefined && rows[0].number !== '0') counts.set(table, rows[0].number);
    }
    return counts;
  } finally {
    await jobs.stop();
    await database.close();
  }
}

/** A file that `backUp` has written, and what it takes to read it. */
interface BackupFile {
  readonly file: string;
  /** Secret keys, in case it is encrypted. */
  readonly identities: readonly string[];
}

/**
 * Reads a backup to its end and keeps nothing of it.
 *
 * @returns the names of the tables in it.
 * @throws OperatorError when it is no whole backup, or was made for another key.
 */
async function tablesIn(backup: BackupFile): Promise<ReadonlySet<string>> {
  const tables = new Set<string>();
  for await (const { table } of readBackup(backup)) tables.add(table);
  return tables;
}

/**
 * The lines between the first and the last.
 *
 * @throws OperatorError at the end when they are not what was written; keep nothing before.
 */
async function* readBackup(backup: BackupFile): AsyncGenerator<BackupLine> {
  const { file } = backup;
  const hash = createHash('sha256');
  let previous: string | undefined;
  let rows = -1;
  for await (const line of linesOf(backup)) {
    if (previous === undefined) checkFormat(line, file);
    else {
      hash.update(`${previous}\n`);
      // Complete, or the checksum at the end says otherwise.
      if (rows >= 0) yield parse<BackupLine>(previous, file) as BackupLine;
      rows += 1;
    }
    previous = line;
  }
  const end = parse<BackupEnd>(previous, file);
  if (end.rows !== rows || end.sha256 !== hash.digest('hex')) {
    throw new OperatorError(`${file} is damaged or incomplete; nothing was restored.`);
  }
}

async function* linesOf({ file, identities }: BackupFile): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  const plain = createGunzip();
  try {
    const decrypt = await decryptFile(file, identities);
    // Whatever fails on the way there, reading fails with it.
    pipeline(createReadStream(file), decrypt, plain, () => undefined);
    for await (const chunk of plain) {
      const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    const code = errorCode(cause);
    const why = code === '' ? '' : ` (${code})`;
    throw new OperatorError(`${file} cannot be read as a backup${why}; nothing was restored.`, {
      cause,
    });
  } finally {
    plain.destroy();
  }
}

function checkFormat(line: string, file: string): void {
  if (parse<BackupHead>(line, file).format === BACKUP_FORMAT) return;
  throw new OperatorError(`${file} is no backup of this site's data; nothing was restored.`);
}

function parse<Line>(line: string | undefined, file: string): Partial<Line> {
  try {
    // Whoever asks looks which fields are there.
    return JSON.parse(line ?? '') as Partial<Line>;
  } catch (cause) {
    throw new OperatorError(`${file} is damaged or incomplete; nothing was restored.`, { cause });
  }
}
