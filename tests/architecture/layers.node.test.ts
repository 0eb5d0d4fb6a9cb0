import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { beforeAll, expect, test } from 'vitest';
import { layerConfigs } from '../../eslint.layers.js';
import { folderForSuite } from '#tests/support/site-fixture.ts';

// A house of the same plan as the real one, with one file in each place.
const PLACES = [
  'build/offline.ts',
  'content-check/check-content.ts',
  'scripts/release.ts',
  'server/main.ts',
  'server/env.ts',
  'src/content-model/queries.ts',
  'src/content-model/team.ts',
  'src/features/blog/article.ts',
  'src/features/blog/texts.ts',
  'src/features/blog/server/send.ts',
  'src/features/team/list.ts',
  'src/features/team/contract.ts',
  'src/site/header.ts',
  'src/lib/dates.ts',
  'src/pages/index.ts',
  'src/document/head.ts',
  'src/catalogue/examples.ts',
  'src/ui/button.ts',
];

let eslint: ESLint;
let root: string;
const folder = folderForSuite();

beforeAll(async () => {
  root = folder();
  for (const place of PLACES) {
    await mkdir(join(root, dirname(place)), { recursive: true });
    await writeFile(join(root, place), 'export const thing = 1;\n');
  }
  eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser },
        plugins: { 'import-x': importX },
        settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
      },
      ...layerConfigs(root),
    ],
  });
});

