import { expect, test } from 'vitest';
import { ask, askRaw } from '#tests/support/http-request.ts';
import { siteServerForSuite } from '#tests/support/site-server.ts';

const { server } = siteServerForSuite();

test.each([
  ['/team/', '/team'],
  ['/team/?utm=a&b=%20', '/team?utm=a&b=%20'],
  ['/blog/sch%C3%B6ner-schlaf/', '/blog/sch%C3%B6ner-schlaf'],
  ['/%2fevil.example/', '/%2fevil.example'],
])('%s is redirected for good to %s', async (path, location) => {
  const answer = await ask(server().site, path);
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe(location);
});

test.each([
  '//evil.example/',
  '//evil.example/%2e%2e/',
  '///evil.example/',
  '/.//evil.example/',
  '/..//evil.example/',
  '/%2e%2e//evil.example/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%09/evil.example/',
])('%s never becomes a redirect to another host', async (path) => {
  const answer = await ask(server().site, path);
  expect([400, 404]).toContain(answer.status);
  expect(answer.headers.location).toBeUndefined();
});

test.each([
  '/../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/..%5c..%5cetc%5cpasswd',
  '/..\\..\\etc\\passwd',
  '/team%00.html',
  '/%c0%ae%c0%ae/etc/passwd',
  '/%zz',
  '/%',
  '/_astro/../../server/handler.cjs',
  '/_astro/%2e%2e/%2e%2e/static-files.json',
  '/constructor',
  '/__proto__',
  '//',
  '/'.repeat(8000),
  `/${'a'.repeat(2001)}`,
])('the hostile path %s leads to no file', async (path) => {
  const answer = await ask(server().site, path);
  expect([400, 404]).toContain(answer.status);
});

test.each(['/nirgends%20hier', '/team%20', '/%20'])(
  '%s, as links are copied, is an unknown address like others',
  async (path) => {
    expect((await ask(server().site, path)).status).toBe(404);
  },
);

test('an overlong address is a bad request', async () => {
  expect((await ask(server().site, `/${'a'.repeat(2001)}`)).status).toBe(400);
});

test('an address in absolute form is understood', async () => {
  const answer = await askRaw(
    server().site,
    'GET http://site.test/team HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('<h1>Team</h1>');
});

test.each(['/', '/team', '/nichts', '/functions/v1/send-withdrawal'])(
  '%s under a name of somebody else is misdirected',
  async (path) => {
    const answer = await ask(server().site, path, { headers: { host: 'evil.example' } });
    expect(answer.status).toBe(421);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(String(answer.body)).toBe('Misdirected Request\n');
  },
);

test.each([
  'HELLO\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
  'GET / HTTP/1.1\r\nHost : a\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  '\u0016\u0003\u0001\u0000',
])('what is not HTTP is answered with 400 and an end (%#)', async (bytes) => {
  const answer = await askRaw(server().site, bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toMatch(/^Connection: close\r$/m);
});

test('headers without measure are answered with 431', async () => {
  const cookie = 'a'.repeat(20_000);
  const answer = await askRaw(
    server().site,
    `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});
