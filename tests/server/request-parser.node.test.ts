import { expect, test } from 'vitest';
import { CANCELLATION } from '#tests/support/functions-server.ts';
import { ask, askRaw } from '#tests/support/http-request.ts';
import { siteServerForSuite } from '#tests/support/site-server.ts';

// What no honest client sends, byte by byte, and the answer that each must get (RFC 9112).

const { server } = siteServerForSuite();

const HOST = 'Host: site.test\r\n';
const get = (target: string, headers = HOST) => `GET ${target} HTTP/1.1\r\n${headers}\r\n`;
const post = (headers: string, body: string, path = CANCELLATION) =>
  `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${headers}\r\n${body}`;
const chunked = (body: string, path?: string) => post('Transfer-Encoding: chunked\r\n', body, path);

const REFUSED: Readonly<Record<string, readonly [status: number, bytes: string]>> = {
  'a length and chunks': [400, post('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '{}')],
  'chunks and a length': [400, post('Transfer-Encoding: chunked\r\nContent-Length: 2\r\n', '{}')],
  'two lengths that differ': [400, post('Content-Length: 2\r\nContent-Length: 3\r\n', '{} ')],
  'a length below zero': [400, post('Content-Length: -2\r\n', '{}')],
  'a length with a sign': [400, post('Content-Length: +2\r\n', '{}')],
  'a length that is no number': [400, post('Content-Length: 0x2\r\n', '{}')],
  'a coding that nobody knows': [400, post('Transfer-Encoding: cow\r\n', '{}')],
  'chunks that are not the last coding': [400, post('Transfer-Encoding: chunked, gzip\r\n', '{}')],
  'a size of a chunk that is no number': [400, chunked('xyz\r\n{}\r\n0\r\n\r\n')],
  'a chunk longer than its size': [400, chunked('1\r\n{}\r\n0\r\n\r\n')],
  'a size of a chunk beyond all numbers': [400, chunked('fffffffffffffffff\r\n{}\r\n0\r\n\r\n')],
  'a size of a chunk with a sign': [400, chunked('-2\r\n{}\r\n0\r\n\r\n')],
  'a chunk that ends in a bare LF': [400, chunked('2\r\n{}\n0\r\n\r\n')],
  'chunks for a finished page': [411, chunked('xyz\r\n', '/')],
  'chunks for an address that does not exist': [411, chunked('xyz\r\n', '/nichts')],
  'a bare LF after the first line': [400, `GET / HTTP/1.1\n${HOST}\r\n`],
  'a bare LF after a header': [400, 'GET / HTTP/1.1\r\nHost: site.test\n\r\n'],
  'a bare LF at the end': [400, `GET / HTTP/1.1\r\n${HOST}\n`],
  'a bare CR in a header': [400, get('/', `${HOST}X-A: a\rb\r\n`)],
  'a folded line': [400, get('/', `${HOST}X-A: a\r\n b\r\n`)],
  'a folded first line': [400, get('/', ` X-A: a\r\n${HOST}`)],
  'a blank before the colon': [400, get('/', 'Host : site.test\r\n')],
  'a header without a name': [400, get('/', `${HOST}: a\r\n`)],
  'NUL in a header': [400, get('/', `${HOST}X-A: a\0b\r\n`)],
  'NUL in the name of a header': [400, get('/', `${HOST}X\0A: a\r\n`)],
  'NUL in the address': [400, get('/te\0am')],
  'NUL in the address, encoded': [400, get('/team%00')],
  'NUL in the query, encoded': [400, get('/team?token=a%00b')],
  'two hosts': [400, get('/', `${HOST}Host: evil.example\r\n`)],
  'the same host twice': [400, get('/', HOST + HOST)],
  'two hosts for a function': [400, post(`Host: evil.example\r\nContent-Length: 2\r\n`, '{}')],
  'no host': [400, get('/', '')],
  'a host of somebody else': [421, get('/', 'Host: evil.example\r\n')],
  'a host with a path': [421, get('/', 'Host: site.test/evil\r\n')],
  'an empty host': [421, get('/', 'Host: \r\n')],
  'the absolute form of somebody else': [421, get('http://evil.example/team')],
  'the absolute form with a name and @': [421, get('http://site.test@evil.example/team')],
  'the absolute form without a host': [400, get('http://site.test/team', '')],
  'the absolute form of another scheme': [400, get('ftp://site.test/team')],
  'the form for proxies': [400, get('site.test:443')],
  'an address without a slash': [400, get('team')],
  'an address with a fragment': [400, get('/team#a')],
  'an address that is too long': [400, get(`/${'a'.repeat(2001)}`)],
  'a query that is too long': [400, get(`/team?q=${'a'.repeat(12_001)}`)],
  'headers that are too long': [431, get('/', `${HOST}Cookie: ${'a'.repeat(20_000)}\r\n`)],
  'a body that is too long': [413, post('Content-Length: 20000\r\n', ' '.repeat(20_000))],
  'chunks that are too long': [413, chunked(`5000\r\n${' '.repeat(0x5000)}\r\n0\r\n\r\n`)],
  'a method that does not exist': [400, `GETS / HTTP/1.1\r\n${HOST}\r\n`],
  'a method in small letters': [400, `get / HTTP/1.1\r\n${HOST}\r\n`],
  'HTTP/2 without being asked': [400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  'HTTP/3': [400, `GET / HTTP/3.0\r\n${HOST}\r\n`],
  'no HTTP at all': [400, 'HELLO\r\n\r\n'],
  'the beginning of TLS': [400, '\u0016\u0003\u0001\u0000'],
};

test.each(Object.entries(REFUSED))(
  '%s: one refusal, and the connection ends',
  async (_name, [status, bytes]) => {
    const answer = await askRaw(server().site, bytes);
    expect(answer.split('\r\n', 1)[0]).toMatch(new RegExp(`^HTTP/1\\.1 ${String(status)} `));
    expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
    expect(answer).toMatch(/^Connection: close\r$/im);
    expect(answer).toMatch(/^X-Content-Type-Options: nosniff\r$/im);
  },
);

test.each([
  ['absolute form', get('http://site.test/team')],
  ['absolute form, whose host counts', get('http://site.test/team', 'Host: evil.example\r\n')],
  ['a port', get('/team', 'Host: site.test:8080\r\n')],
  ['HTTP/1.0 without a host', 'GET /team HTTP/1.0\r\n\r\n'],
  ['an expectation that nobody knows', get('/team', `${HOST}Expect: cake\r\n`)],
  ['empty lines before it', `\r\n\r\n${get('/team')}`],
])('a request with %s is answered', async (_name, bytes) => {
  const answer = await askRaw(server().site, bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toContain('<h1>Team</h1>');
});

test('proper chunks are read, with extensions and trailers', async () => {
  const answer = await askRaw(
    server().site,
    chunked('1;a=b\r\n{\r\n1\r\n}\r\n0\r\nX-A: b\r\n\r\n'),
  );
  // The form is empty, which the function itself complains about.
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"field"');
});

test('what follows a proper request on a connection is refused by itself', async () => {
  const answer = await askRaw(server().site, `${get('/team')}HELLO\r\n\r\n`);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
});

test('two requests in one piece are answered in turn', async () => {
  const answer = await askRaw(server().site, get('/team') + get('/robots.txt'));
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  expect(answer.indexOf('<h1>Team</h1>')).toBeLessThan(answer.indexOf('User-agent'));
});

test('a broken body is logged as what it was answered with, and never as an error', async () => {
  await askRaw(server().site, chunked('xyz\r\n{}\r\n0\r\n\r\n', `${CANCELLATION}?`));
  await expect.poll(server().output).toContain('"path":"/functions/v1/');
  expect((await ask(server().site, '/robots.txt')).status).toBe(200);
  await expect.poll(server().output).toContain('"path":"/robots.txt"');
  const lines = server()
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; path?: string; status?: unknown });
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  const statuses = lines.filter(({ path }) => path === CANCELLATION).map(({ status }) => status);
  expect(statuses).not.toContain(200);
});
