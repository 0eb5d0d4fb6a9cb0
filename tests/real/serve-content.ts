import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { removeFolder } from '#tests/support/data-folder.ts';
import { startServer } from '#tests/support/server-process.ts';

/**
 * Builds the site of the folder `content` below another one and serves it until the stack is left.
 *
 * @throws Error with all output when it cannot be built.
 */
export async function serveContent(
  folder: string,
  stack: AsyncDisposableStack,
  variables: Readonly<Record<string, string>> = {},
): Promise<{ dist: string; site: string }> {
  // Folders of its own, because the other builds are kept.
  const build = `
    import { build } from 'astro';
    await build({ outDir: './${folder}/dist', cacheDir: './${folder}/cache', logLevel: 'error' });
    // What the build leaves open would keep the process; Astro's own command ends like this as well.
    process.exit();
  `;
  const built = await runHere(['--input-type=module', '-e', build], `${folder}/content`, variables);
  if (built.exitCode !== 0) throw new Error(built.output);
  const dataDir = await mkdtemp(join(tmpdir(), 'changed-site-'));
  stack.defer(() => removeFolder(dataDir));
  const dist = `${folder}/dist`;
  const { site } = await startServer((stop) => stack.defer(stop), {
    DIST_DIR: dist,
    DATA_DIR: dataDir,
    ADMIN_PORT: '0',
    LOG_LEVEL: 'error',
  });
  return { dist, site };
}

/** Runs Node in the project with that content folder. */
export async function runHere(
  args: string[],
  content: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<{ exitCode: number | null; output: string }> {
  const settings = { CONTENT_DIR: content, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...settings, ...variables },
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  return { exitCode, output: stdout + stderr };
}
