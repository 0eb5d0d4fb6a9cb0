import { rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import { getPayload, type Payload } from 'payload';
import { contentDir } from '../src/content-model/content-folder.ts';
import { takeRestored } from '../server/backups/office-backup.ts';
import { mediaFolder } from './collections/media.ts';
import { OperatorError } from '../server/operator-error.ts';
import { migrations } from './migrations/index.ts';
import config from './payload.config.ts';
import { exportFolder, importFolder } from './transfer/folders.ts';
import { importContent } from './transfer/import-content.ts';

// node prepare.ts: tables and, once, the content of the project; in a process of its own, because it needs
// much memory only then. node prepare.ts export FOLDER: writes what is published. node prepare.ts import FOLDER
// [--replace]: brings files in as new versions.
const [word, folder = '', option] = process.argv.slice(2);
const payload = await getPayload({ config, disableOnInit: true });
if (word === 'export') await exportFolder(payload, folder);
else if (word === 'import') await bringIn();
else {
  await migrate(payload);
  await importOnce(payload);
}
process.exit(0);

async function bringIn(): Promise<void> {
  const { written, skipped } = await importFolder(payload, folder, {
    replace: option === '--replace',
  }).catch((error: unknown) => {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exit(1);
  });
  console.log(`${String(written.length)} files came in as new versions.`);
  for (const file of skipped)
    console.warn(`${file} has an open draft and was left alone; --replace takes the file instead.`);
}

interface Executed {
  rows: readonly Record<string, unknown>[];
}

async function migrate({ db }: Payload): Promise<void> {
  const { drizzle } = db as unknown as {
    drizzle: { execute: (query: unknown) => Promise<Executed> };
  };
  await drizzle.execute(sql`create schema if not exists payload`);
  await db.migrate({ migrations } as never);
}

async function importOnce(office: Payload): Promise<void> {
  const { totalDocs } = await office.count({ collection: 'media' as never, trash: true });
  if (totalDocs > 0 || (await takeRestored(process.env['OFFICE_DATABASE'] ?? ''))) return;
  const began = performance.now();
  // What an import that was ended in its middle has left there.
  rmSync(mediaFolder(), { recursive: true, force: true });
  const folder = path.join(import.meta.dirname, '..', contentDir);
  const { others } = await importContent(office, folder, { drafts: 'replace' });
  for (const file of others) console.warn(`The office will write ${file} otherwise than it is.`);
  console.log(`Imported in ${String(Math.round((performance.now() - began) / 1000))} s.`);
}
