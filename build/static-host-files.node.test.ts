import { expect, test } from 'vitest';
import type { BuildManifest } from '#server/http/build-manifest.ts';
import { headersFile } from './static-host-files.ts';

const page = (file: string, policy: number) => ({
  file,
  type: 'text/html',
  cache: 'revalidate',
  policy,
  encodings: [],
});
const policies = [
  "script-src 'self' 'sha256-a='; style-src 'sha256-b='",
  "script-src 'self' 'sha256-c='; style-src 'sha256-b='",
  "script-src 'none'; style-src 'sha256-b='",
];

function rulesFor(files: Record<string, number>): string[] {
  const listed = Object.entries(files).map(([path, policy]) => [
    path,
    page(`${path.slice(1)}.html`, policy),
  ]);
  const manifest: BuildManifest = {
    files: Object.fromEntries(listed),
    policies,
    notFound: null,
    onDemand: [],
  };
  return headersFile(manifest, '_astro').split('\n\n').slice(1);
}

test('pages of a folder that differ in hashes only share a rule that has all of these', () => {
  const [rule, ...others] = rulesFor({ '/blog/a': 0, '/blog/b': 1 });
  expect(others).toEqual([]);
  expect(rule).toMatch(/^\/blog\/:name\n/);
  expect(rule).toContain(
    "Content-Security-Policy: script-src 'self' 'sha256-a=' 'sha256-c='; style-src 'sha256-b='\n",
  );
});

test('pages that may do different things, and pages at the top, have a rule each', () => {
  const paths = rulesFor({ '/blog/a': 0, '/blog/b': 2, '/c': 0, '/d': 0 });
  expect(paths.map((rule) => rule.split('\n', 1)[0])).toEqual(['/blog/a', '/blog/b', '/c', '/d']);
});
