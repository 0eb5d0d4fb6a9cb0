import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pLimit from 'p-limit';
import { createLog } from '#server/log.ts';
import { processLog, toldPublisher, type ProcessLog } from '../process-log.ts';
import { buildInChild, type BuildSite } from '../publishing/build-child.ts';
import {
  openHistory,
  publishedCommit,
  takeOverFiles,
  type ContentHistory,
} from '../publishing/content-history.ts';
import {
  draftCommit,
  openDraft,
  restAfterPublishing,
  type Draft,
  type Editor,
} from '../publishing/drafts.ts';
import { hasDueArticle } from '../publishing/due-articles.ts';
import { openPublisher, type Publisher } from '../publishing/publisher.ts';
import type { PublishingResult } from '../publishing/publishing.ts';
import { openSchedule, type Schedule } from '../publishing/schedule.ts';
import { editingTexts } from './texts.ts';

export interface EditingOptions {
  /** Checkout of the project, with a slash at the end or not. */
  readonly projectRoot: string;
  readonly dataDir: string;
  /** The content folder below the project, such as `content`. */
  readonly inner: string;
  /** Where it lies when it is not in the project. */
  readonly contentFolder?: string;
  readonly codeVersion: string;
  readonly buildSite?: BuildSite;
  /** Called with the result of each publication; without it only failures are written, to standard output. */
  readonly events?: ProcessLog;
}

/** What every route of editing knows: who asks. */
export interface EditingVariables {
  Variables: { readonly editor: Editor };
}

/** Everything that editors do, whatever the pages look like. */
export interface Editing {
  readonly history: ContentHistory;
  readonly publisher: Publisher;
  readonly schedule: Schedule;
  readonly inner: string;
  /** Works on somebody's draft; one thing after the other, so that nothing is half done. */
  readonly withDraft: <Result>(
    editor: Editor,
    work: (draft: Draft) => Promise<Result> | Result,
  ) => Promise<Result>;
  /** Folder of somebody's draft, which is made when there is none. */
  readonly draftFolder: (editor: Editor) => Promise<string>;
  /** Called with the id of an editor whose draft says something new, and when that was written. */
  readonly whenSaved: (listener: (editorId: string, writtenAt: number) => void) => void;
  readonly hasSaved: (editor: Editor, writtenAt: number) => void;
  readonly publish: (editor: Editor, message: string) => Promise<PublishingResult>;
  readonly events: ProcessLog;
  readonly stop: () => void;
}

const LOOK_FOR_ARTICLES_MS = 10 * 60 * 1000;

/**
 * Opens the content for editing; the history is made at the first time.
 *
 * @throws GitFailure when Git is missing or the folder cannot be written.
 */
export async function openEditing(options: EditingOptions): Promise<Editing> {
  const { projectRoot, dataDir, inner, codeVersion, buildSite = buildInChild } = options;
  const { contentFolder = resolve(projectRoot, inner), events = processLog(createLog('error')) } =
    options;
  const officeFolder = join(dataDir, 'office');
  mkdirSync(officeFolder, { recursive: true, mode: 0o700 });
  const history = await openHistory(contentFolder, officeFolder);
  const opened = await openPublisher({
    ...{ history, projectRoot, dataDir, inner, codeVersion, buildSite },
  });
  const publisher = toldPublisher(opened, events);
  const schedule = openSchedule(officeFolder, publisher.publish);
  const oneAtATime = pLimit(1);

  const withDraft: Editing['withDraft'] = (editor, work) =>
    oneAtATime(async () => {
      await takeOverFiles(history);
      return work(await openDraft(history, join(officeFolder, 'drafts'), inner, editor));
    });
  const draftFolder: Editing['draftFolder'] = async (editor) => {
    const folder = join(officeFolder, 'drafts', editor.id, inner);
    if (existsSync(folder)) return folder;
    return withDraft(editor, (draft) => draft.contentFolder);
  };
  const publish: Editing['publish'] = async (editor, message) => {
    const commit = await withDraft(editor, (draft) => draftCommit(history, draft));
    const result = await publisher.publish({ commit, author: editor, message });
    if (result.status === 'published') {
      await withDraft(editor, (draft) => restAfterPublishing(history, draft, commit));
    }
    return result;
  };
  const lookForArticles = async (): Promise<void> => {
    const [newest] = await publisher.history();
    if (newest === undefined || !hasDueArticle(contentFolder, newest.at, new Date())) return;
    const commit = await publishedCommit(history);
    const author = { name: 'Büro', email: 'buero@localhost' };
    await publisher.publish({ commit, author, message: editingTexts.articleDay, always: true });
  };
  const timer = setInterval(() => {
    lookForArticles().catch((error: unknown) => {
      events.failure('Articles whose day has come could not be published.', error);
    });
  }, LOOK_FOR_ARTICLES_MS).unref();
  const stop = (): void => {
    clearInterval(timer);
    schedule.stop();
  };
  const listeners: ((editorId: string, writtenAt: number) => void)[] = [];
  return {
    ...{ history, publisher, schedule, inner, withDraft, draftFolder, publish, events, stop },
    whenSaved: (listener) => void listeners.push(listener),
    hasSaved: ({ id }, writtenAt) => {
      for (const listener of listeners) listener(id, writtenAt);
    },
  };
}
