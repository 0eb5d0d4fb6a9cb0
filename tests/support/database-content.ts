import { Client } from 'pg';
import { identifierOf, tablesOf } from '#server/backups/backup.ts';
import { features } from '#server/features.ts';

/** Rows of all tables, and the jobs that wait. */
export interface Content {
  readonly tables: readonly (readonly [table: string, rows: readonly object[]])[];
  readonly jobs: readonly { readonly name: string; readonly data: object }[];
}

/** Everything in all tables of a database, and what is still to be delivered. */
export async function contentAt(url: string): Promise<Content> {
  return withClient(new Client({ connectionString: url }), contentOf);
}

/** Connects for a piece of work. */
export async function withClient<Result>(
  client: Client,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same on a connection that is open. */
export async function contentOf(client: Client): Promise<Content> {
  const tables: [string, object[]][] = [];
  for (const table of tablesOf(features)) {
    const name = identifierOf(table);
    const { rows } = await client.query<object>(`select * from ${name} as t order by t::text`);
    tables.push([table, rows]);
  }
  const { rows: jobs } = await client.query<{ name: string; data: object }>(
    `select name, id, data from pgboss.job
     where state in ('created', 'retry', 'active') order by name, id`,
  );
  return { tables, jobs };
}
