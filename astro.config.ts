import './build/collect-garbage-early.ts';
import node from '@astrojs/node';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, sharpImageService } from 'astro/config';
import { catalogueIntegration } from './build/catalogue-integration.ts';
import { consentContentPlugin, consentScripts } from './build/consent-content-plugin.ts';
import { declarationsIntegration } from './build/declarations-integration.ts';
import { hostIntegration } from './build/host-integration.ts';
import { inlineScriptHash } from './build/inline-script.ts';
import { inlineScriptPlugin } from './build/inline-script-plugin.ts';
import { islandPlugin } from './build/island-plugin.ts';
import { sharePicturesIntegration } from './build/share-pictures/share-pictures-integration.ts';
import { contentCheckIntegration } from './content-check/content-check-integration.ts';
import { writtenSiteUrl } from './content-check/content-files.ts';
import { shareScript } from './src/features/blog/article/share-script.ts';
import { articleListScript } from './src/features/blog/list/article-list-script.ts';
import { unknownArticle } from './src/features/blog/addresses.ts';
import { cancellationScript } from './src/features/declarations/cancellation/cancellation-script.ts';
import { consentScript } from './src/features/consent/consent-script.ts';
import { withdrawalScript } from './src/features/declarations/withdrawal/withdrawal-script.ts';
import { fonts } from './src/document/fonts.ts';
import { isHiddenPath } from './src/document/hidden-paths.ts';

// An empty value counts as not set (.env.example).
const siteUrl = [process.env['SITE_URL'], writtenSiteUrl(import.meta.dirname)].find(Boolean);
const isCatalogueBuild = process.env['CATALOGUE'] === '1';
const isDevelopment = process.argv.includes('dev');

export default defineConfig({
  ...(siteUrl && { site: siteUrl }),
  output: 'static',
  outDir: isCatalogueBuild ? './dist-example' : './dist',
  // Declarations are at most 16 KiB; this is the last fence, for bodies of unknown length.
  adapter: node({ mode: 'middleware', staticHeaders: true, bodySizeLimit: 64 * 1024 }),
  integrations: [
    contentCheckIntegration(),
    react(),
    sitemap({ filter: (page) => !isHiddenPath(new URL(page).pathname) }),
    sharePicturesIntegration(),
    hostIntegration({
      backendUrl: process.env['PUBLIC_BACKEND_URL'],
      services: () => consentScripts(import.meta.dirname),
      redirects: [unknownArticle],
    }),
    ...(isCatalogueBuild || isDevelopment ? [catalogueIntegration()] : []),
    ...(isDevelopment ? [declarationsIntegration()] : []),
  ],
  trailingSlash: 'never',
  // Pages wait for streams of React; meanwhile others are made.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  session: false,
  devToolbar: { enabled: false },
  fonts,
  markdown: { syntaxHighlight: false },
  // An eighth less for the same pictures, for twice the time to encode one, once.
  image: { service: sharpImageService({ avif: { effort: 6, chromaSubsampling: '4:2:0' } }) },
  security: {
    // Styles and scripts with hot reload are in no policy.
    csp: !isDevelopment && {
      scriptDirective: { hashes: [await inlineScriptHash('src/document/before-paint.ts')] },
    },
  },
  vite: {
    // Every page names dozens of files; four letters tell two versions of one apart well enough.
    build: { rolldownOptions: { output: { assetFileNames: '_astro/[name].[hash:4][extname]' } } },
    plugins: [
      tailwindcss(),
      inlineScriptPlugin(),
      consentContentPlugin(import.meta.dirname),
      islandPlugin({
        [articleListScript]: 'src/site/wake-article-page.ts',
        [shareScript]: 'src/features/blog/article/share.ts',
        [cancellationScript]: 'src/features/declarations/cancellation/cancellation-island.tsx',
        [withdrawalScript]: 'src/features/declarations/withdrawal/withdrawal-island.tsx',
        [consentScript]: 'src/features/consent/consent-control.ts',
      }),
    ],
  },
});
