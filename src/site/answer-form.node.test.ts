import { expect, test } from 'vitest';
import type { SubmissionResult } from '#lib/declaration.ts';
import { answerForm } from './answer-form.ts';

const address = '192.0.2.1';

/** A page that is asked with a request, and what the mechanism below it is given. */
async function post(request: Request, result: SubmissionResult<{ name: string }>) {
  const given: unknown[] = [];
  const response = { status: 200, headers: new Headers() };
  const page = { request, response, locals: { clientAddress: address } } as unknown as Parameters<
    typeof answerForm
  >[0];
  const answer = await answerForm(page, (values, sender) => {
    given.push({ values, sender });
    return Promise.resolve(result);
  });
  const { status, headers } = response;
  return { answer, given, status, retryAfter: headers.get('Retry-After') };
}

const form = (values: Record<string, string>) =>
  new Request('http://site.example/kuendigung', {
    method: 'POST',
    body: new URLSearchParams(values),
  });

const stored: SubmissionResult<{ name: string }> = {
  status: 'stored',
  receipt: { reference: 'K-7F3M-9QXD', receivedAt: '2026-11-21T08:00:00Z', endsOn: null },
  declaration: { name: 'Anna' },
};

test('a page that is only asked for submits nothing', async () => {
  const { answer, given } = await post(new Request('http://site.example/kuendigung'), stored);
  expect(answer).toBeUndefined();
  expect(given).toEqual([]);
});

test('what was typed reaches the mechanism with address, key and honeypot', async () => {
  const values = { name: 'Anna', topic: 'pills', 'form-key': 'key-1' };
  const { answer, given, status } = await post(form(values), stored);
  expect(given).toEqual([
    { values, sender: { address, idempotencyKey: 'key-1', honeypot: 'pills' } },
  ]);
  expect(answer).toEqual({ result: stored, values });
  expect(status).toBe(200);
});

test('an empty honeypot and a missing key are left out', async () => {
  const { given } = await post(form({ name: 'Anna', topic: '' }), stored);
  expect(given).toEqual([{ values: { name: 'Anna', topic: '' }, sender: { address } }]);
});

const refusals: [SubmissionResult<{ name: string }>, number, string | null][] = [
  [{ status: 'invalid', problems: [{ field: 'name', message: 'Name fehlt' }] }, 422, null],
  [{ status: 'tooMany', retryAfterSeconds: 60 }, 429, '60'],
  [{ status: 'unavailable', retryAfterSeconds: 5 }, 503, '5'],
];

test.each(refusals)('$status is told by the status of the page', async (result, expected, wait) => {
  const { status, retryAfter } = await post(form({ name: 'Anna' }), result);
  expect(status).toBe(expected);
  expect(retryAfter).toBe(wait);
});

test.each([
  ['application/json', '{"name":"Anna"}'],
  ['multipart/form-data; boundary=x', 'no parts'],
  ['text/plain', 'name=Anna'],
])('a body of the type %s that is no form counts as an empty one', async (type, body) => {
  const headers = { 'content-type': type };
  const request = new Request('http://site.example/', { method: 'POST', headers, body });
  const { given } = await post(request, stored);
  expect(given).toEqual([{ values: {}, sender: { address } }]);
});
