import { join } from 'node:path';
import { openEditing } from '../../office/editing/editing.ts';
import { draftCommit } from '../../office/publishing/drafts.ts';
import { saveInDraft } from '../../office/publishing/save-in-draft.ts';
import { ANNA, change, KARL, QUESTION, quickBuild } from './office-content.ts';

// The program that tests kill. It saves and publishes for two people without a pause, at once and scheduled.
const [folder = '', round = ''] = process.argv.slice(2);
const editing = await openEditing({
  ...{ projectRoot: folder, dataDir: join(folder, 'data'), inner: 'content' },
  ...{ codeVersion: 'one', buildSite: quickBuild },
});
console.log('begun');
for (let number = 0; ; number += 1) {
  const editor = number % 2 === 0 ? ANNA : KARL;
  const message = `Frage ${round}-${String(number)}?`;
  const commit = await editing.withDraft(editor, async (draft) => {
    await saveInDraft(draft, [change(draft, QUESTION, /^question: .*$/mu, `question: ${message}`)]);
    return draftCommit(editing.history, draft);
  });
  if (number % 3 === 2) {
    editing.schedule.add(new Date(0), { commit, author: editor, message });
    await editing.schedule.runDue(new Date());
  } else {
    await editing.publish(editor, message);
  }
}
