import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from '#tests/support/http-request.ts';
import { createHost } from './create-host.ts';
import type { RouteRenderer } from './site-build.ts';
import { createSiteListener } from './site-app.ts';

async function hostWith(render: RouteRenderer): Promise<string> {
  const { server } = createHost(
    createSiteListener({
      build: {
        folder: '',
        files: { byPath: new Map(), notFound: undefined, hashed: [] },
        onDemand: { match: () => true, render, locals: {} },
        moved: new Map([['/blog/alt', '/blog/neu']]),
      },
      postedForms: new Map(),
      openForms: new Set(),
      functions: new Hono(),
      allowedOrigins: [],
      isAllowedHost: () => true,
      trustedProxies: 0,
      isReady: () => Promise.resolve(true),
      refusal: undefined,
      logger: pino({ level: 'silent' }),
    }),
    { isBehindProxy: false },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('when rendering itself breaks down the visitor gets one plain line and no stack', async () => {
  const site = await hostWith(() => Promise.reject(new Error('secret detail')));
  const answer = await ask(site, '/kuendigung');
  expect(answer.status).toBe(500);
  expect(answer.body.toString()).toBe('Unexpected Application Error!\n');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('when rendering breaks down halfway nothing half is sent', async () => {
  const site = await hostWith(() => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('<p>half')),
      pull: () => Promise.reject(new Error('too late')),
    });
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/html' } }));
  });
  const answer = await ask(site, '/kuendigung');
  expect([answer.status, String(answer.body)]).toEqual([500, 'Unexpected Application Error!\n']);
});

test('a former address of a page leads to the one of today, with its query', async () => {
  const site = await hostWith(() => Promise.reject(new Error('not asked')));
  const answer = await ask(site, '/blog/alt?a=1');
  expect([answer.status, answer.headers.location]).toEqual([308, '/blog/neu?a=1']);
  expect((await ask(site, '/blog/alt/')).headers.location).toBe('/blog/alt');
});

test('a route that the renderer does not know is not found', async () => {
  const site = await hostWith(() => Promise.resolve(undefined));
  expect((await ask(site, '/kuendigung')).status).toBe(404);
});

test('an address in absolute form reaches the renderer as a path', async () => {
  const site = await hostWith(({ url }) => Promise.resolve(new Response(url)));
  const answer = await ask(site, 'http://anywhere.example/a%2Fb?c=1');
  expect(answer.body.toString()).toBe('http://anywhere.example/a%2Fb?c=1');
});

test('an allowed name that no address has is a bad request with every header', async () => {
  const site = await hostWith(() => Promise.resolve(undefined));
  const answer = await ask(site, '/kuendigung', { headers: { host: '[0:0:0:0:0:0:0:1]' } });
  expect(answer.status).toBe(400);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});
