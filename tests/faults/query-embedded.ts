import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

/** Runs SQL and answers with its rows. */
export type Query = <Row extends object>(text: string) => Promise<Row[]>;

/** Runs SQL in the embedded database of a data folder. */
export async function queryEmbedded<Row extends object>(
  dataDir: string,
  text: string,
): Promise<Row[]> {
  const home = await readFile(join(dataDir, 'database-home'), 'utf8').catch(() =>
    join(dataDir, 'database'),
  );
  const client = new Client({
    host: join(home.trim(), 'socket'),
    user: 'postgres',
    database: 'postgres',
  });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
