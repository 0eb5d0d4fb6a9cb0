import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { loadOnDemandRoutes } from '#server/http/site-build.ts';
import { buildSmallSite, SMALL_SITE_CACHE } from '#tests/support/build-small-site.ts';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { ask, type Answer } from '#tests/support/http-request.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';
import { databaseForSuite } from '#tests/support/test-database.ts';

let server: ServerProcess;
let behindProxy: ServerProcess;

const folder = folderForSuite(SMALL_SITE_CACHE);
const database = databaseForSuite();
const handOver = atEndOfSuite();

beforeAll(async () => {
  const dist = await buildSmallSite(folder());
  const env = { DIST_DIR: dist, DATA_DIR: join(dist, '../data'), DATABASE_URL: database() };
  server = await startServer(handOver, env);
  behindProxy = await startServer(handOver, { ...env, TRUST_PROXY: 'true' });
}, 60_000);

function postForm(site: string, headers: Record<string, string>): Promise<Answer> {
  return ask(site, '/formular', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'name=Anna',
  });
}

// A sentence in German that names mail and telephone.
const OTHER_WAY = /nicht annehmen.* vertrag@schlafcoaching\.example .*\+49 [\d ]+\.\n$/;

test('a route on demand answers GET and POST and is never stored', async () => {
  const get = await ask(server.site, '/formular');
  expect(get.body.toString()).toContain('Name: fehlt');
  expect(get.headers['cache-control']).toBe('no-store');
  const post = await postForm(server.site, { origin: server.site });
  expect(post.status).toBe(200);
  expect(post.body.toString()).toContain('Name: Anna');
});

test('a form from a foreign site is refused', async () => {
  const answer = await postForm(server.site, { origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
  expect(answer.headers['content-type']).toBe('text/plain;charset=utf-8');
  expect(answer.body.toString()).toMatch(OTHER_WAY);
});

test('a form of the site itself is taken without an origin where the browser says that it is one', async () => {
  expect((await postForm(server.site, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  expect((await postForm(server.site, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('a form of a browser that says nothing about where it comes from is taken', async () => {
  expect((await postForm(server.site, {})).status).toBe(200);
});

test('what a foreign page sends is refused whatever it calls its type', async () => {
  for (const type of ['application/json', 'text/plain', 'application/csp-report', '']) {
    const foreign = { origin: 'https://evil.example', 'content-type': type };
    expect((await postForm(server.site, foreign)).status, type).toBe(403);
  }
});

test('a status has its own words', async () => {
  const { hostname, port } = new URL(server.site);
  const sent = request({ hostname, port, path: '/formular?status=429' }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  expect([answer.statusCode, answer.statusMessage]).toEqual([429, 'Too Many Requests']);
});

test('a form that came by HTTPS through the trusted proxy is not taken for a foreign one', async () => {
  const proxied = { host: 'site.test', 'x-forwarded-proto': 'https' };
  const own = await postForm(behindProxy.site, { ...proxied, origin: 'https://site.test' });
  expect(own.status).toBe(200);
  const foreign = await postForm(behindProxy.site, { ...proxied, origin: 'http://site.test' });
  expect(foreign.status).toBe(403);
});

test('the policy of a page on demand and of a finished page hold the same directives', async () => {
  const names = async (path: string): Promise<string[]> => {
    const policy = String((await ask(server.site, path)).headers['content-security-policy']);
    return policy
      .split(';')
      .map((directive) => directive.trim().split(' ', 1)[0] ?? '')
      .filter((name) => name !== '')
      .sort();
  };
  const onDemand = await names('/formular');
  expect(onDemand).toEqual(await names('/'));
  expect(onDemand).toContain('frame-ancestors');
  expect(onDemand).toContain('script-src');
});

test('inline style is allowed by its hash and not by unsafe-inline', async () => {
  const policy = String((await ask(server.site, '/')).headers['content-security-policy']);
  expect(policy).toMatch(/style-src [^;]*'sha256-/);
  expect(policy).not.toContain('unsafe-inline');
});

test('a promise that a page has forgotten is logged and ends nothing', async () => {
  expect((await ask(server.site, '/formular?vergessen')).status).toBe(200);
  await expect.poll(server.output).toContain('"message":"vergessen"');
  expect((await ask(server.site, '/formular')).status).toBe(200);
});

test('a page that fails becomes the error page with status 500', async () => {
  const answer = await ask(server.site, '/kaputt');
  expect(answer.status).toBe(500);
  expect(answer.body.toString()).toContain('Fehler: Die Adresse');
  expect(answer.body.toString()).not.toContain('node_modules');
});

test('the log of a failure is one line of JSON without the query', async () => {
  await ask(server.site, '/kaputt?email=anna@example.org');
  const lines = server.output().split('\n');
  const failure = lines.find((line) => line.includes('ist kaputt'));
  expect(JSON.parse(failure ?? '')).toMatchObject({ level: 50 });
  expect(server.output()).not.toContain('anna@example.org');
});

test.each(['/_image?href=/x.png', '/_server-islands/x', '/500', '/404'])(
  "Astro's own address %s is not reachable",
  async (path) => {
    const answer = await ask(server.site, path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain('Diese Seite gibt es nicht');
  },
);

test('a body far larger than any form is refused', async () => {
  const answer = await ask(server.site, '/formular', {
    method: 'POST',
    headers: { origin: server.site, 'content-type': 'application/x-www-form-urlencoded' },
    body: `name=${'a'.repeat(70_000)}`,
  });
  expect(answer.status).toBe(413);
  expect(answer.body.toString()).toMatch(OTHER_WAY);
});

test('a route on demand names its methods', async () => {
  const answer = await ask(server.site, '/formular', { method: 'OPTIONS' });
  expect(answer.headers.allow).toBe('GET, HEAD, POST, OPTIONS');
  expect((await ask(server.site, '/formular', { method: 'PUT' })).status).toBe(405);
});

test('a build of an earlier version is refused as a whole', async () => {
  const dist = join(folder(), 'earlier');
  await mkdir(join(dist, 'server'), { recursive: true });
  await writeFile(join(dist, 'server/handler.cjs'), 'exports.handler = () => undefined;');
  expect(() => loadOnDemandRoutes(dist, ['.'], {})).toThrow('built by an earlier version');
});

test('the modules of a build are freed when another build replaces it', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const load = () => new WeakRef(loadOnDemandRoutes(join(folder(), 'dist'), ['.'], {}).render);
  const replaced = [load(), load(), load()];
  load();
  await expect
    .poll(() => {
      collectGarbage();
      return replaced.map((handler) => handler.deref() === undefined);
    })
    .toEqual([true, true, true]);
});
