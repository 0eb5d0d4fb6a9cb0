import { randomUUID } from 'node:crypto';
import { createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  createClient,
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
} from '@supabase/supabase-js';
import { expect, onTestFinished, test } from 'vitest';
import { functionsServerForSuite } from '#tests/support/functions-server.ts';

// The published client, as a page of a partner's site uses it.
const PARTNER = 'https://partner.example';
const { server } = functionsServerForSuite({ ALLOWED_ORIGINS: PARTNER });

const cancellation = () => ({
  email: `${randomUUID()}@schlaf.example`,
  name: 'Anna Muster',
  reason: 'Hiermit kündige ich.',
});

function clientOf(url: string, origin = PARTNER) {
  return createClient(url, 'anon', { global: { headers: { Origin: origin } } });
}

async function errorOf(url: string, body: object, origin?: string): Promise<unknown> {
  const { error } = await clientOf(url, origin).functions.invoke('send-cancellation-slack', {
    body,
  });
  return error;
}

test('the published client stores a cancellation from another origin', async () => {
  const { data, error } = await clientOf(server().site).functions.invoke<{ reference: string }>(
    'send-cancellation-slack',
    { body: cancellation() },
  );
  expect(error).toBeNull();
  expect(data?.reference).toMatch(/^K-/);
});

test('an answer of the function that is no success is a FunctionsHttpError with the answer', async () => {
  const error = await errorOf(server().site, { ...cancellation(), email: 'anna' });
  expect(error).toBeInstanceOf(FunctionsHttpError);
  const { context } = error as { context: Response };
  expect(context.status).toBe(400);
  expect(await context.json()).toMatchObject({
    error: { field: 'email', message: 'Ungültige E-Mail-Adresse' },
  });
});

test('a foreign origin is a FunctionsHttpError too', async () => {
  const error = await errorOf(server().site, cancellation(), 'https://elsewhere.example');
  expect(error).toBeInstanceOf(FunctionsHttpError);
  expect((error as { context: Response }).context.status).toBe(403);
});

test('a server that is not there is a FunctionsFetchError', async () => {
  expect(await errorOf('http://127.0.0.1:9', cancellation())).toBeInstanceOf(FunctionsFetchError);
});

test('a relay that passes on, or says that it could not, is told apart', async () => {
  const target = { site: server().site };
  const relay = await startRelay(target);
  expect(await errorOf(relay, cancellation())).toBeNull();
  target.site = 'http://127.0.0.1:9';
  expect(await errorOf(relay, cancellation())).toBeInstanceOf(FunctionsRelayError);
});

/** A proxy in front of the server that reports its own failures as the protocol wants it. */
async function startRelay(target: { site: string }): Promise<string> {
  const relay = createServer((req, res) => {
    const { hostname, port } = new URL(target.site);
    const { method, url: path, headers } = req;
    const onwards = request({ hostname, port, path, method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    onwards.on('error', () => {
      res.writeHead(502, { 'x-relay-error': 'true' }).end();
    });
    req.pipe(onwards);
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  onTestFinished(() => {
    relay.closeAllConnections();
    relay.close();
  });
  return `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
}
