import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { readBuildManifest } from '#server/http/build-manifest.ts';
import { POLICY_HEADER, SECURITY_HEADERS } from '#server/http/headers.ts';
import { withoutReporting } from '#build/page-policies.ts';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { ask } from '#tests/support/http-request.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';

// What a host reads that knows these two files, such as Netlify or Cloudflare Pages.
interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
}

const HASH = / 'sha256-[^']*'/g;
const HTTPS = { 'x-forwarded-proto': 'https' };
const folder = folderForSuite();
const handOver = atEndOfSuite();
const { files } = readBuildManifest('dist');

let server: ServerProcess;
let rules: readonly HeaderRule[];
let redirects: readonly (readonly [string, string, number])[];

beforeAll(async () => {
  const env = { DATA_DIR: `${folder()}/data`, ADMIN_PORT: '0', LOG_LEVEL: 'error' };
  server = await startServer(handOver, { ...env, DIST_DIR: 'dist', TRUST_PROXY: 'true' });
  rules = readRules(await readFile('dist/_headers', 'utf8'));
  redirects = readRedirects(await readFile('dist/_redirects', 'utf8'));
});

// Headers that the server alone can know or that belong to one request; hosts set their own.
const SERVERS_OWN = new Set(
  [
    'accept-ranges',
    'connection',
    'content-length',
    'content-type',
    'date',
    'etag',
    'keep-alive',
    // It takes no reports, so it does not ask for them.
    'reporting-endpoints',
    'vary',
    'x-request-id',
  ].map((name) => name.toLowerCase()),
);

test('_headers gives every finished file the headers that the server sends', async () => {
  for (const path of Object.keys(files)) {
    const { headers } = await ask(server.site, encodeURI(path), { method: 'HEAD', headers: HTTPS });
    const policy = withoutReporting(String(headers[lower(POLICY_HEADER)]));
    const sent = Object.entries(headers).filter(([name]) => !SERVERS_OWN.has(name));
    const given = headersFor(encodeURI(path));
    const givenPolicy = given.get(lower(POLICY_HEADER)) ?? '';
    // A folder has one rule with the hashes of all its pages.
    expect(givenPolicy.match(HASH) ?? []).toEqual(expect.arrayContaining(policy.match(HASH) ?? []));
    expect(given.set(lower(POLICY_HEADER), givenPolicy.replaceAll(HASH, '')), path).toEqual(
      new Map([
        ...sent.map(([name, value]) => [name, String(value)] as const),
        [lower(POLICY_HEADER), policy.replaceAll(HASH, '')],
      ]),
    );
  }
});

test('_headers has fewer than half of the rules that hosts take, however many articles there are', () => {
  expect(rules.length).toBeLessThan(50);
  expect(rules.map(({ path }) => path)).toContain('/blog/:name');
});

test('no file gets one header from two rules, because hosts would join the values', () => {
  for (const path of Object.keys(files)) {
    const names = matching(encodeURI(path)).flatMap(({ headers }) => headers.map(([name]) => name));
    expect(new Set(names).size, path).toBe(names.length);
  }
});

test('an address without a file has the headers that every answer has', () => {
  const given = [...headersFor('/gibt-es-nicht').keys()];
  const everywhere = Object.keys(SECURITY_HEADERS);
  expect(given).toEqual([...everywhere, 'Strict-Transport-Security'].map(lower));
  expect(given).not.toContain(lower(POLICY_HEADER));
});

test('no file asks for reports, which nobody would take there', async () => {
  expect(await readFile('dist/_headers', 'utf8')).not.toMatch(/report/i);
});

test('_redirects redirects as the server does', async () => {
  expect(redirects.length).toBeGreaterThan(10);
  for (const [from, to, status] of redirects) {
    const path = from.replace('*', 'gibt-es-nicht');
    const answer = await ask(server.site, path, { headers: HTTPS });
    expect([answer.headers.location, answer.status], path).toEqual([to, status]);
  }
});

test('every page with a slash at its end is redirected', () => {
  const pages = Object.entries(files).filter(([, { file }]) => file.endsWith('.html'));
  const addresses = pages.map(([path]) => path).filter((path) => path !== '/');
  for (const path of addresses.map((page) => `${encodeURI(page)}/`)) {
    expect(redirects.map(([from]) => from)).toContain(path);
  }
});

test('no redirect leads away from a file, which Cloudflare would follow all the same', () => {
  for (const [from] of redirects) {
    const isMet = (path: string) =>
      from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from;
    expect(Object.keys(files).map(encodeURI).filter(isMet), from).toEqual([]);
  }
});

function readRules(text: string): HeaderRule[] {
  return text.split(/\n(?=\/)/).map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    return { path, headers: lines.filter((line) => line.trim() !== '').map(readHeader) };
  });
}

function readHeader(line: string): [string, string] {
  const [, name = '', value = ''] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
  return [lower(name), value];
}

function readRedirects(text: string): [string, string, number][] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(' ');
      return [from, to, Number(status)];
    });
}

function matching(path: string): HeaderRule[] {
  return rules.filter(({ path: pattern }) => {
    if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1));
    const folder = pattern.endsWith('/:name') ? pattern.slice(0, -':name'.length) : undefined;
    if (folder === undefined) return pattern === path;
    return path.startsWith(folder) && !path.slice(folder.length).includes('/');
  });
}

const headersFor = (path: string) => new Map(matching(path).flatMap(({ headers }) => headers));

const lower = (text: string) => text.toLowerCase();
