import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { buildInChild } from '../../office/publishing/build-child.ts';
import { openHistory } from '../../office/publishing/content-history.ts';
import { draftCommit, openDraft } from '../../office/publishing/drafts.ts';
import { openPublisher } from '../../office/publishing/publisher.ts';
import { saveInDraft } from '../../office/publishing/save-in-draft.ts';
import { ANNA, change, QUESTION } from './office-content.ts';

// What tests kill: publishes one changed word with the real build and prints where it is.
const [folder = '', question = ''] = process.argv.slice(2);
const officeFolder = join(folder, 'data/office');
const history = await openHistory(join(folder, 'content'), officeFolder);
const publisher = await openPublisher({
  history,
  projectRoot: fileURLToPath(new URL('../..', import.meta.url)),
  dataDir: join(folder, 'data'),
  inner: 'content',
  codeVersion: 'one',
  buildSite: buildInChild,
});
const draft = await openDraft(history, join(officeFolder, 'drafts'), 'content', ANNA);
await saveInDraft(draft, [change(draft, QUESTION, /^question: .*$/mu, `question: ${question}`)]);
let last = '';
const watch = setInterval(() => {
  const step = publisher.current();
  const name = step?.step === 'building' ? step.build.step : (step?.step ?? '');
  if (name !== last) console.log(`step ${name}`);
  last = name;
}, 5);
const commit = await draftCommit(history, draft);
const begun = performance.now();
const result = await publisher.publish({ commit, author: ANNA, message: question });
clearInterval(watch);
const seconds = (performance.now() - begun) / 1000;
console.log(JSON.stringify({ ...result, seconds }));
