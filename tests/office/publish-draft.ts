import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import {
  draftCommit,
  restAfterPublishing,
  type Draft,
  type Editor,
} from '../../office/publishing/drafts.ts';
import type { Publisher } from '../../office/publishing/publisher.ts';
import { saveInDraft } from '../../office/publishing/save-in-draft.ts';
import { change, QUESTION, type OfficeContent } from './office-content.ts';

/** Publishes what somebody has in the draft. */
export async function publish(office: OfficeContent, publisher: Publisher, editor: Editor) {
  const draft = await office.draftOf(editor);
  const commit = await draftCommit(office.history, draft);
  const result = await publisher.publish({ commit, author: editor, message: 'Neue Worte' });
  if (result.status === 'published') await restAfterPublishing(office.history, draft, commit);
  return result;
}

/** Changes words in a draft. */
export async function edit(draft: Draft, from: string | RegExp, to: string, file = QUESTION) {
  const [saved] = await saveInDraft(draft, [change(draft, file, from, to)]);
  expect(saved?.status).toBe('saved');
}

/** The title of the page that servers show. */
export const servedTitle = (office: OfficeContent): string => {
  const page = readFileSync(join(office.dataDir, 'site/current/client/index.html'), 'utf8');
  return /<title>(.*?)<\/title>/u.exec(page)?.[1] ?? '';
};
