import { FunctionRegion } from '@supabase/functions-js';
import { beforeEach, expect, test } from 'vitest';
import { startBackend, type BackendAnswer } from '#tests/support/backend-server.ts';
import { BackendError, createBackendClient } from './create-backend-client.ts';

beforeEach(() => localStorage.clear());

async function clientOf(answer: BackendAnswer) {
  const { url, seen } = await startBackend(() => answer);
  return { client: createBackendClient({ url, anonKey: 'public-key' }), seen };
}

const failure = async (promise: Promise<unknown>): Promise<BackendError> => {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BackendError);
  return error as BackendError;
};

test('D2: a function is called by POST with the public key, and its answer comes back', async () => {
  const { client, seen } = await clientOf({ body: { reference: 'K-1' } });
  expect(await client.invoke('send-it', { body: { name: 'Anna' } })).toEqual({ reference: 'K-1' });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ line: 'POST /functions/v1/send-it', body: { name: 'Anna' } });
  expect(seen[0]?.headers).toMatchObject({
    apikey: 'public-key',
    authorization: 'Bearer public-key',
  });
});

test('D2: a region can be chosen', async () => {
  const { client, seen } = await clientOf({ body: {} });
  await client.invoke('send-it', { body: {}, region: FunctionRegion.EuCentral1 });
  expect(seen[0]?.line).toBe('POST /functions/v1/send-it?forceFunctionRegion=eu-central-1');
  expect(seen[0]?.headers['x-region']).toBe('eu-central-1');
});

test('D2: a request that cannot be sent is a backend error without a status', async () => {
  const client = createBackendClient({ url: 'http://127.0.0.1:1', anonKey: 'public-key' });
  const error = await failure(client.invoke('send-it', { body: {} }));
  expect(error).toMatchObject({
    message: expect.stringContaining('Failed to send'),
    status: undefined,
  });
});

test('D2: an error on the way is a backend error', async () => {
  const headers = { 'x-relay-error': 'true' };
  const { client } = await clientOf({ status: 502, headers, body: {} });
  const error = await failure(client.invoke('send-it', { body: {} }));
  expect(error.message).toContain('Relay Error');
});

test('D2: an answer without success is a backend error with its status and words', async () => {
  const body = { error: { code: 'invalid', field: 'name', message: 'Name ist erforderlich' } };
  const { client } = await clientOf({ status: 400, body });
  expect(await failure(client.invoke('send-it', { body: {} }))).toMatchObject({
    status: 400,
    details: body,
  });
});

test('a refusal that is no JSON is still a backend error', async () => {
  const headers = { 'Content-Type': 'text/html' };
  const { client } = await clientOf({ status: 503, headers, body: '<h1>Bad gateway</h1>' });
  expect(await failure(client.invoke('send-it', { body: {} }))).toMatchObject({ status: 503 });
});

test('a success that cannot be read is no backend error', async () => {
  const { client } = await clientOf({ body: '{"reference":' });
  const error: unknown = await client
    .invoke('send-it', { body: {} })
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(BackendError);
});

test('an anonymous visitor stores nothing', async () => {
  const { client } = await clientOf({ body: {} });
  await client.invoke('send-it', { body: {} });
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});
