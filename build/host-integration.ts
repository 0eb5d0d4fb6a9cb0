import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration, IntegrationResolvedRoute } from 'astro';
import { build } from 'esbuild';
import { HANDLER_FILE } from '#server/http/build-manifest.ts';
import { consentScripts } from './consent-rules-plugin.ts';
import { finishBuild } from './finish-build.ts';
import { policyDirectivesWith } from './page-policies.ts';
import { writeOfflineWorker } from './offline.ts';
import { writeSearchIndex } from './search-index.ts';
import { writeServerFacts } from './server-facts.ts';
import { writeSharePictures } from './share-pictures.ts';

// The host sends these itself, with the status in their name; they have no address of their own.
const STATUS_PAGES = new Set(['/404', '/500']);

const ASTRO_LOG = new URL('astro-log.ts', import.meta.url);

// Everything the handler imports is bundled into it, so that a running site needs neither Astro nor
// React among its packages. Only Astro's picture service imports sharp, and its address is not reachable.
const ssr = { resolve: { noExternal: true as const, external: ['sharp'] } };

interface HostOptions {
  readonly backendUrl?: string | undefined;
  readonly moved?: () => ReadonlyMap<string, string>;
}

/**
 * Prepares a build for the host in `server/`: completes the security policy, compresses all
 * files once and writes `static-files.json`, from which the host serves.
 *
 * @param options.backendUrl A backend on another origin that the browser may talk to.
 * @param options.moved Former addresses of pages, with those of today; asked for at the end of a build, when
 *   the content has been checked.
 */
export function hostIntegration({ backendUrl, moved }: HostOptions = {}): AstroIntegration {
  const backendOrigin = backendUrl ? new URL(backendUrl).origin : undefined;
  const directives = policyDirectivesWith(backendOrigin);
  let config: AstroConfig;
  let onDemand: string[] = [];
  const pagePolicies = new Map<string, string>();
  return {
    name: 'host',
    hooks: {
      'astro:config:setup': ({ config: given, updateConfig, command }) => {
        if (command === 'build') {
          updateConfig({ logger: { entrypoint: ASTRO_LOG }, vite: { environments: { ssr } } });
        }
        if (given.security.csp === false) return;
        updateConfig({ security: { csp: { algorithm: 'SHA-256', directives } } });
      },
      'astro:config:done': ({ config: done }) => {
        config = done;
      },
      'astro:routes:resolved': ({ routes }) => {
        onDemand = onDemandPatterns(routes);
      },
      'astro:build:generated': ({ routeToHeaders }) => {
        for (const [page, { headers }] of routeToHeaders) {
          const policy = headers.get('Content-Security-Policy');
          if (policy !== null) pagePolicies.set(page, policy);
        }
      },
      'astro:build:done': async ({ logger }) => {
        const distFolder = fileURLToPath(config.outDir);
        await packHandler(distFolder);
        const manifest = await finishBuild({
          distFolder,
          assetsFolder: config.build.assets,
          pagePolicies,
          directives,
          onDemand,
          services: consentScripts(fileURLToPath(config.root)),
          ...(moved && { moved: moved() }),
          cacheFolder: fileURLToPath(new URL('brotli/', config.cacheDir)),
        });
        logger.info(`${String(Object.keys(manifest.files).length)} addresses are ready to serve.`);
      },
    },
  };
}

/** Routes of the project that Astro renders on demand; its own internal endpoints stay unreachable. */
export function onDemandPatterns(
  routes: readonly Pick<
    IntegrationResolvedRoute,
    'pattern' | 'patternRegex' | 'isPrerendered' | 'origin'
  >[],
): string[] {
  return routes
    .filter((route) => !route.isPrerendered && route.origin !== 'internal')
    .filter((route) => !STATUS_PAGES.has(route.pattern))
    .map((route) => route.patternRegex.source);
}

/**
 * Packs the many modules of Astro's handler for pages on demand into one CommonJS file. Node keeps every
 * ES module until the process ends, so a server would grow by ten megabytes with each publication.
 */
async function packHandler(distFolder: string): Promise<void> {
  const folder = join(distFolder, 'server');
  const entry = join(folder, 'entry.mjs');
  // A site without pages on demand has none.
  if (!existsSync(entry)) return;
  const packed = join(distFolder, 'handler.cjs');
  await build({
    entryPoints: [entry],
    outfile: packed,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    define: { 'import.meta.url': 'addressOfHandler' },
    banner: { js: "const addressOfHandler = require('node:url').pathToFileURL(__filename).href;" },
    logLevel: 'warning',
    // The project's settings would add a line for strict mode.
    tsconfigRaw: {},
  });
  await rm(folder, { recursive: true });
  await mkdir(folder);
  await rename(packed, join(distFolder, HANDLER_FILE));
}

const NAME = 'host-adapter';

/** What the host in `server/` takes from a build: finished pages, their policies, and a function that renders the rest. */
export function hostAdapter(): AstroIntegration {
  return {
    name: NAME,
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // The host itself looks where a form comes from.
        updateConfig({ security: { checkOrigin: false }, build: { redirects: false } });
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: NAME,
          // eslint-disable-next-line @typescript-eslint/no-deprecated -- else Astro takes the way of before.
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('on-demand-entry.ts', import.meta.url),
          adapterFeatures: {
            buildOutput: 'server',
            middlewareMode: 'classic',
            staticHeaders: true,
          },
          supportedAstroFeatures: {
            hybridOutput: 'stable',
            staticOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
    },
  };
}

/** What is made of the finished pages and of the content, before `hostIntegration` compresses all files. */
export function additionsIntegration(root: string): AstroIntegration {
  let config: AstroConfig;
  return {
    name: 'additions',
    hooks: {
      'astro:config:done': ({ config: done }) => {
        config = done;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const clientFolder = fileURLToPath(dir);
        const cacheFolder = join(fileURLToPath(config.cacheDir), 'share-pictures');
        logger.info(await writeSharePictures(root, clientFolder, cacheFolder));
        await writeOfflineWorker(clientFolder);
        await writeSearchIndex(root, clientFolder);
        await writeServerFacts(root, fileURLToPath(config.outDir), config.site);
      },
    },
  };
}
