import path from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import { getPayload, type Payload } from 'payload';
import { contentDir } from '../src/content-model/content-folder.ts';
import { migrations } from './migrations/index.ts';
import config from './payload.config.ts';
import { exportContent } from './transfer/export-content.ts';
import { importContent } from './transfer/import-content.ts';

// node prepare.ts: tables and, once, the content of the project; in a process of its own, because it needs
// much memory only then. node prepare.ts export FOLDER: writes what is published.
const [word, folder = ''] = process.argv.slice(2);
const payload = await getPayload({ config, disableOnInit: true });
if (word === 'export') await exportContent(payload, folder);
else {
  await migrate(payload);
  await importOnce(payload);
}
process.exit(0);

type Executed = { rows: readonly Record<string, unknown>[] };

async function migrate({ db }: Payload): Promise<void> {
  const { drizzle } = db as unknown as {
    drizzle: { execute: (query: unknown) => Promise<Executed> };
  };
  await drizzle.execute(sql`create schema if not exists payload`);
  await db.migrate({ migrations } as never);
}

async function importOnce(office: Payload): Promise<void> {
  const { totalDocs } = await office.count({ collection: 'media' as never, trash: true } as never);
  if (totalDocs > 0) return;
  const began = performance.now();
  const others = await importContent(office, path.join(import.meta.dirname, '..', contentDir));
  for (const file of others) console.warn(`The office will write ${file} otherwise than it is.`);
  console.log(`Imported in ${String(Math.round((performance.now() - began) / 1000))} s.`);
}
