import { mkdirSync, rmSync } from 'node:fs';
import { test as base } from '#tests/support/browser-test.ts';
import { addAndRemove, changeContent } from './change-content.ts';
import { runHere, serveContent } from './serve-content.ts';

// Beside the folders of the stages, each of which Playwright empties at the start of its own.
const FOLDER = 'test-results/sites/changed';
const CONTENT = `${FOLDER}/content`;

export interface ChangedSite {
  readonly content: string;
  readonly dist: string;
  /** What the content check said, and whether it let the build begin. */
  readonly check: { readonly exitCode: number | null; readonly output: string };
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Where it runs. */
  readonly site: string;
}

/** The site after somebody has rewritten the whole content; built once for all tests of the file. */
export const test = base.extend<object, { changed: ChangedSite }>({
  changed: [
    async ({}, use) => {
      rmSync(FOLDER, { recursive: true, force: true });
      mkdirSync(FOLDER, { recursive: true });
      await changeContent('content', CONTENT);
      const addresses = addAndRemove(CONTENT);
      const check = await runHere(['content-check/run-content-check.ts'], CONTENT);
      await using stack = new AsyncDisposableStack();
      const { dist, site } = await serveContent(FOLDER, stack);
      await use({ content: CONTENT, dist, check, ...addresses, site });
    },
    { scope: 'worker', timeout: 480_000 },
  ],
  baseURL: async ({ changed }, use) => use(changed.site),
});
