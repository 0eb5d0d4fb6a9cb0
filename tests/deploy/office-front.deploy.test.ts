import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { officeLink, runOffice } from '#tests/office/visitor.ts';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { freePort } from '#tests/support/ports.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';
import { databaseForSuite } from '#tests/support/test-database.ts';
import { askFront } from './ask-front.ts';
import { OFFICE_HOST, startCaddy, startNginx, type StartFrontServer } from './front-server.ts';

const FRONTS: readonly (readonly [string, StartFrontServer])[] = [
  ['nginx', startNginx],
  ['Caddy', startCaddy],
];
const SITES = ['127.0.0.1:1', '127.0.0.1:2'] as const;
const ORIGIN = `https://${OFFICE_HOST}`;

const folder = folderForSuite();
const database = databaseForSuite();
const handOver = atEndOfSuite();
let port = '';
let link = '';

// The real office under its public name.
beforeAll(async () => {
  await writeEmptySite(`${folder()}/dist`);
  port = String(await freePort());
  const office = runOffice(handOver, {
    DIST_DIR: `${folder()}/dist`,
    DATA_DIR: `${folder()}/data`,
    CONTENT_DIR: 'tests/example-content',
    DATABASE_URL: database(),
    OFFICE_PORT: port,
    OFFICE_URL: ORIGIN,
  });
  link = await officeLink(office);
});

test.each(FRONTS)(
  'behind %s the office answers by HTTPS under its own name',
  async (_name, start) => {
    const front = await start(onTestFinished, SITES, `127.0.0.1:${port}`);
    expect(link).toContain(`${ORIGIN}/einladung/`);
    const plain = await askFront(front, '/anmelden', { protocol: 'http', host: OFFICE_HOST });
    expect(plain).toMatchObject({ status: 308, headers: { location: `${ORIGIN}/anmelden` } });

    const page = await askFront(front, new URL(link).pathname, { host: OFFICE_HOST });
    expect(page.status).toBe(200);
    expect(page.body.toString()).toContain('Konto anlegen');
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers.via).toBeUndefined();
    expect(page.headers['server'] ?? '').not.toMatch(/\d/);

    const signIn = (origin: string) =>
      askFront(front, '/anmelden', {
        host: OFFICE_HOST,
        method: 'POST',
        body: 'email=a@schlaf.example&password=geraten',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await signIn(ORIGIN)).status).toBe(400);
    expect((await signIn('https://schlafcoaching.example')).status).toBe(403);
  },
);

/** A stand-in for the office whose answers a test decides. */
async function behind(start: StartFrontServer, answer: (response: ServerResponse) => void) {
  let bytes = 0;
  const server = createServer((asked, response) => {
    asked.on('data', (part: Buffer) => (bytes += part.length));
    asked.once('end', () => answer(response));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const front = await start(
    onTestFinished,
    SITES,
    `127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  return { front, bytes: () => bytes };
}

test.each(FRONTS)(
  '%s lets the largest picture through, and nothing far larger',
  async (_name, start) => {
    const { front, bytes } = await behind(start, (response) => response.end('taken'));
    const send = (body: string, headers: Record<string, string> = {}) =>
      askFront(front, '/api/media', {
        host: OFFICE_HOST,
        method: 'POST',
        body,
        headers,
      });
    expect((await send('x'.repeat(30_000_000))).status).toBe(200);
    expect(bytes()).toBe(30_000_000);
    expect((await send('x', { 'content-length': '100000000' })).status).toBe(413);
  },
);

test.each(FRONTS)('%s passes each line of a progress on at once', async (_name, start) => {
  let response: ServerResponse | undefined;
  const { front } = await behind(start, (opened) => {
    response = opened;
    opened.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: eins\n\n');
  });
  const asked = request({
    hostname: '127.0.0.1',
    port: front.httpsPort,
    path: '/api/publishing/status',
    servername: OFFICE_HOST,
    headers: { host: OFFICE_HOST },
    rejectUnauthorized: false,
  }).end();
  onTestFinished(() => void asked.destroy());
  const [told] = (await once(asked, 'response')) as [IncomingMessage];
  // The answer has not ended yet, so the proxy did not buffer it.
  for (const word of ['eins', 'zwei']) {
    const [part] = (await once(told, 'data')) as [Buffer];
    expect(part.toString()).toContain(word);
    response?.write('data: zwei\n\n');
  }
});
