import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startBackend } from '#tests/support/backend-server.ts';
import { createBackendClient, sessionKey } from './create-backend-client.ts';

const factor = { id: 'f1', factor_type: 'totp', status: 'verified' };
const signature = new Uint8Array(64);

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const base64Url = (text: string | Uint8Array<ArrayBuffer>) =>
  Buffer.from(text).toString('base64url');

/** A token as the backend signs it; with the key, so that a browser can check it. */
async function signedToken(keys: CryptoKeyPair): Promise<string> {
  const header = base64Url(JSON.stringify({ alg: 'ES256', kid: 'key-1', typ: 'JWT' }));
  const ends = Math.floor(Date.now() / 1000) + 3600;
  const claims = base64Url(JSON.stringify({ sub: 'u1', aal: 'aal1', exp: ends }));
  const signed = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    keys.privateKey,
    new TextEncoder().encode(`${header}.${claims}`),
  );
  return `${header}.${claims}.${base64Url(new Uint8Array(signed))}`;
}

async function signedIn() {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const publicKey = await crypto.subtle.exportKey('jwk', keys.publicKey);
  const session = {
    access_token: await signedToken(keys),
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: 'u1', factors: [factor] },
  };
  const { url, seen } = await startBackend(({ line }) => {
    if (line.includes('/.well-known/jwks.json')) {
      return {
        body: { keys: [{ ...publicKey, kid: 'key-1', alg: 'ES256', key_ops: ['verify'] }] },
      };
    }
    if (line.endsWith('/challenge')) return { body: { id: 'c1', type: 'totp', expires_at: 0 } };
    if (line.endsWith('/verify')) return { body: session };
    return {
      body: { id: 'f1', type: 'totp', friendly_name: 'Telefon', totp: { qr_code: '<svg/>' } },
    };
  });
  localStorage.setItem(sessionKey, JSON.stringify(session));
  const auth = await createBackendClient({ url, anonKey: 'public-key' }).auth();
  onTestFinished(() => auth.dispose());
  const calls = () => seen.map(({ line, body }) => ({ line, body }));
  return { auth, calls, token: session.access_token };
}

test('D3: a factor is enrolled, challenged, verified and deleted', async () => {
  const { auth, calls } = await signedIn();
  const issuer = 'schlafcoaching.example';
  await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefon', issuer });
  await auth.mfa.challenge({ factorId: 'f1' });
  await auth.mfa.verify({ factorId: 'f1', challengeId: 'c1', code: '123456' });
  await auth.mfa.unenroll({ factorId: 'f1' });
  expect(calls()).toEqual([
    {
      line: 'POST /auth/v1/factors',
      body: { friendly_name: 'Telefon', factor_type: 'totp', issuer },
    },
    { line: 'POST /auth/v1/factors/f1/challenge', body: { factorId: 'f1' } },
    {
      line: 'POST /auth/v1/factors/f1/verify',
      body: { challenge_id: 'c1', code: '123456' },
    },
    { line: 'DELETE /auth/v1/factors/f1', body: undefined },
  ]);
});

test('D3: a telephone is enrolled by its number, and the channel of its challenge chosen', async () => {
  const { auth, calls } = await signedIn();
  const phone = '+4930231251';
  await auth.mfa.enroll({ factorType: 'phone', friendlyName: 'Telefon', phone });
  await auth.mfa.challenge({ factorId: 'f1', channel: 'sms' });
  expect(calls()).toEqual([
    {
      line: 'POST /auth/v1/factors',
      body: { friendly_name: 'Telefon', factor_type: 'phone', phone },
    },
    { line: 'POST /auth/v1/factors/f1/challenge', body: { factorId: 'f1', channel: 'sms' } },
  ]);
});

test('D3: a token is checked with the published keys, and a forged one refused', async () => {
  const { auth, calls, token } = await signedIn();
  const { data } = await auth.getClaims(token);
  expect(data?.claims.sub).toBe('u1');
  expect(calls().map(({ line }) => line)).toEqual(['GET /auth/v1/.well-known/jwks.json']);
  const forged = token.replace(/[^.]+$/, base64Url(signature));
  expect((await auth.getClaims(forged)).error).not.toBeNull();
});

test('D3: signing in by OAuth leads to an address with provider, way back, scopes and PKCE', async () => {
  const { url } = await startBackend(() => ({ body: {} }));
  const auth = await createBackendClient({ url, anonKey: 'public-key' }).auth();
  onTestFinished(() => auth.dispose());
  const redirectTo = 'https://schlafcoaching.example/konto';
  const { data } = await auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo, scopes: 'email profile', skipBrowserRedirect: true },
  });
  const address = new URL(data.url ?? '');
  expect(`${address.origin}${address.pathname}`).toBe(`${url}/auth/v1/authorize`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    provider: 'google',
    redirect_to: redirectTo,
    scopes: 'email profile',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 's256',
  });
});