async function rulesBroken(file: string, imported: string): Promise<(string | null)[]> {
  const path = join(root, file);
  const specifier = PLACES.includes(imported) ? relativeSpecifier(file, imported) : imported;
  const code = `import { thing } from '${specifier}';\nexport const other = thing;\n`;
  const [result] = await eslint.lintText(code, { filePath: path });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

function relativeSpecifier(file: string, imported: string): string {
  const up = '../'.repeat(file.split('/').length - 1);
  return `${up}${imported}`;
}

test.each([
  ['src/lib/money.ts', 'src/ui/button.ts'],
  ['src/lib/money.ts', 'server/env.ts'],
  ['src/ui/card.ts', 'src/content-model/team.ts'],
  ['src/ui/card.ts', 'src/site/header.ts'],
  ['src/ui/card.ts', 'src/features/team/list.ts'],
  ['src/ui/card.ts', 'astro:assets'],
  ['src/site/footer.ts', 'src/features/team/list.ts'],
  ['src/site/footer.ts', 'server/env.ts'],
  ['src/features/team/card.ts', 'src/features/blog/article.ts'],
  ['src/features/team/card.ts', 'src/pages/index.ts'],
  ['src/features/team/card.ts', 'src/document/head.ts'],
  ['src/features/team/card.ts', 'src/catalogue/examples.ts'],
  ['src/features/team/card.ts', 'server/env.ts'],
  ['src/features/team/card.ts', '#content-model/queries.ts'],
  ['src/site/footer.ts', '#content-model/queries.ts'],
  ['src/pages/team.ts', 'server/env.ts'],
  ['src/pages/team.ts', '#server/database/database.ts'],
  ['src/pages/team.ts', 'src/features/blog/server/send.ts'],
  ['src/document/frame.ts', 'server/env.ts'],
  ['src/features/blog/card.ts', 'src/features/blog/server/send.ts'],
  ['src/features/blog/card.ts', 'astro:content'],
  ['src/features/blog/server/store.ts', 'src/features/team/list.ts'],
  ['src/features/blog/server/store.ts', 'server/main.ts'],
  ['src/features/blog/contract.ts', 'src/features/blog/article.ts'],
  ['src/features/blog/contract.ts', 'src/ui/button.ts'],
  ['src/features/blog/contract.ts', 'react'],
  ['src/content-model/blog.ts', 'src/features/blog/article.ts'],
  ['src/content-model/blog.ts', 'astro:content'],
  ['server/jobs.ts', 'src/features/blog/server/send.ts'],
  ['server/jobs.ts', 'src/content-model/queries.ts'],
  ['server/jobs.ts', 'server/main.ts'],
  ['server/jobs.ts', 'scripts/release.ts'],
  ['server/database/database.ts', 'server/env.ts'],
  ['build/pictures.ts', 'content-check/check-content.ts'],
  ['build/pictures.ts', 'src/pages/index.ts'],
  ['build/pictures.ts', 'scripts/release.ts'],
  ['content-check/links.ts', 'build/offline.ts'],
  ['content-check/links.ts', 'src/document/head.ts'],
])('%s may not import %s', async (file, imported) => {
  expect(await rulesBroken(file, imported)).not.toEqual([]);
});

test.each([
  ['src/pages/team.ts', 'src/features/team/list.ts'],
  ['src/pages/team.ts', 'src/document/head.ts'],
  ['src/pages/team.ts', '#content-model/queries.ts'],
  ['src/features/team/card.ts', 'src/features/team/list.ts'],
  ['src/features/team/card.ts', 'src/site/header.ts'],
  ['src/features/team/card.ts', 'src/ui/button.ts'],
  ['src/features/team/card.ts', 'src/content-model/team.ts'],
  ['src/features/team/card.ts', 'src/features/team/contract.ts'],
  ['src/features/blog/contract.ts', 'src/lib/dates.ts'],
  ['src/features/blog/contract.ts', 'zod/mini'],
  ['src/features/blog/contract.ts', 'src/features/blog/texts.ts'],
  ['src/features/blog/server/store.ts', 'server/env.ts'],
  ['src/features/blog/server/store.ts', 'src/features/blog/article.ts'],
  ['src/site/footer.ts', 'src/ui/button.ts'],
  ['src/ui/card.ts', 'src/lib/dates.ts'],
  ['src/content-model/queries.ts', 'astro:content'],
  ['server/jobs.ts', 'src/lib/dates.ts'],
  ['server/main.ts', 'src/features/blog/server/send.ts'],
])('%s may import %s', async (file, imported) => {
  expect(await rulesBroken(file, imported)).toEqual([]);
});

test('the real configuration keeps Node out of the browser and lets it into the server', async () => {
  const browser = ['src/ui/made-up.tsx', 'src/features/team/made-up.ts', 'src/lib/made-up.ts'];
  for (const file of browser) expect(await nodeModulesRule(file)).toEqual([2]);
  expect(await nodeModulesRule('src/features/team/server/made-up.ts')).toBeUndefined();
});

test('the real configuration refuses default exports, barrels and scattered environment', async () => {
  const code = "export * from './a.mjs';\nexport default process.env.PORT;\n";
  const [result] = await new ESLint().lintText(code, { filePath: 'server/made-up.mjs' });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual([
    'no-restricted-syntax',
    'import-x/no-default-export',
    'no-restricted-properties',
  ]);
});

test('the real configuration looks at pages, at every hook and at cycles', async () => {
  expect(await severities('src/pages/made-up.astro')).toMatchObject({
    'astro/valid-compile': 2,
    'astro/jsx-a11y/alt-text': 2,
    '@typescript-eslint/no-unused-vars': 2,
    'max-lines': 2,
  });
  const hooks = { 'react-hooks/rules-of-hooks': 2, 'react-hooks/set-state-in-effect': 2 };
  expect(await severities('src/features/team/use-made-up.ts')).toMatchObject(hooks);
  expect(await severities('src/features/team/made-up.tsx')).toMatchObject(hooks);
  expect(await severities('src/features/team/made-up.ts')).toMatchObject({
    'react-hooks/rules-of-hooks': 2,
    'react-hooks/exhaustive-deps': 2,
  });
  for (const file of ['server/made-up.ts', 'src/ui/made-up.tsx', 'scripts/made-up.mjs']) {
    expect(await severities(file)).toMatchObject({ 'import-x/no-cycle': 2, 'max-lines': 2 });
  }
});

async function nodeModulesRule(file: string): Promise<unknown> {
  const { rules } = await configOf(file);
  return rules['import-x/no-nodejs-modules'];
}

async function severities(file: string): Promise<Record<string, unknown>> {
  const { rules } = await configOf(file);
  return Object.fromEntries(Object.entries(rules).map(([name, [severity]]) => [name, severity]));
}

async function configOf(file: string): Promise<{ rules: Record<string, readonly unknown[]> }> {
  return (await new ESLint().calculateConfigForFile(file)) as {
    rules: Record<string, readonly unknown[]>;
  };
}
