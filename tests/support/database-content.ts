import { escapeIdentifier, Client } from 'pg';
import { applicationTables } from '#server/database/application-tables.ts';

/** Everything in all tables of a database, and what is still to be delivered. */
export async function contentAt(url: string): Promise<unknown> {
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
export async function contentOf(client: Client): Promise<unknown> {
  const tables = [];
  for (const table of applicationTables()) {
    const name = escapeIdentifier(table);
    const { rows } = await client.query<object>(`select * from ${name} as t order by t::text`);
    tables.push([table, rows]);
  }
  const { rows: jobs } = await client.query<object>(
    `select name, id, data from pgboss.job
     where state in ('created', 'retry', 'active') order by name, id`,
  );
  return { tables, jobs };
}
