import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { OperatorError } from '#server/operator-error.ts';
import { ifThere } from '#lib/errors.ts';

/** In place of a table's name: a picture of the office, as the name and the bytes of its file. */
export const PICTURES = 'office pictures';

/** What rows of all tables of the office's documents are counted as. */
export const DOCUMENTS = 'office documents';

const SCHEMA = 'payload.';

/** Whether a line of a backup belongs to the office's documents or pictures. */
export const isOfOffice = (table: string): boolean =>
  table === PICTURES || table.startsWith(SCHEMA);

const picturesFolder = (dataDir: string): string => join(dataDir, 'office/media');

/**
 * The tables of the office's documents with their versions, those that others refer to first. Locks, settings of
 * single people, and what is planned belong to accounts, which no backup holds.
 */
export async function documentTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(
    `select relname as name, array(
       select distinct other.relname::text from pg_constraint join pg_class other on other.oid = confrelid
       where conrelid = own.oid and contype = 'f' and confrelid <> conrelid
     ) as needs
     from pg_class own where relnamespace = to_regnamespace('payload') and relkind = 'r'
       and relname not like 'payload\\_%' and relname not like '%\\_sessions' order by relname`,
  );
  const sorted: string[] = [];
  let left = rows;
  while (left.length > 0) {
    const next = left.filter(({ needs }) => needs.every((one) => sorted.includes(one)));
    if (next.length === 0) throw new OperatorError('Tables of the office refer to each other.');
    sorted.push(...next.map(({ name }) => name));
    left = left.filter((one) => !next.includes(one));
  }
  return sorted.map((name) => SCHEMA + name);
}

/** The lines of a backup that hold the office's pictures. */
export function* pictureLines(dataDir: string): Generator<string> {
  const folder = picturesFolder(dataDir);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    // An editor may have deleted it meanwhile.
    const bytes = ifThere(() => readFileSync(join(folder, name)).toString('base64'));
    if (bytes !== undefined) yield JSON.stringify({ table: PICTURES, row: { name, bytes } });
  }
}

/** Where documents wait until the office starts, which makes their tables. */
const WAITING = 'office.restored_documents';

/**
 * Takes the office's lines of a backup. An office that has its documents already keeps them as they are.
 *
 * @param dataDir Where its pictures go; nowhere when left out.
 * @returns a function that takes a line, and says whether it was kept.
 */
export async function officeRestorer(client: Client, dataDir: string | undefined) {
  const hasDocuments = await isThere(client, 'payload.media');
  if (!hasDocuments) {
    await client.query(
      `create table if not exists ${WAITING} (place serial primary key, name text not null, line jsonb not null)`,
    );
    await client.query(`truncate ${WAITING}`);
  }
  return async (table: string, row: Readonly<Record<string, unknown>>): Promise<boolean> => {
    if (hasDocuments) return false;
    if (table === PICTURES) {
      if (dataDir === undefined) return true;
      const file = join(picturesFolder(dataDir), basename(String(row['name'])));
      mkdirSync(picturesFolder(dataDir), { recursive: true });
      writeFileSync(file, Buffer.from(String(row['bytes']), 'base64'));
      return true;
    }
    await client.query(`insert into ${WAITING} (name, line) values ($1, $2)`, [
      table,
      JSON.stringify(row),
    ]);
    return true;
  };
}

/**
 * Puts documents that came with a restore into the office's own tables.
 *
 * @returns false when none were waiting.
 */
export async function takeRestored(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    if (!(await isThere(client, WAITING))) return false;
    await client.query('begin');
    for (const table of await documentTables(client)) await takeTable(client, table);
    await client.query(`drop table ${WAITING}`);
    await client.query('commit');
    return true;
  } finally {
    // Without a commit before, this takes everything back.
    await client.end();
  }
}

async function takeTable(client: Client, table: string): Promise<void> {
  // Columns that are younger than the backup get what they get by default.
  const { rows } = await client.query<{ list: string | null; hasId: boolean | null }>(
    `select string_agg(quote_ident(attname), ', ') as list, bool_or(attname = 'id') as "hasId" from pg_attribute
     where attrelid = $1::text::regclass and attnum > 0 and not attisdropped
       and (select line from ${WAITING} where name = $1 limit 1) ? attname`,
    [table],
  );
  const { list, hasId } = rows[0] ?? {};
  if (typeof list !== 'string') return;
  await client.query(
    `insert into ${table} (${list}) select ${list} from (
       select (jsonb_populate_record(null::${table}, line)).* from ${WAITING} where name = $1 order by place
     ) as given`,
    [table],
  );
  if (hasId !== true) return;
  const { rows: serials } = await client.query<{ serial: string | null }>(
    "select pg_get_serial_sequence($1, 'id') as serial",
    [table],
  );
  const serial = serials[0]?.serial;
  if (typeof serial === 'string')
    await client.query(`select setval($1, max(id)) from ${table}`, [serial]);
}

async function isThere(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    'select to_regclass($1) is not null as there',
    [table],
  );
  return rows[0]?.there === true;
}
