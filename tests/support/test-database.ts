import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';

const socket = (): string => inject('databaseSocket');

/** Runs SQL in the database of that address and gives back the rows. */
export async function query<Row extends object>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(text, values);
    return rows;
  } finally {
    await client.end();
  }
}

/**
 * Makes a database.
 *
 * @param template Name of a database that it begins as; empty without one.
 * @returns its address, and a function that removes it whoever is still connected.
 */
export async function createDatabase(
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(addressOf('postgres'), `create database ${name} template ${template}`);
  const drop = async (): Promise<void> => {
    await query(addressOf('postgres'), `drop database ${name} with (force)`);
  };
  return { url: addressOf(name), drop };
}

/**
 * A database for all tests of a file; call it at the top of the file.
 *
 * @param template Gives the name of a database that it begins as; empty without one.
 * @returns a function that gives its address once the tests run.
 */
export function databaseForSuite(template?: () => string | undefined): () => string {
  let database: Awaited<ReturnType<typeof createDatabase>> | undefined;
  beforeAll(async () => {
    database = await createDatabase(template?.());
  });
  afterAll(() => database?.drop());
  return () => database?.url ?? '';
}

/** An empty database for one test, removed after it. */
export async function databaseForTest(): Promise<string> {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  return url;
}

function addressOf(name: string): string {
  return `postgres:///${name}?host=${encodeURIComponent(socket())}&user=postgres`;
}
