import { once } from 'node:events';
import { request, type Agent, type IncomingMessage } from 'node:http';

export interface BadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const CANCELLATION = '/functions/v1/send-cancellation-slack';
const JSON_TYPE = { 'content-type': 'application/json' };
const KIB = 1024;

const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  [],
  {},
  [[]],
  { a: 1 },
  '\u0000',
  '\uD800',
  '\u202E',
  '﷽'.repeat(50),
  '🙂'.repeat(600),
  'a'.repeat(5000),
  'a@b',
  'a@b.c\r\nBcc: d@e.de',
  '<!channel>',
  "'; drop table declarations; --",
  '${7*7}',
  '__proto__',
  'constructor',
  '2026-02-30',
  'NaN',
  '\u{10FFFF}',
];

const bodies: readonly ((number: number) => Buffer)[] = [
  () => Buffer.alloc(0),
  () => Buffer.from('{"email": "a@b.de", '),
  () => Buffer.from('null'),
  () => Buffer.from('"text"'),
  () => Buffer.from('[1, 2, 3]'),
  () => Buffer.from('{"email":"a@b.de","name":"x","reason":"y"}{}'),
  () => Buffer.from('['.repeat(8 * KIB)),
  () => Buffer.from(`${'{"a":'.repeat(2 * KIB)}1${'}'.repeat(2 * KIB)}`),
  () => Buffer.from([0xff, 0xfe, 0x00, 0x7b, 0x00, 0x7d]),
  () => Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  () => Buffer.from('{"__proto__": {"email": "a@b.de"}, "constructor": 1}'),
  () => Buffer.alloc(17 * KIB, 'a'),
  (number) => Buffer.alloc(64 * KIB + (number % 999), '{'),
  (number) => fields({ name: pick(number) }),
  (number) => fields({ email: pick(number), name: 'x', reason: 'y' }),
  (number) => fields({ email: 'a@b.de', name: pick(number), reason: null }),
  (number) => fields({ email: 'a@b.de', name: 'x', reason: 'y', kind: `${number}` }),
  (number) => fields({ email: 'a@b.de', name: 'x', reason: 'y', endsOn: pick(number) ?? 1 }),
  (number) => fields({ email: 'a@b.de', name: 'x', reason: 'y', contract: [pick(number)] }),
];

const types = [
  JSON_TYPE,
  { 'content-type': 'application/json; charset=utf-8' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  { 'content-type': '\u00e4' },
  {},
];

const methods = ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'];
const paths = [
  `${CANCELLATION}/`,
  '/functions/v1/',
  '/functions/v1/nothing',
  '/functions/v1/../../etc/passwd',
  '/functions/v1/%00',
  '/functions/v1/send-cancellation-slack%2f..',
  '/functions/v1/send-withdrawal',
];
const origins = ['null', 'https://elsewhere.example', 'file://', 'x', 'http://127.0.0.1:1'];

/** One of very many requests that no honest client sends; the same number gives the same one. */
export function badRequest(number: number): BadRequest {
  const at = <Item>(list: readonly Item[], step = 1): Item =>
    list[Math.floor(number / step) % list.length] as Item;
  const body = at(bodies)(number);
  const plain = { method: 'POST', path: CANCELLATION, headers: JSON_TYPE, body };
  switch (number % 7) {
    case 0:
      return { ...plain, method: at(methods, 7), body: Buffer.alloc(0) };
    case 1:
      return { ...plain, path: at(paths, 7) };
    case 2:
      return { ...plain, headers: at(types, 7) };
    case 3:
      return { ...plain, headers: { ...JSON_TYPE, origin: at(origins, 7) } };
    default:
      return plain;
  }
}

/**
 * Sends it; resolves with the status. A body that is far too long can be cut off before the answer
 * has arrived (RFC 9112, section 9.6); that counts as 413.
 */
export async function sendRequest(
  site: string,
  { method, path, headers, body }: BadRequest,
  agent: Agent,
): Promise<number> {
  const { hostname, port } = new URL(site);
  const sent = request({
    hostname,
    port,
    method,
    path,
    headers: { ...headers, 'content-length': String(body.length) },
    agent,
  });
  sent.on('error', () => undefined);
  sent.end(body);
  try {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'close');
    return answer.statusCode ?? 0;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if ((code === 'ECONNRESET' || code === 'EPIPE') && body.length > 16 * KIB) return 413;
    throw error;
  }
}

function fields(input: Readonly<Record<string, unknown>>): Buffer {
  return Buffer.from(JSON.stringify(input));
}

function pick(number: number): unknown {
  return values[Math.floor(number / bodies.length) % values.length];
}
