import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { tablesOf } from '#server/backups/backup.ts';
import { features } from '#server/features.ts';
import { drizzle, migrate } from '#server/database/drizzle.ts';
import { MIGRATIONS } from '#server/database/database.ts';
import { PROJECT_ROOT } from '../../scripts/processes.mjs';
import drizzleConfig from '../../drizzle.config.ts';
import { destructiveStatements } from '#tests/support/additive-migration.ts';
import { commandsWith } from '#tests/support/commands.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { CANCELLATION, jsonOf, send } from '#tests/support/functions-server.ts';
import { mailsTo } from '#tests/support/newsletter-mails.ts';
import { startServer } from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';

/**
 * Migrations that do more than add, and why a server of the version before can work all the same: lines of the log that it
 * writes are put into the chain by the trigger, and its invitations name nobody who invited.
 */
const KNOWN: readonly string[] = ['0008_next-office.sql'];

const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort();

test.each(files.filter((file) => !KNOWN.includes(file)))('%s only adds', async (file) => {
  expect(destructiveStatements(await readFile(join(MIGRATIONS, file), 'utf8'))).toEqual([]);
});

test.each([
  'ALTER TABLE "declarations" DROP COLUMN "ends_on";',
  'ALTER TABLE "declarations" RENAME COLUMN "ends_on" TO "end";',
  'ALTER TABLE "declarations" ALTER COLUMN "ends_on" SET NOT NULL;',
  'ALTER TABLE "declarations" ADD COLUMN "a" text NOT NULL;',
  'ALTER TABLE "declarations" ADD COLUMN "a" text DEFAULT \'\' UNIQUE;',
  'ALTER TABLE "declarations" ADD CONSTRAINT "b" UNIQUE("type");',
  'CREATE UNIQUE INDEX "c" ON "declarations" USING btree ("type");',
  'CREATE TRIGGER "e" BEFORE UPDATE ON "secrets" FOR EACH ROW EXECUTE FUNCTION "f"();',
  'DROP TABLE "secrets";\n',
  'UPDATE "declarations" SET "type" = 1;',
  'CREATE TABLE "d" ("id" uuid);--> statement-breakpoint\nDELETE FROM "secrets";',
])('a migration with %j is refused with what to do instead', (sql) => {
  expect(destructiveStatements(sql)).toEqual([expect.stringContaining('in two releases')]);
});

const NEWER = [
  'ALTER TABLE "declarations" ADD COLUMN "note" text;',
  'ALTER TABLE "declarations" ADD COLUMN "priority" integer DEFAULT 0 NOT NULL;',
  'ALTER TABLE "newsletter_subscribers" ADD COLUMN "language" text DEFAULT \'de\' NOT NULL;',
  'CREATE TABLE "later" ("id" uuid PRIMARY KEY NOT NULL);',
].join('--> statement-breakpoint\n');

test('migrations that only add are let through', () => {
  expect(destructiveStatements(NEWER)).toEqual([]);
});

test('a server works on a database that a newer version has brought further', async () => {
  const folder = await folderForTest();
  const url = await databaseForTest();
  await migrateFurther(url, join(folder, 'migrations'));
  await writeEmptySite(`${folder}/dist`);
  const env = { DIST_DIR: `${folder}/dist`, DATA_DIR: `${folder}/data`, DATABASE_URL: url };
  const server = await startServer(onTestFinished, env);
  const email = 'anna@schlaf.example';
  const answer = await send(server.site, CANCELLATION, { email, name: 'Anna', reason: 'Ende' });
  const reference = String(jsonOf(answer)['reference']);
  await send(server.site, '/functions/v1/subscribe-newsletter', { email });
  const { command } = commandsWith(env);
  await expect.poll(() => command('list')).toMatch(/delivered +delivered\n/);
  await expect.poll(() => mailsTo(`${folder}/data/outbox`, email)).toHaveLength(1);

  const backup = join(folder, 'backup.gz');
  await command('backup', backup);
  await query(url, 'delete from declarations');
  expect(await command('restore', backup)).toContain('1 of 1 declarations');
  expect(await query(url, 'select reference, note, priority from declarations')).toEqual([
    { reference, note: null, priority: 0 },
  ]);
});

