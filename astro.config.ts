import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { fonts } from './src/shell/fonts.ts';
import { hostIntegration } from './scripts/build/host-integration.ts';
import { inlineScriptPlugin } from './scripts/build/inline-script-plugin.ts';

export default defineConfig({
  site: process.env['SITE_URL'] ?? 'https://schlafcoaching.example',
  output: 'static',
  adapter: node({ mode: 'middleware', staticHeaders: true }),
  integrations: [react(), hostIntegration()],
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  session: false,
  fonts,
  security: { csp: true },
  vite: { plugins: [tailwindcss(), inlineScriptPlugin()] },
});
