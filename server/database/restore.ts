import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { escapeIdentifier, type Client } from 'pg';
import {
  BACKUP_FORMAT,
  inWords,
  JOBS,
  tablesOf,
  type BackupEnd,
  type BackupHead,
  type BackupLine,
} from '#server/database/backup.ts';
import type { Database } from '#server/database/database.ts';
import { drizzle, getTableName } from '#server/database/drizzle.ts';
import { secrets } from '#server/database/secrets.ts';
import type { Feature } from '#server/feature.ts';
import type { Job, Jobs } from '#server/jobs/jobs.ts';
import { OperatorError } from '#server/operator-error.ts';

// Backups of earlier versions hold rows of this table alone, without saying so in each line.
const OLD_FORMAT = 'schlafcoaching-declarations-1';
const OLD_TABLE = 'declarations';

/**
 * Puts the rows of a backup into the database, all or none. Those that are there already stay as
 * they are. What was not delivered when the backup was made is delivered. An empty database also
 * takes over the secrets, so that it can go on in the place of the first one.
 *
 * @returns one sentence about what was done.
 * @throws OperatorError when the file is no whole backup.
 */
export async function restore(
  database: Database,
  jobs: Jobs,
  features: readonly Feature[],
  file: string,
): Promise<string> {
  const client = await database.connect();
  const tables = tablesOf(features);
  const counts = new Map(tables.map((table) => [table, { restored: 0, seen: 0 }]));
  try {
    await client.query('begin');
    const insert = await rowInserter(client, tables);
    const tx = drizzle(client);
    for await (const { table, row } of readBackup(file)) {
      if (table === JOBS) {
        const { name, ...job } = row as unknown as Job & { readonly name: string };
        await jobs.sendMissing(tx, name, [job]);
        continue;
      }
      const count = counts.get(table);
      if (count === undefined) {
        throw new OperatorError(
          `${file} was made by a newer version of this project (${table}); nothing was restored.`,
        );
      }
      count.seen += 1;
      if (await insert(table, row)) count.restored += 1;
    }
    for (const feature of features) {
      for (const { name, ...job } of await feature.afterRestore(tx)) {
        await jobs.sendMissing(tx, name, [job]);
      }
    }
    await client.query('commit');
  } finally {
    // Without a commit before, this takes everything back.
    await client.end();
  }
  const found = [...counts].filter(([, { seen }]) => seen > 0);
  const said = found.map(([table, one]) => [table, `${one.restored} of ${one.seen}`] as const);
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
    const { rows } = await client.query(`select 1 from ${escapeIdentifier(table)} limit 1`);
    isEmpty &&= rows.length === 0;
  }
  return async (table, row) => {
    // Columns that are younger than the backup get what they get by default.
    const given = (columns.get(table) ?? []).filter((name) => name in row);
    const list = given.map(escapeIdentifier).join(', ');
    const name = escapeIdentifier(table);
    const takesOver = isEmpty && table === getTableName(secrets);
    const { rowCount } = await client.query(
      `insert into ${name} (${list})
       select ${list} from jsonb_populate_record(null::${name}, $1)
       on conflict ${takesOver ? '(name) do update set value = excluded.value' : 'do nothing'}`,
      [JSON.stringify(row)],
    );
    return rowCount === 1;
  };
}

/** Names of the columns of a table that can be written. */
async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [escapeIdentifier(table)],
  );
  return rows.map(({ name }) => name);
}

/**
 * The lines between the first and the last.
 *
 * @throws OperatorError at the end when they are not what was written; keep nothing before.
 */
async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const hash = createHash('sha256');
  let format: string | undefined;
  let previous: string | undefined;
  let rows = -1;
  for await (const line of linesOf(file)) {
    if (previous === undefined) format = formatOf(line, file);
    else {
      hash.update(`${previous}\n`);
      if (rows >= 0) yield lineOf(previous, format, file);
      rows += 1;
    }
    previous = line;
  }
  const end = parse<BackupEnd>(previous, file);
  if (end.rows !== rows || end.sha256 !== hash.digest('hex')) {
    throw new OperatorError(`${file} is damaged or incomplete; nothing was restored.`);
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  const compressed = createReadStream(file);
  const plain = createGunzip();
  compressed.on('error', (error) => plain.destroy(error));
  try {
    for await (const chunk of compressed.pipe(plain)) {
      const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const why = code === undefined ? '' : ` (${code})`;
    throw new OperatorError(`${file} cannot be read as a backup${why}; nothing was restored.`, {
      cause,
    });
  } finally {
    compressed.destroy();
  }
}

function formatOf(line: string, file: string): string {
  const { format } = parse<BackupHead>(line, file);
  if (format === BACKUP_FORMAT || format === OLD_FORMAT) return format;
  throw new OperatorError(`${file} is no backup of this site's data.`);
}

function lineOf(text: string, format: string | undefined, file: string): BackupLine {
  if (format !== OLD_FORMAT) return parse<BackupLine>(text, file) as BackupLine;
  return { table: OLD_TABLE, row: parse<BackupLine['row']>(text, file) };
}

function parse<Line>(line: string | undefined, file: string): Partial<Line> {
  try {
    return JSON.parse(line ?? '') as Partial<Line>;
  } catch (cause) {
    throw new OperatorError(`${file} is damaged or incomplete; nothing was restored.`, { cause });
  }
}
