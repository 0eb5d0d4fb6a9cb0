import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { showPreview } from '../preview/preview-app.ts';
import { openPreviewServer } from '../preview/preview-server.ts';
import { websitePort } from './website-port.ts';

interface PreviewOptions {
  readonly projectRoot: string;
  readonly dataDir: string;
  /** The folder of what is published. */
  readonly published: string;
}

/** Shows the newest drafts to whoever is signed in. Drafts belong to documents, so one preview is for all people. */
export function openPreview({ projectRoot, dataDir, published }: PreviewOptions) {
  const content = path.join(dataDir, 'office/drafts/content');
  const server = openPreviewServer(projectRoot, path.join(dataDir, 'office/preview'), content);
  const show = showPreview(content, server.ask);
  let shown = '';
  let writing = Promise.resolve();

  // Each save has its own state; only the first page of it waits until the drafts are written.
  const freshen = (state: string): Promise<void> => {
    if (state === shown) return writing;
    shown = state;
    // One that failed keeps no later one from being written.
    writing = writing
      .catch(() => undefined)
      .then(write)
      .catch((error: unknown) => {
        shown = '';
        throw error;
      });
    return writing;
  };
  const write = async (): Promise<void> => {
    if (!existsSync(content)) {
      cpSync(published, `${content}.part`, { recursive: true });
      renameSync(`${content}.part`, content);
    }
    const changedAt = await websitePort()?.writeDrafts?.(content);
    if (changedAt !== undefined) server.hasChanged(changedAt);
  };

  return {
    /** Writes what was just saved while the form beside a preview still asks for it. */
    renew: (): void => {
      // Whoever asks for the page meets the failure.
      if (server.isRunning()) freshen(randomUUID()).catch(() => undefined);
    },
    /** Answers a request of somebody who is signed in. */
    answer: async (request: Request): Promise<Response> => {
      const state = new URL(request.url).searchParams.get('fassung');
      await (state === null ? writing : freshen(state));
      return show(request);
    },
    stop: server.stop,
  };
}