test('a backup from before a migration can be restored after it', async () => {
  const folder = await folderForTest();
  const url = await databaseForTest();
  const env = { DATA_DIR: `${folder}/data`, DATABASE_URL: url };
  const { command } = commandsWith(env);
  await command('list');
  await query(
    url,
    `insert into declarations (id, reference, type, received_at, content, content_hash)
     values (gen_random_uuid(), 'K-1', 'cancellation', now(), '{}', 'x')`,
  );
  const backup = join(folder, 'backup.gz');
  await command('backup', backup);
  await query(url, 'delete from declarations');
  await migrateFurther(url, join(folder, 'migrations'));
  expect(await command('restore', backup)).toContain('1 of 1 declarations');
  expect(await query(url, 'select reference, priority from declarations')).toEqual([
    { reference: 'K-1', priority: 0 },
  ]);
});

test('a backup contains every table that the migrations make, but no account of the office', async () => {
  const url = await databaseForTest();
  await commandsWith({ DATA_DIR: await folderForTest(), DATABASE_URL: url }).command('list');
  const found = await query<{ name: string }>(
    url,
    `select case nspname when 'office' then 'office.' || relname else relname end as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and nspname in ('public', 'office')`,
  );
  // Somebody whose account was removed must not come back by a restore.
  const accounts = ['accounts', 'invitations', 'passkeys', 'sessions', 'two_factors', 'users'];
  const ofAccounts = [
    'declaration_mails',
    'declaration_readers',
    'used_codes',
    'verifications',
    'wrong_tries',
  ];
  // After a restore the office publishes anew from its own words.
  const publications = ['published_builds', 'published_files'];
  const left = [...publications, ...[...accounts, ...ofAccounts].map((name) => `office.${name}`)];
  const all = [...tablesOf(features), ...left].toSorted();
  expect(all).toEqual(found.map(({ name }) => name).sort());
});

test('every column of the tables in the code is made by a migration', async () => {
  const url = await databaseForTest();
  await commandsWith({ DATA_DIR: await folderForTest(), DATABASE_URL: url }).command('list');
  const found = await query<{ column: string }>(
    url,
    `select concat_ws('.', table_schema, table_name, column_name) as column
     from information_schema.columns`,
  );
  const made = new Set(found.map(({ column }) => column));
  const used = (await tablesOfCode()).flatMap((table) => {
    const { schema = 'public', name, columns } = getTableConfig(table);
    return columns.map((column) => `${schema}.${name}.${column.name}`);
  });
  expect(used.length).toBeGreaterThan(50);
  expect(
    used.filter((column) => !made.has(column)),
    'make the missing columns by `npx drizzle-kit generate`',
  ).toEqual([]);
});

async function tablesOfCode(): Promise<PgTable[]> {
  const files = [drizzleConfig.schema].flat().filter((file) => file !== undefined);
  const modules = await Promise.all(
    files.map((file) => import(join(PROJECT_ROOT, file)) as Promise<object>),
  );
  return modules.flatMap((module) =>
    Object.values(module).filter((value): value is PgTable => is(value, PgTable)),
  );
}

/** Does to the database what a version after this one could do. */
async function migrateFurther(url: string, folder: string): Promise<void> {
  await cp(MIGRATIONS, folder, { recursive: true });
  const journalFile = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as {
    entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
  };
  const when = Math.max(...journal.entries.map((entry) => entry.when)) + 1000;
  const idx = journal.entries.length;
  journal.entries.push({ idx, version: '7', when, tag: '9999_newer', breakpoints: true });
  await writeFile(journalFile, JSON.stringify(journal));
  await writeFile(join(folder, '9999_newer.sql'), NEWER);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
