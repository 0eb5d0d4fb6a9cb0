import { APIError, createLocalReq, type PayloadRequest } from 'payload';
import { waitForTurn } from '../collections/turns.ts';
import { websitePort } from '../server/website-port.ts';
import { importContent } from '../transfer/import-content.ts';
import { expectWhole } from './check-publication.ts';
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
  await waitForTurn(req, 'publication');
  await website.tryState(publication.commit, async ({ content, check }) => {
    // Another version of the program may ask for more than this state has.
    expectWhole(check());
    // As the office's own work: words and pictures come back as they were, whatever forms would refuse or fill in.
    const { user, payload, transactionID } = req;
    const context = { [AS_A_WHOLE]: true };
    const own = await createLocalReq({ context, ...(user && { user }) }, payload);
    own.transactionID = transactionID as never;
    await importContent(own, content, { drafts: 'keep', withdraws: true });
    await queuePublication(payload, texts.back(inGerman(publication.updatedAt)), own);
  });
}
