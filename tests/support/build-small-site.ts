import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { hostAdapter, hostIntegration } from '#build/host-integration.ts';
import { writeFacts } from '#tests/support/empty-site.ts';

const ROOT = fileURLToPath(new URL('small-site/', import.meta.url));

/** Where builds of the small site must lie to find the installed packages. */
export const SMALL_SITE_CACHE = fileURLToPath(
  new URL('../../node_modules/.cache/', import.meta.url),
);

/**
 * Builds `small-site/` with Astro and the integration of the real site.
 *
 * @param folder An empty folder below `SMALL_SITE_CACHE`.
 * @returns the folder of the build.
 */
export async function buildSmallSite(folder: string): Promise<string> {
  const outDir = join(folder, 'dist');
  await build({
    configFile: false,
    root: ROOT,
    outDir,
    cacheDir: join(folder, 'cache'),
    output: 'static',
    adapter: hostAdapter(),
    integrations: [hostIntegration()],
    trailingSlash: 'never',
    build: { format: 'file', inlineStylesheets: 'always' },
    session: false,
    security: { csp: true },
    markdown: { syntaxHighlight: false },
    logLevel: 'warn',
  });
  await writeFacts(outDir);
  return outDir;
}
