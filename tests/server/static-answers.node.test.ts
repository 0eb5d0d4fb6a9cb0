import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ask } from '#tests/support/http-request.ts';
import { HASHED_FILE, PICTURE_BYTES } from '#tests/support/site-fixture.ts';
import { siteServerForSuite } from '#tests/support/site-server.ts';

const { server } = siteServerForSuite();

const PICTURE = '/_astro/schaf.C0ffee.webp';

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0.5, gzip;q=1', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['identity;q=1, br;q=0.5', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['zstd', undefined],
])('a client that takes "%s" gets the coding %s', async (accepted, coding) => {
  const answer = await ask(server().site, '/', { headers: { 'accept-encoding': accepted } });
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(answer.headers.vary).toBe('Accept-Encoding');
});

test('every coding holds the same page', async () => {
  const [plain, gzip, brotli] = await Promise.all(
    ['identity', 'gzip', 'br'].map((coding) =>
      ask(server().site, '/', { headers: { 'accept-encoding': coding } }),
    ),
  );
  expect(plain?.body.toString()).toContain('<h1>Startseite</h1>');
  expect(gunzipSync(gzip?.body ?? '')).toEqual(plain?.body);
  expect(brotliDecompressSync(brotli?.body ?? '')).toEqual(plain?.body);
  const tags = new Set([plain, gzip, brotli].map((answer) => answer?.headers.etag));
  expect(tags.size).toBe(3);
});

test('a page is asked for again every time, a hashed file never', async () => {
  const page = await ask(server().site, '/team');
  expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const script = await ask(server().site, `/${HASHED_FILE}`);
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['content-type']).toBe('text/javascript;charset=utf-8');
});

test.each([
  (tag: string) => tag,
  (tag: string) => `W/${tag}`,
  (tag: string) => `"other", ${tag}`,
  () => '*',
])('a version that the client has is not sent again (%#)', async (ifNoneMatch) => {
  const { headers } = await ask(server().site, '/');
  const again = await ask(server().site, '/', {
    headers: { 'if-none-match': ifNoneMatch(headers.etag ?? '') },
  });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers.etag).toBe(headers.etag);
  expect(again.headers['content-type']).toBeUndefined();
});

test('a version that the client does not have is sent', async () => {
  const answer = await ask(server().site, '/', { headers: { 'if-none-match': '"old"' } });
  expect(answer.status).toBe(200);
});

test('HEAD gives the headers of GET without a body', async () => {
  const get = await ask(server().site, '/');
  const head = await ask(server().site, '/', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe(String(get.body.length));
  expect(head.headers.etag).toBe(get.headers.etag);
});

test.each([
  ['bytes=0-9', 0, 9],
  ['bytes=990-', 990, 999],
  ['bytes=-5', 995, 999],
  ['bytes=900-5000', 900, 999],
])('the part "%s" of a picture is sent alone', async (range, start, end) => {
  const answer = await ask(server().site, PICTURE, { headers: { range } });
  expect(answer.status).toBe(206);
  expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/1000`);
  expect(answer.body).toEqual(PICTURE_BYTES.subarray(start, end + 1));
});

test('a part beyond the end of a picture is answered with 416 and its size', async () => {
  const answer = await ask(server().site, PICTURE, { headers: { range: 'bytes=1000-' } });
  expect(answer.status).toBe(416);
  expect(answer.headers['content-range']).toBe('bytes */1000');
});

test.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes=abc'])(
  'for the range "%s" the whole picture is sent',
  async (range) => {
    const answer = await ask(server().site, PICTURE, { headers: { range } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(PICTURE_BYTES);
  },
);

test('a part is sent only while the picture is still the one the client knows', async () => {
  const { headers } = await ask(server().site, PICTURE);
  const range = 'bytes=0-9';
  const same = await ask(server().site, PICTURE, {
    headers: { range, 'if-range': headers.etag ?? '' },
  });
  expect(same.status).toBe(206);
  const changed = await ask(server().site, PICTURE, { headers: { range, 'if-range': '"old"' } });
  expect(changed.status).toBe(200);
  expect(changed.body).toHaveLength(1000);
});

test('a page has no parts, because its codings differ', async () => {
  const answer = await ask(server().site, '/', { headers: { range: 'bytes=0-9' } });
  expect(answer.status).toBe(200);
  expect(answer.headers['accept-ranges']).toBeUndefined();
});

test('an address that does not exist is answered with the page for it', async () => {
  const answer = await ask(server().site, '/gibt-es-nicht', { headers: { 'if-none-match': '*' } });
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toContain('Diese Seite gibt es nicht');
});

test.each([
  '/404',
  '/404.html',
  '/index.html',
  '/team.html',
  '/index.html.br',
  '/static-files.json',
])('no page is served a second time under %s', async (path) => {
  expect((await ask(server().site, path)).status).toBe(404);
});

test('an address with an umlaut is found in its encoded form', async () => {
  const answer = await ask(server().site, `/blog/${encodeURIComponent('schöner-schlaf')}`);
  expect(answer.status).toBe(200);
  expect(answer.body.toString()).toContain('<h1>Schöner Schlaf</h1>');
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE'])(
  '%s on a page is refused and what is allowed is named',
  async (method) => {
    const answer = await ask(server().site, '/', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toContain('GET, HEAD');
  },
);

test('OPTIONS on a page names the methods', async () => {
  const answer = await ask(server().site, '/', { method: 'OPTIONS' });
  expect(answer.status).toBe(204);
  expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
});
