import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { additionsIntegration, hostAdapter, hostIntegration } from './build/host-integration.ts';
import { consentRulesPlugin } from './build/consent-rules-plugin.ts';
import { markdownProcessor } from './build/markdown.ts';
import { inlineScriptHash, inlineScriptPlugin, islandPlugin } from './build/page-scripts.ts';
import { previewGuard } from './build/preview-guard.ts';
import { TRIAL_MARK } from './build/trial-mark.ts';
import { contentDir } from './src/content-model/content-folder.ts';
import { unlessEmpty } from './src/lib/settings.ts';
import { contentCheckIntegration } from './content-check/content-check-integration.ts';
import { contentDocuments, writtenSiteUrl } from './content-check/content-files.ts';
import { movedAddresses } from './content-check/page-addresses.ts';

const siteUrl = unlessEmpty(process.env['SITE_URL']) ?? writtenSiteUrl(import.meta.dirname);
const isCatalogueBuild = process.env['CATALOGUE'] === '1';
// `npm run release -- FOLDER --trial`: samples, and what nobody has proved or seen yet.
// What the office of such a release publishes is a trial as well.
const isTrial =
  unlessEmpty(process.env['TRIAL']) !== undefined ||
  existsSync(join(import.meta.dirname, TRIAL_MARK));
const isDevelopment = process.argv.includes('dev');
// The office shows a draft below this address of its own, by a development server without an app.
const previewBase = unlessEmpty(process.env['OFFICE_PREVIEW_BASE']);
// For `npm run release`: encoding all pictures takes 230 s of one processor instead of 17 s, and they
// are a sixth smaller.
const isForVisitors = process.env['PICTURES'] === 'best';

// These pages stay out of the sitemap: they redirect, serve one person, or show our parts.
const HIDDEN_PATHS =
  /^\/(?:app|katalog(?:\/.*)?|newsletter\/.*|blog\/(?:cozy-heaven-lyocell-bettwasche-eine-klare-empfehlung|baby-kleinkinder-schlaf))$/;

// Less garbage is kept: the build takes a ninth less memory and no longer.
setFlagsFromString('--heap-growing-percent=20');

/** The catalogue of parts and a page that fails on purpose; never part of a production build. */
const catalogue: AstroIntegration = {
  name: 'catalogue',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      injectRoute({ pattern: '/katalog', entrypoint: './src/catalogue/catalogue.astro' });
      injectRoute({ pattern: '/katalog/fehler', entrypoint: './src/catalogue/failing-page.astro' });
    },
  },
};

/** Every collection listens for changed files; Vite expects at most 50 listeners and warns otherwise. */
const manyCollections: AstroIntegration = {
  name: 'many-collections',
  hooks: { 'astro:server:setup': ({ server }) => void server.watcher.setMaxListeners(100) },
};

export default defineConfig({
  ...(siteUrl && { site: siteUrl }),
  ...(previewBase && { base: previewBase }),
  output: 'static',
  outDir: isCatalogueBuild ? './dist-example' : './dist',
  // Astro takes a kept picture for the same one whatever the effort was, so they are kept apart.
  ...(isForVisitors && { cacheDir: './node_modules/.astro/best' }),
  adapter: hostAdapter(),
  integrations: [
    contentCheckIntegration(),
    manyCollections,
    react(),
    sitemap({ filter: (page) => !HIDDEN_PATHS.test(new URL(page).pathname) }),
    additionsIntegration(import.meta.dirname),
    hostIntegration({
      backendUrl: process.env['PUBLIC_BACKEND_URL'],
      moved: () => movedAddresses(contentDocuments(import.meta.dirname)),
    }),
    ...(isCatalogueBuild || isDevelopment ? [catalogue] : []),
    // Imported only here, because it loads the whole server.
    ...(isDevelopment && previewBase === undefined
      ? [(await import('./build/development-server.ts')).developmentServer(import.meta.dirname)]
      : []),
  ],
  trailingSlash: 'never',
  // While a page waits for React's streams, others are rendered.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  session: false,
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false, processor: markdownProcessor },
  image: {
    service: {
      entrypoint: './build/picture-service.ts',
      config: { avif: { effort: isForVisitors ? 6 : 2, chromaSubsampling: '4:2:0' } },
    },
  },
  security: {
    // No policy allows the styles and scripts of hot reload.
    csp: !isDevelopment && {
      scriptDirective: {
        hashes: [
          await inlineScriptHash('src/document/before-paint.ts'),
          await inlineScriptHash('src/features/blog/list/reserve-room.ts'),
        ],
      },
    },
  },
  vite: {
    // Baked in, because pages on demand are rendered where the release runs.
    define: {
      IS_TRIAL: JSON.stringify(isTrial),
      'process.env.REVIEWS_WIDGET_URL': JSON.stringify(process.env['REVIEWS_WIDGET_URL'] ?? ''),
    },
    // A page names some forty pictures; their own names would cost it 160 bytes.
    build: { rolldownOptions: { output: { assetFileNames: '_astro/[hash:6][extname]' } } },
    // `node_modules` is shared by all previews.
    // Pictures of drafts lie outside; where they may not be read, the server asks itself for them.
    ...(previewBase && {
      cacheDir: '.vite',
      server: { fs: { allow: [import.meta.dirname, contentDir] } },
    }),
    plugins: [
      ...(previewBase ? [previewGuard(process.env['OFFICE_PREVIEW_SECRET'] ?? '')] : []),
      tailwindcss(),
      // Sixty bytes of every page that name Tailwind.
      {
        name: 'no-banner',
        transform: {
          filter: { id: /\.css$/ },
          handler: (css) => css.replace(/^\/\*! tailwindcss.*\n/, ''),
        },
      },
      inlineScriptPlugin(),
      consentRulesPlugin(import.meta.dirname),
      islandPlugin(import.meta.dirname),
    ],
  },
});
