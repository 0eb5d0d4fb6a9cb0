import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from '#tests/support/http-request.ts';
import { createHost } from './create-host.ts';
import { createRequestHandler } from './handle-request.ts';
import type { RouteRenderer } from './on-demand.ts';

async function hostWith(render: RouteRenderer): Promise<string> {
  const { server } = createHost(
    createRequestHandler({
      build: () => ({
        folder: '',
        files: { byPath: new Map(), notFound: undefined, hashed: [] },
        onDemand: { match: () => true, render, locals: {} },
        moved: new Map([['/blog/alt', '/blog/neu']]),
      }),
      postedForms: new Map(),
      openForms: new Set(),
      api: () => Promise.resolve(),
      isAllowedHost: () => true,
      trustedProxies: 0,
      isReady: () => Promise.resolve(true),
      refusal: () => undefined,
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

test('when rendering breaks down halfway the connection is cut', async () => {
  const site = await hostWith((_req, res) => {
    res.write('<p>half');
    return Promise.reject(new Error('too late'));
  });
  await expect(ask(site, '/kuendigung')).rejects.toThrow();
});

test('a former address of a page leads to the one of today, with its query', async () => {
  const site = await hostWith(() => Promise.reject(new Error('not asked')));
  const answer = await ask(site, '/blog/alt?a=1');
  expect([answer.status, answer.headers.location]).toEqual([308, '/blog/neu?a=1']);
  expect((await ask(site, '/blog/alt/')).headers.location).toBe('/blog/alt');
});

test('a route that the renderer does not know is not found', async () => {
  const site = await hostWith((_req, _res, next) => {
    next();
    return Promise.resolve();
  });
  expect((await ask(site, '/kuendigung')).status).toBe(404);
});

test('an address in absolute form reaches the renderer as a path', async () => {
  const site = await hostWith((req, res) => {
    res.end(req.url);
    return Promise.resolve();
  });
  const answer = await ask(site, 'http://anywhere.example/a%2Fb?c=1');
  expect(answer.body.toString()).toBe('/a%2Fb?c=1');
});
