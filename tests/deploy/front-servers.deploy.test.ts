import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { CANCELLATION, jsonOf } from '#tests/support/functions-server.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';
import { databaseForSuite, query } from '#tests/support/test-database.ts';
import { askFront } from './ask-front.ts';
import { SITE_HOST, startCaddy, startNginx, type StartFrontServer } from './front-server.ts';
import { siteBehindFront, type SiteBehindFront } from './site-behind-front.ts';

const FRONTS: readonly (readonly [string, StartFrontServer])[] = [
  ['nginx', startNginx],
  ['Caddy', startCaddy],
];

describe.each(FRONTS)('behind %s', (_name, start) => {
  const [folder, database, handOver] = [folderForSuite(), databaseForSuite(), atEndOfSuite()];
  let site: SiteBehindFront;

  beforeAll(async () => {
    const place = { handOver, database: database(), folder: folder() };
    site = await siteBehindFront(start, place);
  });

  test('pages come by HTTPS, and nothing is added to them', async () => {
    const { front } = site;
    const page = await askFront(front, '/', { headers: { 'accept-encoding': 'br' } });
    expect(page.status).toBe(200);
    expect(brotliDecompressSync(page.body).toString()).toContain('<h1');
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(page.headers.via).toBeUndefined();
    expect(page.headers['x-powered-by']).toBeUndefined();
    // RFC 9110, section 10.2.4: a name without a version at most.
    expect(page.headers['server'] ?? '').not.toMatch(/\d/);

    const missing = await askFront(front, '/gibt-es-nicht');
    expect(missing.status).toBe(404);
    expect(missing.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('everybody is led to HTTPS first, and then to the one name', async () => {
    const { front } = site;
    const www = `www.${SITE_HOST}`;
    const plain = await askFront(front, '/team?a=b', { protocol: 'http', host: www });
    expect(plain.status).toBe(308);
    expect(plain.headers.location).toBe(`https://${www}/team?a=b`);
    const secure = await askFront(front, '/team?a=b', { host: www });
    expect(secure.status).toBe(308);
    expect(secure.headers.location).toBe(`https://${SITE_HOST}/team?a=b`);
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('no other name is known', async () => {
    const { front } = site;
    await expect(askFront(front, '/', { host: 'evil.example' })).rejects.toThrow();
    const inside = askFront(front, '/', { headers: { host: 'evil.example' } });
    // Either the connection just ends, or the answer is empty.
    const text = await inside.then(({ body }) => body.toString()).catch(() => '');
    expect(text).toBe('');
  });

  test('a form without script and a call with script are taken, and nobody is named in the log', async () => {
    const { front } = site;
    const origin = `https://${SITE_HOST}`;
    const form = new URLSearchParams({
      name: 'Anna Muster',
      email: 'anna@schlaf.example',
      reason: 'Es geht mir besser.',
      kind: 'ordinary',
    });
    const page = await askFront(front, '/kuendigung?quelle=mail', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: form.toString(),
    });
    expect(page.status).toBe(200);
    expect(page.body.toString()).toMatch(/K-\w{4}-\w{4}/);
    const call = await askFront(front, CANCELLATION, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin,
        // What a client claims about itself counts for nothing.
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'http',
      },
      body: JSON.stringify({
        name: 'Bert Beispiel',
        email: 'bert@schlaf.example',
        reason: 'Ich ziehe um.',
      }),
    });
    expect(call.status).toBe(200);
    expect(jsonOf(call)['reference']).toMatch(/^K-/);
    expect(call.headers['strict-transport-security']).toBeDefined();
    const stored = await query<{ clients: string }>(
      database(),
      'select count(distinct client_hash) as clients from declarations',
    );
    expect(stored).toEqual([{ clients: '1' }]);

    await expect.poll(front.readLog).toContain('/functions/v1/');
    const log = await front.readLog();
    expect(log).toContain('127.0.0.0');
    expect(log).toContain('/kuendigung');
    expect(log).not.toContain('127.0.0.1');
    expect(log).not.toContain('quelle=mail');
    expect(log).not.toContain('203.0.113.9');
  });

  test('no body is taken that no form could have', async () => {
    const { front } = site;
    const answer = await askFront(front, CANCELLATION, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(100_000),
    });
    expect(answer.status).toBe(413);
  });
});
