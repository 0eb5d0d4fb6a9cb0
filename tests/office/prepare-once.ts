import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, migrateDatabase } from '#server/database/database.ts';
import { removeFolder } from '#tests/support/data-folder.ts';
import { query } from '#tests/support/test-database.ts';
import { runPrepare, useData } from '../../office/run-prepare.ts';

/** The example content as an office has it after its first start. */
export interface PreparedOffice {
  /** Name of a database to begin as. */
  readonly database: string;
  /** Folder with its pictures, to be copied. */
  readonly dataDir: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Only where the tests of the office run. */
    preparedOffice: PreparedOffice;
  }
}

/** Imports the content once for all tests of a run, which takes longer than many of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const socket = encodeURIComponent(project.getProvidedContext().databaseSocket);
  const addressOf = (name: string): string => `postgres:///${name}?host=${socket}&user=postgres`;
  const database = 'prepared_office';
  const dataDir = await mkdtemp(join(tmpdir(), 'prepared-office-'));
  await query(addressOf('postgres'), `create database ${database}`);
  const report = (sentence: string): void => console.error(sentence);
  const opened = await openDatabase({ url: addressOf(database), dataDir, report });
  await migrateDatabase(opened);
  process.env['CONTENT_DIR'] = 'tests/example-content';
  useData(opened, dataDir);
  const exitCode = await runPrepare();
  await opened.close();
  if (exitCode !== 0) throw new Error('The example content could not be imported.');
  project.provide('preparedOffice', { database, dataDir });
  return () => removeFolder(dataDir);
}
