import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const TESTS = '**/*.test.{ts,tsx}';

// Where the server and the features are put together; nothing else may know both.
const ENTRIES = ['server/main.ts', 'server/command.ts', 'server/features.ts'];

// Above the features: what puts them together into pages.
const ABOVE = ['src/document', 'src/pages', 'src/catalogue'];
const PAGES = '{pages,document,catalogue}';

const ASTRO_CONTENT = {
  name: 'astro:content',
  message: 'Only content-model/queries.ts reads astro:content; ask it.',
};

const LOADED_CONTENT = [
  ASTRO_CONTENT,
  {
    name: '#content-model/queries.ts',
    allowTypeImports: true,
    message: 'Routes load content; this file gets it from them.',
  },
];

// A pattern that begins with `#` would be a comment.
const SERVERS = ['**/server/*', String.raw`\#server/*`];

/**
 * "Who may import whom" of the architecture as lint configuration, with one layer for each
 * folder in `src/features`.
 *
 * @param {string} root Absolute path of the checkout.
 * @returns {import('eslint').Linter.Config[]}
 */
export function layerConfigs(root) {
  const layer = (folder, from, except, message, ignores) =>
    noImports(root, [`${folder}/**/*.{ts,tsx}`], from, except, message, ignores);
  return [
    {
      files: ['**/*.{ts,tsx,astro}'],
      ignores: ['src/content-model/queries.ts', 'src/content.config.ts'],
      rules: { 'no-restricted-imports': ['error', { paths: [ASTRO_CONTENT] }] },
    },
    layer('src/lib', ['src', 'server'], ['src/lib'], 'lib imports only lib.'),
    layer('src/ui', ['src', 'server'], ['src/ui', 'src/lib', 'src/styles'], 'ui knows only lib.'),
    layer(
      'src/site',
      ['src/features', ...ABOVE, 'server'],
      [],
      'site may import ui, lib and the content model.',
    ),
    {
      files: ['src/site/**/*.{ts,tsx}'],
      rules: { 'no-restricted-imports': ['error', { paths: LOADED_CONTENT }] },
    },
    {
      files: [`src/${PAGES}/**/*.{ts,tsx,astro}`],
      ignores: [TESTS],
      rules: noSpecifiers(
        { group: SERVERS, message: 'A page reaches the server by Astro.locals.' },
        [ASTRO_CONTENT],
      ),
    },
    layer(
      'src/content-model',
      ['src', 'server'],
      ['src/content-model', 'src/lib'],
      'content-model may import only lib.',
    ),
    layer(
      'server',
      ['src', ...ENTRIES],
      ['src/lib'],
      'server may import only lib; features come to it.',
      ENTRIES,
    ),
    layer(
      'server/database',
      ['src', 'server'],
      ['src/lib', 'server/database', 'server/operator-error.ts'],
      'The rest of the server stands on its database.',
    ),
    ...[
      ['astro.config.ts', []],
      ['build/**/*.{ts,tsx}', ['content-check', ...ABOVE]],
      ['content-check/**/*.{ts,tsx}', ['build', ...ABOVE]],
    ].map(([files, from]) => noImports(root, [files], from, [], 'No pages; not each other.')),
    ...foldersIn(join(root, 'src/features')).flatMap((name) => featureConfigs(root, name)),
    {
      files: ['src/ui/**/*.{ts,tsx}', 'src/lib/**/*.{ts,tsx}'],
      rules: noSpecifiers({ group: ['astro', 'astro:*'], message: 'ui and lib know no Astro.' }),
    },
  ];
}

function featureConfigs(root, name) {
  const own = `src/features/${name}`;
  const above = ['src/features', ...ABOVE, ...ENTRIES];
  const alone = 'A feature imports no other, and nothing that puts features together.';
  const contracts = [`${own}/**/contract.ts`];
  const servers = [`${own}/**/server/**/*.{ts,tsx}`];
  const words = 'A contract may import only zod, lib and the words of its feature.';
  const texts = ['', ...foldersIn(join(root, own))].map((inner) => join(own, inner, 'texts.ts'));
  return [
    noImports(root, [`${own}/**/*.{ts,tsx}`], [...above, 'server'], [own], alone, [
      ...servers,
      ...contracts,
    ]),
    {
      files: [`${own}/**/*.{ts,tsx}`],
      ignores: [TESTS, ...servers],
      rules: noSpecifiers(
        { group: SERVERS, message: 'This file goes to the browser.' },
        LOADED_CONTENT,
      ),
    },
    noImports(root, servers, above, [own], alone),
    noImports(root, contracts, ['src', 'server'], ['src/lib', ...texts], words),
    {
      files: contracts,
      rules: noSpecifiers({ regex: '^(?!zod(?:/mini)?$|#lib/|\\.\\.?/)', message: words }),
    },
  ];
}

/** These files may import nothing from the office and the scripts, and from the folders `from` only what lies in `except`. */
function noImports(root, files, from, except, message, ignores = []) {
  const zones = [...from, 'office', 'scripts'].map((folder) => ({
    target: '.',
    from: folder,
    except: except
      .filter((path) => path === folder || path.startsWith(`${folder}/`))
      .map((path) => `.${path.slice(folder.length)}`),
    message,
  }));
  return {
    files,
    ignores: [TESTS, ...ignores],
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones }] },
  };
}

function noSpecifiers(pattern, paths = []) {
  return { 'no-restricted-imports': ['error', { paths, patterns: [pattern] }] };
}

function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
