import { describe, expect, test } from 'vitest';
import { kinds } from '#features/declarations/server/kinds.ts';
import { functionsServerForSuite, jsonOf, send } from '#tests/support/functions-server.ts';
import { ask, type Answer } from '#tests/support/http-request.ts';

const PARTNER = 'https://partner.example';
const { server } = functionsServerForSuite({ ALLOWED_ORIGINS: PARTNER });
const site = (): string => server().site;
const codeOf = (answer: Answer): unknown => jsonOf(answer)['error'];

const paths = Object.values(kinds).map(({ functionName }) => `/functions/v1/${functionName}`);

describe.each(paths)('%s', (path) => {
  test('names the first wrong field with a message, readable for a page of another origin', async () => {
    const answer = await send(site(), path, {}, { origin: PARTNER });
    expect(answer.status).toBe(400);
    expect(jsonOf(answer)).toEqual({
      error: {
        code: 'invalid',
        field: expect.stringMatching(/^[a-z]+$/i),
        message: expect.stringMatching(/\p{Lu}.*\p{L}$/u),
      },
    });
    expect(answer.headers['access-control-allow-origin']).toBe(PARTNER);
  });

  test('takes nothing but an object of JSON', async () => {
    const headers = { 'content-type': 'application/json', origin: PARTNER };
    const answer = await ask(site(), path, { method: 'POST', headers, body: '[]' });
    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toMatchObject({ code: 'not_a_json_object' });
    expect(answer.headers['access-control-allow-origin']).toBe(PARTNER);
  });

  test('lets a page of another origin read when to try again and what to name when asking', async () => {
    const answer = await send(site(), path, {}, { origin: PARTNER });
    const exposed = answer.headers['access-control-expose-headers']?.split(',');
    expect(exposed).toEqual(expect.arrayContaining(['Retry-After', 'X-Request-Id']));
  });

  test('refuses a page of a foreign origin', async () => {
    const { host } = new URL(site());
    // An app can serve pages of its own scheme under any name.
    for (const origin of ['https://elsewhere.example', `capacitor://${host}`, 'null']) {
      const answer = await send(site(), path, {}, { origin });
      expect(answer.status, origin).toBe(403);
      expect(codeOf(answer)).toMatchObject({ code: 'foreign_origin' });
    }
  });

  test('refuses other methods and names its own', async () => {
    const answer = await ask(site(), path, { method: 'GET' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST, OPTIONS');
    expect(codeOf(answer)).toMatchObject({ code: 'wrong_method' });
  });

  test('refuses a body above 16 KiB', async () => {
    const answer = await send(site(), path, { topic: 'x'.repeat(16_384) }, { origin: PARTNER });
    expect(answer.status).toBe(413);
    expect(codeOf(answer)).toMatchObject({ code: 'too_large' });
    expect(answer.headers['access-control-allow-origin']).toBe(PARTNER);
  });

  test.each([{ 'content-type': 'text/plain' }, {}])('refuses a body of type %j', async (type) => {
    const headers = { ...type, origin: PARTNER };
    const answer = await ask(site(), path, { method: 'POST', headers, body: '{}' });
    expect(answer.status).toBe(415);
    expect(codeOf(answer)).toMatchObject({ code: 'not_json_type' });
    expect(answer.headers['access-control-allow-origin']).toBe(PARTNER);
  });

  test('answers the preflight of a configured origin', async () => {
    const answer = await ask(site(), path, {
      method: 'OPTIONS',
      headers: {
        origin: PARTNER,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, x-client-info, apikey, content-type',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.body).toHaveLength(0);
    expect(answer.headers['access-control-allow-origin']).toBe(PARTNER);
    expect(answer.headers['access-control-allow-headers']?.split(',')).toEqual(
      expect.arrayContaining(['authorization', 'x-client-info', 'apikey', 'content-type']),
    );
  });
});
