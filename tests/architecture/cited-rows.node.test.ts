import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');
const known = new Set(
  ['docs/requirements.md', 'docs/law.md'].flatMap((file) =>
    [...read(file).matchAll(/^\| (\w+(?:-\d+)?) /gm)].map(([, row = '']) => row),
  ),
);

test('every row that code, tests and documents cite is explained in docs/', () => {
  // Not the articles, which cite sources and guidelines of their own.
  const ours = [
    'src',
    'server',
    'office',
    'build',
    'content-check',
    'tests',
    'docs',
    'content/legal',
  ].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,astro,css,md}`, {
      cwd: fileURLToPath(ROOT),
      exclude: ['office/{node_modules,.next}/**'],
    }),
  );
  const cited = ours.flatMap((file) => {
    const text = read(file);
    const law = [...text.matchAll(/\bR[A-Z]-\d{2}\b/g)].map(([row]) => row);
    const rows = [...text.matchAll(/(?<!-)\brows? ([RLHTBGKCDO]\d{1,2})\b/gi)].map(
      ([, row = '']) => row,
    );
    return [...law, ...rows].map((row) => ({ file, row }));
  });
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ row }) => !known.has(row))).toEqual([]);
});
