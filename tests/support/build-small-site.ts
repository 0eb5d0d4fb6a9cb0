import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import { build } from 'astro';
import { hostIntegration } from '../../scripts/build/host-integration.ts';

const ROOT = fileURLToPath(new URL('small-site/', import.meta.url));
// Inside the checkout, so that the build finds the installed packages.
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/**
 * Builds `small-site/` with Astro and the integration of the real site.
 *
 * @param afterwards Takes the function that removes the build again.
 * @returns the folder of the build.
 */
export async function buildSmallSite(
  afterwards: (clean: () => Promise<void>) => void,
): Promise<string> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'small-site-'));
  afterwards(() => rm(folder, { recursive: true, force: true }));
  const outDir = join(folder, 'dist');
  await build({
    configFile: false,
    root: ROOT,
    outDir,
    cacheDir: join(folder, 'cache'),
    output: 'static',
    adapter: node({ mode: 'middleware', staticHeaders: true }),
    integrations: [hostIntegration()],
    trailingSlash: 'never',
    build: { format: 'file', inlineStylesheets: 'always' },
    session: false,
    security: { csp: true },
    markdown: { syntaxHighlight: false },
    logLevel: 'warn',
  });
  return outDir;
}
