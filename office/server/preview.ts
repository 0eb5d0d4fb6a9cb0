import { cpSync, existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { showPreview } from '../preview/preview-page.ts';
import { openPreviewServer } from '../preview/preview-server.ts';
import { websitePort } from './website-port.ts';

interface PreviewOptions {
  readonly projectRoot: string;
  readonly dataDir: string;
  /** The folder of what is published. */
  readonly published: string;
}

export type Preview = ReturnType<typeof openPreview>;

/** Shows the newest drafts to whoever is signed in. Drafts belong to documents, so one preview is for all people. */
export function openPreview({ projectRoot, dataDir, published }: PreviewOptions) {
  const content = path.join(dataDir, 'office/drafts/content');
  const server = openPreviewServer(projectRoot, path.join(dataDir, 'office/preview'), content);
  const show = showPreview(content, server.ask);
  let shown = '';
  let writing = Promise.resolve();
  let isUnderWay = false;
  let next: Promise<void> | undefined;

  const write = async (): Promise<void> => {
    next = undefined;
    isUnderWay = true;
    try {
      if (!existsSync(content)) {
        cpSync(published, `${content}.part`, { recursive: true });
        renameSync(`${content}.part`, content);
      }
      const changedAt = await websitePort()?.writeDrafts?.(content);
      if (changedAt !== undefined) server.hasChanged(changedAt);
    } catch (error) {
      shown = '';
      throw error;
    } finally {
      isUnderWay = false;
    }
  };
  // What was saved while one is written waits for the next, which holds all of it.
  const writeAnew = (): Promise<void> => {
    // One that failed keeps no later one from being written.
    next ??= writing.catch(() => undefined).then(write);
    return (writing = next);
  };

  return {
    /** Writes what was just saved while the form beside a preview still asks for it. */
    renew: (): void => {
      // Whoever asks for the page meets the failure.
      if (isUnderWay || server.isRunning()) writeAnew().catch(() => undefined);
    },
    /** Answers a request of somebody who is signed in. */
    answer: async (request: Request): Promise<Response> => {
      const state = new URL(request.url).searchParams.get('fassung');
      // Only the first page of a look waits for more than what is being written.
      const isNew = state !== null && state !== shown;
      if (isNew) shown = state;
      // With every save one begins or waits, so the one that is under way holds the newest.
      await (isNew && !isUnderWay ? writeAnew() : writing);
      return show(request);
    },
    stop: server.stop,
  };
}
