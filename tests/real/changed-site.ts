import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test as base } from '#tests/support/browser-test.ts';
import { removeFolder } from '#tests/support/data-folder.ts';
import { startServer } from '#tests/support/server-process.ts';
import { addAndRemove, changeContent } from './change-content.ts';

// Below the folder that Playwright empties at its start.
const FOLDER = 'test-results/changed-site';
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
      mkdirSync(FOLDER, { recursive: true });
      await changeContent('content', CONTENT);
      const addresses = addAndRemove(CONTENT);
      const check = await run(['content-check/run-content-check.ts']);
      const built = await run(['--input-type=module', '-e', BUILD]);
      if (built.exitCode !== 0) throw new Error(`${check.output}\n${built.output}`);
      await using stack = new AsyncDisposableStack();
      const dataDir = await mkdtemp(join(tmpdir(), 'changed-site-'));
      stack.defer(() => removeFolder(dataDir));
      const dist = `${FOLDER}/dist`;
      const server = await startServer((stop) => stack.defer(stop), {
        ...{ DIST_DIR: dist, DATA_DIR: dataDir },
        ...{ ADMIN_PORT: '0', LOG_LEVEL: 'error' },
      });
      await use({ content: CONTENT, dist, check, ...addresses, site: server.site });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ changed }, use) => use(changed.site),
});

// Folders of its own, because the other builds are kept.
const BUILD = `
  import { build } from 'astro';
  await build({ outDir: './${FOLDER}/dist', cacheDir: './${FOLDER}/cache', logLevel: 'error' });
  // What the build leaves open would keep the process; Astro's own command ends like this as well.
  process.exit();
`;

async function run(args: string[]): Promise<{ exitCode: number | null; output: string }> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, CONTENT_DIR: CONTENT, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  return { exitCode, output: stdout + stderr };
}
