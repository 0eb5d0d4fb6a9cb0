import { beforeAll, expect, test } from 'vitest';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { ask, askRaw } from '#tests/support/http-request.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { HASHED_FILE, folderForSuite, writeSite } from '#tests/support/site-fixture.ts';
import { databaseForSuite } from '#tests/support/test-database.ts';

let direct: ServerProcess;
let behindProxy: ServerProcess;

const folder = folderForSuite();
const database = databaseForSuite();
const handOver = atEndOfSuite();

beforeAll(async () => {
  await writeSite(`${folder()}/dist`);
  const env = {
    DIST_DIR: `${folder()}/dist`,
    DATA_DIR: `${folder()}/data`,
    DATABASE_URL: database(),
  };
  direct = await startServer(handOver, env);
  behindProxy = await startServer(handOver, { ...env, TRUST_PROXY: 'true' });
});

const HTTPS = { 'x-forwarded-proto': 'https' };
const PICTURE = '/_astro/schaf.C0ffee.webp';

test.each([
  ['a page', 200, '/', {}],
  ['a script', 200, `/${HASHED_FILE}`, {}],
  ['a known version', 304, '/', { 'if-none-match': '*' }],
  ['a part', 206, PICTURE, { range: 'bytes=0-1' }],
  ['an impossible part', 416, PICTURE, { range: 'bytes=5000-' }],
  ['a redirect', 308, '/team/', {}],
  ['a missing page', 404, '/nichts', {}],
  ['a bad address', 400, '/%zz', {}],
])('%s has every security header', async (_kind, status, path, headers: Record<string, string>) => {
  const answer = await ask(direct.site, path, { headers });
  expect(answer.status).toBe(status);
  expectSecurityHeaders(answer.headers);
});

test.each(['POST', 'DELETE', 'OPTIONS'])(
  'the answer to %s has every security header',
  async (method) => {
    expectSecurityHeaders((await ask(direct.site, '/', { method })).headers);
  },
);

test('even the answer to something that is not HTTP has the security headers', async () => {
  const answer = await askRaw(direct.site, 'HELLO\r\n\r\n');
  expect(answer).toContain('X-Content-Type-Options: nosniff');
  expect(answer).toContain("frame-ancestors 'none'");
});

test('a page has its own policy, completed by what every page must keep to', async () => {
  const { headers } = await ask(direct.site, '/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' https://widget.example");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

test('other sites may show pictures, and nothing else of this one', async () => {
  const forOthers = async (path: string) =>
    (await ask(direct.site, path)).headers['cross-origin-resource-policy'];
  expect(await forOthers(PICTURE)).toBe('cross-origin');
  for (const path of ['/', '/robots.txt', '/nichts', '/team/', '/%zz', '/functions/v1/nothing']) {
    expect(await forOthers(path), path).toBe('same-origin');
  }
});

test.each(['evil.example', 'evil.example:3001', '127.0.0.1.evil.example', '192.0.2.1', 'admin'])(
  'the administration does not answer to the name %s',
  async (host) => {
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      const answer = await ask(direct.admin, path, { headers: { host } });
      expect([answer.status, String(answer.body)]).toEqual([421, 'Misdirected Request\n']);
    }
  },
);

test('the administration answers to the names of this machine, at every port', async () => {
  for (const host of ['127.0.0.1', 'localhost:9000', 'LOCALHOST', '[::1]:3001']) {
    expect((await ask(direct.admin, '/healthz', { headers: { host } })).status, host).toBe(200);
  }
});

test('HTTPS is promised only for a request that came by HTTPS through a trusted proxy', async () => {
  const promised = await ask(behindProxy.site, '/', { headers: HTTPS });
  expect(promised.headers['strict-transport-security']).toBe('max-age=31536000');
  const plain = await ask(behindProxy.site, '/', { headers: { 'x-forwarded-proto': 'http' } });
  expect(plain.headers['strict-transport-security']).toBeUndefined();
  const untrusted = await ask(direct.site, '/', { headers: HTTPS });
  expect(untrusted.headers['strict-transport-security']).toBeUndefined();
});

test('HTTPS is promised on redirects and errors too', async () => {
  for (const path of ['/team/', '/nichts', '/%zz']) {
    const { headers } = await ask(behindProxy.site, path, { headers: HTTPS });
    expect(headers['strict-transport-security']).toBeDefined();
  }
});

test('every answer has a number of its own that a client cannot choose', async () => {
  const first = await ask(direct.site, '/', { headers: { 'x-request-id': 'mine' } });
  const second = await ask(direct.site, '/');
  expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
});

test('the administration answers only whether the server lives', async () => {
  const health = await ask(direct.admin, '/healthz');
  expect(JSON.parse(health.body.toString())).toEqual({ status: 'ok' });
  expect((await ask(direct.admin, '/')).status).toBe(404);
  expect((await ask(direct.site, '/healthz')).status).toBe(404);
});

function expectSecurityHeaders(headers: Record<string, unknown>): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'cross-origin-resource-policy': expect.stringMatching(/^(?:same|cross)-origin$/),
    'x-request-id': expect.any(String),
  });
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
}
