import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { catalogueIntegration } from './scripts/build/catalogue-integration.ts';
import { hostIntegration } from './scripts/build/host-integration.ts';
import { inlineScriptHash } from './scripts/build/inline-script.ts';
import { inlineScriptPlugin } from './scripts/build/inline-script-plugin.ts';
import { contentCheckIntegration } from './src/content-model/check/content-check-integration.ts';
import { writtenSiteUrl } from './src/content-model/check/written-site-url.ts';
import { fonts } from './src/shell/fonts.ts';

const siteUrl = process.env['SITE_URL'] ?? writtenSiteUrl(import.meta.dirname);
const isCatalogueBuild = process.env['CATALOGUE'] === '1';
const isDevelopment = process.argv.includes('dev');

export default defineConfig({
  ...(siteUrl && { site: siteUrl }),
  output: 'static',
  outDir: isCatalogueBuild ? './dist-catalogue' : './dist',
  // Declarations are at most 16 KiB; this is the last fence, for bodies of unknown length.
  adapter: node({ mode: 'middleware', staticHeaders: true, bodySizeLimit: 64 * 1024 }),
  integrations: [
    contentCheckIntegration(),
    react(),
    hostIntegration({ backendUrl: process.env['PUBLIC_BACKEND_URL'] }),
    ...(isCatalogueBuild || isDevelopment ? [catalogueIntegration()] : []),
  ],
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  session: false,
  devToolbar: { enabled: false },
  fonts,
  markdown: { syntaxHighlight: false },
  security: {
    csp: { scriptDirective: { hashes: [await inlineScriptHash('src/shell/before-paint.ts')] } },
  },
  vite: { plugins: [tailwindcss(), inlineScriptPlugin()] },
});
