import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { APIError, type PayloadRequest } from 'payload';
import { websitePort } from '../server/website-port.ts';
import { importContent } from '../transfer/import-content.ts';
import { AS_A_WHOLE } from './publish-hooks.ts';
import { findPublications, queuePublication } from './publications.ts';
import { inGerman } from '../german.ts';
import { publishingTexts as texts } from './texts.ts';

/** Publishes the words of an earlier publication again; drafts stay, and what came later becomes one. */
export async function goBack(req: PayloadRequest, id: unknown): Promise<void> {
  if (!Number.isSafeInteger(id)) throw new APIError(texts.noState, 400);
  const [publication] = await findPublications(req.payload, { id: { equals: id } }, 1);
  const website = websitePort();
  if (!publication?.commit || website === undefined) throw new APIError(texts.noState, 404);
  const folder = mkdtempSync(path.join(tmpdir(), 'office-state-'));
  try {
    await website.stateAt(publication.commit, folder);
    req.context[AS_A_WHOLE] = true;
    await importContent(req, folder, { drafts: 'keep', withdraws: true });
    await queuePublication(req.payload, texts.back(inGerman(publication.updatedAt)), req);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
