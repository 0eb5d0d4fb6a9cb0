import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { BuildManifest } from '#server/http/build-manifest.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { requestPathOf } from './built-files.ts';
import {
  brotliQualities,
  finishBuild,
  type FinishBuildOptions,
  headersFile,
} from './finish-build.ts';
import { onDemandPatterns } from './host-integration.ts';

async function siteOf(files: Record<string, string | Buffer>): Promise<FinishBuildOptions> {
  const distFolder = await folderForTest();
  for (const [file, content] of Object.entries(files)) {
    const path = join(distFolder, 'client', file);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, content);
  }
  return {
    distFolder,
    assetsFolder: '_astro',
    pagePolicies: new Map([['/', "script-src 'self' https://a.example"]]),
    directives: ["frame-ancestors 'none'"],
    onDemand: [],
  };
}

const LONG_PAGE = '<p>Guten Abend</p>'.repeat(100);

test.each([
  ['index.html', '/'],
  ['team.html', '/team'],
  ['blog/seite/2.html', '/blog/seite/2'],
  ['blog/index.html', '/blog'],
  ['robots.txt', '/robots.txt'],
  ['.well-known/security.txt', '/.well-known/security.txt'],
  ['404.html', undefined],
  ['500.html', undefined],
])('the file %s has the address %s', (file, path) => {
  expect(requestPathOf(file)).toBe(path);
});

test('a page is stored compressed in both codings and the list says so', async () => {
  const options = await siteOf({ 'index.html': LONG_PAGE });
  const { files } = await finishBuild(options);
  expect(files['/']?.encodings).toEqual(['br', 'gzip']);
  const path = join(options.distFolder, 'client/index.html');
  expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toBe(LONG_PAGE);
  expect(gunzipSync(await readFile(`${path}.gz`)).toString()).toBe(LONG_PAGE);
});

test('files with the same words are compressed at the same moment without getting in each other’s way', async () => {
  const pages = Array.from({ length: 40 }, (_, at) => [`${String(at)}.html`, LONG_PAGE]);
  const options = await siteOf(Object.fromEntries(pages) as Record<string, string>);
  const { files } = await finishBuild({ ...options, cacheFolder: await folderForTest() });
  expect(Object.values(files).map(({ encodings }) => encodings.length)).toEqual(pages.map(() => 2));
});

test('what an earlier build has compressed is taken from there, unless the text is another', async () => {
  const cacheFolder = await folderForTest();
  const build = async (page: string) => {
    const options = { ...(await siteOf({ 'index.html': page })), cacheFolder };
    await finishBuild(options);
    return readFile(join(options.distFolder, 'client/index.html.br'));
  };
  await build(LONG_PAGE);
  const [kept = ''] = await readdir(cacheFolder);
  const mark = brotliCompressSync('kept');
  await writeFile(join(cacheFolder, kept), mark);
  expect(await build(LONG_PAGE)).toEqual(mark);
  expect(brotliDecompressSync(await build(`${LONG_PAGE}!`)).toString()).toBe(`${LONG_PAGE}!`);
});

test('what no build has used for a month is not kept any longer', async () => {
  const cacheFolder = await folderForTest();
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
  for (const [name, age] of [
    ['old.br', 31],
    ['newer.br', 29],
  ] as const) {
    await writeFile(join(cacheFolder, name), '');
    await utimes(join(cacheFolder, name), days(age), days(age));
  }
  await finishBuild({ ...(await siteOf({ 'index.html': 'Schlaf gut' })), cacheFolder });
  expect(await readdir(cacheFolder)).toEqual(['newer.br']);
});

test('what does not get smaller, is tiny, or is a picture stays as it is', async () => {
  const options = await siteOf({
    'tiny.txt': 'Schlaf gut',
    'picture.webp': Buffer.alloc(5000),
    'odd.txt': randomBytes(1000),
  });
  const { files } = await finishBuild(options);
  expect(Object.values(files).map(({ encodings }) => encodings)).toEqual([[], [], []]);
});

test('finishing twice lists no compressed file as an address', async () => {
  const options = await siteOf({ 'index.html': LONG_PAGE });
  const first = await finishBuild(options);
  expect(await finishBuild(options)).toEqual(first);
  expect(Object.keys(first.files)).toEqual(['/']);
});

test('the tag changes with the content and only with it', async () => {
  const first = await finishBuild(await siteOf({ 'a.txt': 'eins', 'b.txt': 'eins' }));
  const second = await finishBuild(await siteOf({ 'a.txt': 'zwei', 'b.txt': 'eins' }));
  expect(first.files['/a.txt']?.etag).not.toBe(second.files['/a.txt']?.etag);
  expect(first.files['/b.txt']?.etag).toBe(second.files['/b.txt']?.etag);
});

test('a page keeps its own policy, completed; anything else may load nothing', async () => {
  const options = await siteOf({ 'index.html': LONG_PAGE, 'a.svg': '<svg/>' });
  const { files, policies } = await finishBuild(options);
  expect(policies[files['/']?.policy ?? -1]).toBe(
    "frame-ancestors 'none'; script-src 'self' https://a.example",
  );
  expect(policies[files['/a.svg']?.policy ?? -1]).toContain("default-src 'none'");
});

test('a thousand pages with one policy store it once', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 1000 }, (_, at) => [`blog/${at}.html`, `<p>${at}</p>`]),
  );
  const { files, policies } = await finishBuild(await siteOf(pages));
  expect(Object.keys(files)).toHaveLength(1000);
  expect(policies).toHaveLength(1);
});

test('pages that have moved are in both lists of the hosts', async () => {
  const options = await siteOf({ 'blog/neu.html': LONG_PAGE });
  const moved = new Map([['/blog/alt', '/blog/neu']]);
  expect((await finishBuild({ ...options, moved })).moved).toEqual({ '/blog/alt': '/blog/neu' });
  const redirects = await readFile(join(options.distFolder, '_redirects'), 'utf8');
  expect(redirects).toContain('/blog/alt /blog/neu 308\n');
});

test('two files with one address are an error that names both', async () => {
  const options = await siteOf({ 'blog.html': 'a', 'blog/index.html': 'b' });
  await expect(finishBuild(options)).rejects.toThrow(
    'blog.html and blog/index.html both claim the address /blog; rename one.',
  );
});

test('hundreds of articles are packed quickly, and the pages beside them as small as can be', () => {
  const articles = Array.from({ length: 400 }, (_, at) => ({
    file: `blog/${at}.html`,
    bytes: 50_000,
  }));
  const others = [
    { file: 'index.html', bytes: 70_000 },
    { file: 'blog.html', bytes: 40_000 },
    { file: 'film.mp4', bytes: 500_000_000 },
  ];
  expect(brotliQualities([...articles, ...others])).toEqual(
    new Map([
      ['blog', 5],
      ['.', 11],
    ]),
  );
  expect(brotliQualities(articles.slice(0, 20)).get('blog')).toBe(11);
});

test('only routes of the project that are rendered on demand are handed to Astro', () => {
  const route = (pattern: string, isPrerendered: boolean, origin: 'project' | 'internal') => ({
    pattern,
    patternRegex: new RegExp(`^${pattern}$`),
    isPrerendered,
    origin,
  });
  const patterns = onDemandPatterns([
    route('/team', true, 'project'),
    route('/kuendigung', false, 'project'),
    route('/500', false, 'project'),
    route('/_image', false, 'internal'),
  ]);
  expect(patterns.map((pattern) => new RegExp(pattern).test('/kuendigung'))).toEqual([true]);
});

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
