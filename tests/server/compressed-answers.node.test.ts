import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { buildSmallSite, SMALL_SITE_CACHE } from '#tests/support/build-small-site.ts';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { ask, askRaw } from '#tests/support/http-request.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';
import { databaseForSuite } from '#tests/support/test-database.ts';

let server: ServerProcess;

const folder = folderForSuite(SMALL_SITE_CACHE);
const database = databaseForSuite();
const handOver = atEndOfSuite();

beforeAll(async () => {
  const DIST_DIR = await buildSmallSite(folder());
  const env = { DIST_DIR, DATA_DIR: `${folder()}/data`, DATABASE_URL: database() };
  server = await startServer(handOver, env);
});

const page = (encoding: string) =>
  ask(server.site, '/formular', { headers: { 'accept-encoding': encoding } });

test('a page on demand leaves compressed as the client wants it', async () => {
  const plain = (await page('identity')).body.toString();
  expect(plain).toContain('Name: fehlt');
  const brotli = await page('gzip, br');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(plain);
  const gzip = await page('gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(plain);
  expect(gzip.headers.vary).toContain('Accept-Encoding');
});

test('a form of unknown length is refused before anything of it is read', async () => {
  const { host } = new URL(server.site);
  const raw = await askRaw(
    server.site,
    `POST /formular HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\n` +
      'Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  expect(raw).toContain('HTTP/1.1 411');
});
