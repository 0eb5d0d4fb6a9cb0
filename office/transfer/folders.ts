import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload';
import { checkContent } from '../../content-check/check-content.ts';
import { formatProblem } from '../../content-check/content-report.ts';
import { OperatorError } from '../../server/operator-error.ts';
import { contentDir } from '../../src/content-model/content-folder.ts';
import { AS_A_WHOLE } from '../publishing/publish-hooks.ts';
import { queuePublication } from '../publishing/publications.ts';
import { publishingTexts as texts } from '../publishing/texts.ts';
import { exportContent } from './export-content.ts';
import { importInto, type Imported } from './import-content.ts';

/** Writes everything that is published into a folder, which may hold an earlier state. */
export async function exportFolder(payload: Payload, folder: string): Promise<void> {
  const published = path.join(process.env['DATA_DIR'] ?? '', 'office/website/content');
  // Files keep their comments and their order, where there are earlier ones.
  if (!existsSync(folder) && existsSync(published)) cpSync(published, folder, { recursive: true });
  await exportContent(payload, folder);
}

/**
 * Brings the files of a folder into the office as new versions, and lets them be published. Documents that
 * somebody is working on are left alone, unless their drafts are to be replaced.
 *
 * @throws OperatorError when the website would have mistakes with these files; then nothing has changed.
 */
export async function importFolder(
  payload: Payload,
  folder: string,
  { replace = false }: { readonly replace?: boolean } = {},
): Promise<Imported> {
  const req = await createLocalReq({ context: { [AS_A_WHOLE]: true } }, payload);
  const root = mkdtempSync(path.join(tmpdir(), 'office-import-'));
  await initTransaction(req);
  try {
    const imported = await importInto(req, folder, { drafts: replace ? 'replace' : 'skip' });
    const content = path.join(root, contentDir);
    cpSync(folder, content, { recursive: true });
    await exportContent(payload, content, { req });
    const found = checkContent(root, { earlier: new Map() });
    const problems = found.filter(({ severity }) => severity === 'problem').map(formatProblem);
    if (problems.length > 0) throw new OperatorError(problems.join('\n'));
    if (imported.written.length > 0) await queuePublication(payload, texts.imported, req);
    await commitTransaction(req);
    return imported;
  } catch (error) {
    await killTransaction(req);
    throw error;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
