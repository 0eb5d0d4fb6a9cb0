import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import astro from 'eslint-plugin-astro';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { layerConfigs } from './eslint.layers.js';

const TYPED = ['**/*.{ts,tsx}'];
const IN_PAGES = ['**/*.astro/*'];
const NOT_IN_BROWSER = ['**/server/**', '**/*.test.{ts,tsx}'];

export default defineConfig(
  globalIgnores([
    // Projects of their own, as others would write them; their packages are not installed here.
    'bench/lighthouse',
    'office',
    'dist*',
    'data',
    '.astro',
    'test-results',
    '**/*.d.ts',
  ]),
  {
    files: TYPED,
    // Scripts inside pages are files of no TypeScript project.
    ignores: IN_PAGES,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      // Not the project service, which is made for editors and takes longer for all files at once.
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // TypeScript refuses enums here (erasableSyntaxOnly), and this rule looks at every value.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  { files: ['**/*.{js,mjs}'], extends: [tseslint.configs.strict] },
  {
    files: ['**/*.tsx', 'src/**/use-*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // Everywhere, because the rules above cost too much where no hook should be.
    files: ['src/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['**/*.tsx'], extends: [jsxA11y.flatConfigs.strict] },
  astro.configs.base,
  {
    files: ['**/*.astro', ...IN_PAGES],
    extends: [tseslint.configs.strict, astro.configs.recommended, astro.configs['jsx-a11y-strict']],
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,astro}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs'],
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      'import-x/no-default-export': 'error',
      'import-x/no-self-import': 'error',
      'import-x/no-duplicates': 'error',
      'max-lines': ['error', { max: 350 }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration',
          message: 'Export by name; no file only passes others on.',
        },
        {
          selector:
            ':matches(ObjectExpression > SpreadElement > ObjectExpression, ArrayExpression > SpreadElement > ArrayExpression, JSXSpreadAttribute > ObjectExpression)',
          message: 'Write what is spread here in its place.',
        },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only server/env.ts and content-folder.ts read the environment.',
        },
      ],
    },
  },
  {
    // Not in pages: no module imports one, and their parser cannot read what they import.
    files: ['**/*.{ts,tsx,js,mjs}'],
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  {
    files: [
      'server/env.ts',
      'src/content-model/content-folder.ts',
      'content-check/launch-check.ts',
      'scripts/**',
      '*.config.{ts,js}',
      'tests/**',
      'bench/**',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // Vitest's `expect.any` and its like are typed as any on purpose.
    files: ['**/*.test.{ts,tsx}'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: [
      'server/main.ts',
      'content-check/{run-content,launch}-check.ts',
      'content-check/run-new.ts',
      'build/make-*.ts',
      'scripts/**',
      'tests/**',
      'bench/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      '*.config.{ts,js}',
      'src/pages/**',
      'src/content.config.ts',
      'tests/server/left-behind/vitest.config.ts',
      'build/astro-log.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['src/{features,site,ui,lib}/**/*.{ts,tsx}'],
    ignores: NOT_IN_BROWSER,
    rules: { 'import-x/no-nodejs-modules': 'error' },
  },
  ...layerConfigs(import.meta.dirname),
);
