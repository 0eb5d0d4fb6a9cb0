import { defineConfig, globalIgnores } from 'eslint/config';
import site from './eslint.config.js';

// The rules of the site for the office, whose packages are there only after its stage (tests/stages.ts).
export default defineConfig(
  site,
  globalIgnores([
    '!office',
    'office/.next',
    'office/node_modules',
    // Payload makes these.
    'office/migrations',
    'office/app/(payload)/admin/importMap.js',
  ]),
  {
    files: ['office/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { project: './office/tsconfig.json' } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // Next and Payload run in a process that `main.ts` starts, and know its settings from there alone.
      'no-restricted-properties': 'off',
    },
  },
  {
    // Next finds them so.
    files: ['office/app/**', 'office/*.config.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['office/{command,main,prepare,generate,run-prepare}.ts'],
    rules: { 'no-console': 'off' },
  },
);
