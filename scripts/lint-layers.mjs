import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const TESTS = '**/*.test.{ts,tsx}';

// Where the server and the features are put together; nothing else may know both.
const ENTRIES = ['server/main.ts', 'server/composition.ts'];

// Above the features: what puts them together into pages.
const ABOVE = ['src/document', 'src/pages'];

const ASTRO_CONTENT = {
  name: 'astro:content',
  message: 'Only content-model/queries.ts reads astro:content; ask it.',
};

/**
 * "Who may import whom" of the architecture as lint configuration, with one room for each
 * folder in `src/features`.
 *
 * @param {string} root Absolute path of the checkout.
 * @returns {import('eslint').Linter.Config[]}
 */
export function layerConfigs(root) {
  const rooms = foldersIn(join(root, 'src/features'));
  return [
    contentReaders(),
    layer(root, 'src/lib', ['src', 'server'], ['src/lib'], 'lib is the ground floor.'),
    layer(
      root,
      'src/ui',
      ['src', 'server'],
      ['src/ui', 'src/lib', 'src/styles'],
      'ui knows only lib.',
    ),
    layer(
      root,
      'src/site',
      ['src/features', ...ABOVE, 'server'],
      [],
      'site may import ui and lib, and types of the content.',
    ),
    layer(
      root,
      'src/content-model',
      ['src', 'server'],
      ['src/content-model', 'src/lib'],
      'content-model may import only lib.',
    ),
    layer(
      root,
      'server',
      ['src', ...ENTRIES],
      ['src/lib'],
      'server may import only lib; features come to it.',
      ENTRIES,
    ),
    ...rooms.flatMap((room) => roomConfigs(root, room)),
    uiWithoutAstro(),
  ];
}

function roomConfigs(root, room) {
  const own = `src/features/${room}`;
  const above = ['src/features', ...ABOVE, ...ENTRIES];
  return [
    layer(root, own, [...above, 'server'], [own], 'A room opens into no other and not upwards.', [
      `${own}/**/server/**`,
      `${own}/**/contract.ts`,
    ]),
    serverStaysBehind(own),
    layer(root, `${own}/**/server`, above, [own], 'A room opens into no other and not upwards.'),
    contract(root, own),
  ];
}

function contract(root, own) {
  const message = 'A contract may import only zod, lib and the words of its room.';
  const allowed = ['src/lib', `${own}/texts.ts`];
  const { rules } = layer(root, own, ['src', 'server'], allowed, message);
  const others = { regex: '^(?!zod(?:/mini)?$|#lib/|\\.\\.?/)', message };
  return {
    files: [`${own}/**/contract.ts`],
    rules: { ...rules, 'no-restricted-imports': ['error', { patterns: [others] }] },
  };
}

/** Files of `folder` may import nothing from `from` but what lies in `except`. */
function layer(root, folder, from, except, message, ignores = []) {
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    ignores: [TESTS, ...ignores],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: root, zones: from.map((source) => zone(source, except, message)) },
      ],
    },
  };
}

function zone(from, except, message) {
  const inside = except
    .filter((path) => path === from || path.startsWith(`${from}/`))
    .map((path) => `.${path.slice(from.length)}`);
  return { target: '.', from, except: inside, message };
}

function serverStaysBehind(own) {
  return {
    files: [`${own}/**/*.{ts,tsx}`],
    ignores: [TESTS, `${own}/**/server/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [ASTRO_CONTENT],
          patterns: [
            { group: ['**/server/*', '#server/*'], message: 'This file goes to the browser.' },
          ],
        },
      ],
    },
  };
}

function contentReaders() {
  return {
    files: ['**/*.{ts,tsx}'],
    ignores: ['src/content-model/queries.ts', 'src/content.config.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [ASTRO_CONTENT] }] },
  };
}

function uiWithoutAstro() {
  return {
    files: ['src/ui/**/*.{ts,tsx}', 'src/lib/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['astro', 'astro:*'], message: 'ui and lib know nothing of Astro.' }],
        },
      ],
    },
  };
}

function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
