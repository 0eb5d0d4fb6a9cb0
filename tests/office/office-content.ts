import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildSite } from '../../office/publishing/build-child.ts';
import { openHistory, type ContentHistory } from '../../office/publishing/content-history.ts';
import { openDraft, type Draft, type Editor } from '../../office/publishing/drafts.ts';
import { openPublisher, type Publisher } from '../../office/publishing/publisher.ts';
import { hashOfText } from '../../office/content/text-hash.ts';
import { folderForTest, writeSite } from '#tests/support/site-fixture.ts';

export const ANNA: Editor = { id: 'anna', name: 'Anna Muster', email: 'anna@firma.example' };
export const KARL: Editor = { id: 'karl', name: 'Karl Exempel', email: 'karl@firma.example' };

export const PRICE = 'site/offer.yaml';
export const QUESTION = 'faq/kosten.yaml';

/** A content folder of its own with the office's data beside it. */
export interface OfficeContent {
  readonly folder: string;
  readonly contentFolder: string;
  readonly dataDir: string;
  readonly history: ContentHistory;
  readonly draftOf: (editor: Editor) => Promise<Draft>;
  readonly publisher: (buildSite?: BuildSite) => Promise<Publisher>;
  readonly read: (file: string) => string;
}

/** Opens the office on a copy of the example content, with the real Git. */
export async function officeContent(given?: string): Promise<OfficeContent> {
  const folder = given ?? (await folderForTest());
  const contentFolder = join(folder, 'content');
  cpSync('tests/example-content', contentFolder, { recursive: true });
  return reopen(folder);
}

/** Opens it again, as a new process does. */
export async function reopen(folder: string): Promise<OfficeContent> {
  const contentFolder = join(folder, 'content');
  const dataDir = join(folder, 'data');
  const officeFolder = join(dataDir, 'office');
  mkdirSync(officeFolder, { recursive: true });
  const history = await openHistory(contentFolder, officeFolder);
  return {
    ...{ folder, contentFolder, dataDir, history },
    draftOf: (editor) => openDraft(history, join(officeFolder, 'drafts'), 'content', editor),
    publisher: (buildSite = quickBuild) =>
      openPublisher({
        ...{ history, dataDir, buildSite },
        projectRoot: folder,
        inner: 'content',
        codeVersion: 'one',
      }),
    read: (file) => readFileSync(join(contentFolder, file), 'utf8'),
  };
}

let builds = 0;

/** A build that takes no time: one page that says what the question about the price says. */
export const quickBuild: BuildSite = async ({ contentFolder, projectRoot }) => {
  builds += 1;
  const folder = join(projectRoot, `build-${String(builds)}`);
  const words = readFileSync(join(contentFolder, QUESTION), 'utf8');
  const title = /^question: (.*)$/mu.exec(words)?.[1] ?? '';
  await writeSite(folder, {
    'index.html': `<!doctype html><html lang="de"><title>${title}</title></html>`,
  });
  return { status: 'built', folder };
};

/** A change of one file of a draft from the words it has. */
export function change(draft: Draft, file: string, from: string | RegExp, to: string) {
  const text = readFileSync(join(draft.contentFolder, file), 'utf8');
  const content = text.replace(from, to);
  if (content === text) throw new Error(`${file} does not hold ${String(from)}.`);
  return { file, content, basedOn: hashOfText(text) };
}
