import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, getPayload, type Payload, type PayloadRequest } from 'payload';
import { checkContent } from '../content-check/check-content.ts';
import { formatProblem } from '../content-check/content-report.ts';
import { contentDir } from '../src/content-model/content-folder.ts';
import { takeRestored } from '../server/backups/office-backup.ts';
import { mediaFolder } from './collections/media.ts';
import { OperatorError } from '../server/operator-error.ts';
import { migrations } from './migrations/index.ts';
import config from './payload.config.ts';
import { AS_A_WHOLE } from './publishing/publish-hooks.ts';
import { queuePublication } from './publishing/publications.ts';
import { publishingTexts as texts } from './publishing/texts.ts';
import { asOne } from './transfer/as-one.ts';
import { exportContent } from './transfer/export-content.ts';
import { importContent, type Imported } from './transfer/import-content.ts';

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
  const drafts = option === '--replace' ? 'replace' : 'skip';
  const { written, skipped } = await importFolder(payload, folder, drafts).catch(
    (error: unknown) => {
      if (!(error instanceof OperatorError)) throw error;
      console.error(error.message);
      process.exit(1);
    },
  );
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
  if (totalDocs > 0) return;
  if (await takeRestored(process.env['OFFICE_DATABASE'] ?? '')) {
    // A backup holds no built pages, and those of the release show older words.
    await queuePublication(office, texts.restored);
    return;
  }
  const began = performance.now();
  // What an import that was ended in its middle has left there.
  rmSync(mediaFolder(), { recursive: true, force: true });
  const folder = path.join(import.meta.dirname, '..', contentDir);
  const req = await requestOf(office);
  const { others } = await asOne(req, () => importContent(req, folder, { drafts: 'replace' }));
  for (const file of others) console.warn(`The office will write ${file} otherwise than it is.`);
  console.log(`Imported in ${String(Math.round((performance.now() - began) / 1000))} s.`);
}

/** Writes everything that is published into a folder, which may hold an earlier state. */
async function exportFolder(office: Payload, folder: string): Promise<void> {
  const published = path.join(process.env['DATA_DIR'] ?? '', 'office/website/content');
  // Files keep their comments and their order, where there are earlier ones.
  if (!existsSync(folder) && existsSync(published)) cpSync(published, folder, { recursive: true });
  await exportContent(office, folder);
}

/**
 * Brings the files of a folder into the office as new versions, and lets them be published. Documents that
 * somebody is working on are left alone, unless their drafts are to be replaced.
 *
 * @throws OperatorError when the website would have mistakes with these files; then nothing has changed.
 */
async function importFolder(
  office: Payload,
  folder: string,
  drafts: 'replace' | 'skip',
): Promise<Imported> {
  const req = await requestOf(office);
  const root = mkdtempSync(path.join(tmpdir(), 'office-import-'));
  const pictures = path.join(root, 'media');
  cpSync(mediaFolder(), pictures, { recursive: true });
  try {
    return await asOne(req, async () => {
      const imported = await importContent(req, folder, { drafts });
      const content = path.join(root, contentDir);
      cpSync(folder, content, { recursive: true });
      await exportContent(office, content, { req });
      const found = checkContent(root, { earlier: new Map() });
      const problems = found.filter(({ severity }) => severity === 'problem').map(formatProblem);
      if (problems.length > 0) throw new OperatorError(problems.join('\n'));
      if (imported.written.length > 0) await queuePublication(office, texts.imported, req);
      return imported;
    });
  } catch (error) {
    // No transaction takes files back.
    cpSync(pictures, mediaFolder(), { recursive: true });
    throw error;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function requestOf(office: Payload): Promise<PayloadRequest> {
  return createLocalReq({ context: { [AS_A_WHOLE]: true } }, office);
}
