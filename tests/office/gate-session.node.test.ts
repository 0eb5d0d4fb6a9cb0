import { request as httpRequest } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../office/roles.ts';
import { PASSWORD } from './visitor.ts';
import { codeOf } from './authenticator.ts';
import { officeForSuite, type Member } from './office-suite.ts';

const office = officeForSuite();
const people = new Map<Role, Member>();
const as = (role: Role): Member => {
  const member = people.get(role);
  if (member === undefined) throw new Error(`Nobody is ${role}.`);
  return member;
};
let article = 0;

beforeAll(async () => {
  for (const role of ['owner', 'editor', 'support'] as const)
    people.set(role, await office.join(role));
  const { body } = await as('owner').ask('GET', '/api/blog?limit=1&depth=0');
  article = (body['docs'] as { id: number }[])[0]?.id ?? 0;
});

const behindTheSession = [
  '/',
  '/admin',
  '/admin/collections/blog',
  '/admin/globals/offer',
  '/admin/anything',
  '/_next/static/chunks/anything.js',
  '/_next/image?url=x',
  '/nowhere',
];
const neverAnswered: [string, string][] = [
  ['POST', '/api/people/login'],
  ['POST', '/api/people/first-register'],
  ['POST', '/api/people/forgot-password'],
  ['POST', '/api/people/reset-password'],
  ['POST', '/api/people/refresh-token'],
  ['POST', '/api/people/unlock'],
  ['GET', '/api/people/init'],
  ['GET', '/api/people'],
  ['POST', '/api/people'],
  ['POST', '/api/graphql'],
  ['GET', '/api/graphql-playground'],
  ['PATCH', '/api/blog?where[id][exists]=true'],
  ['DELETE', '/api/blog?where[id][exists]=true'],
  ['GET', '/api/payload-jobs'],
  ['GET', '/api/payload-jobs/run'],
  ['GET', '/api/payload-migrations'],
  ['GET', '/api/payload-kv'],
  ['GET', '/admin/create-first-user'],
  ['GET', '/admin/forgot'],
  ['GET', '/admin/collections/people'],
  ['GET', '/api/auth/get-session'],
  ['POST', '/api/auth/sign-in/email'],
];
const rest: [string, string][] = [
  ['GET', '/api'],
  ['GET', '/api/blog'],
  ['GET', '/api/blog/1'],
  ['PATCH', '/api/blog/1'],
  ['GET', '/api/blog/versions'],
  ['POST', '/api/media'],
  ['GET', '/api/media/file/anything.jpg'],
  ['GET', '/api/globals/offer'],
  ['POST', '/api/globals/offer'],
  ['GET', '/api/people/me'],
  ['GET', '/api/access'],
  ['GET', '/api/publishing/status'],
  ['GET', '/api/publishing/changes'],
  ...['publish', 'again', 'back', 'plan', 'unplan'].map((name): [string, string] => [
    'POST',
    `/api/publishing/${name}`,
  ]),
];

describe('without a session', () => {
  test.each(behindTheSession)('%s leads to signing in', async (path) => {
    expect(await office.ask(office.stranger(), 'GET', path)).toMatchObject({
      status: 302,
      to: '/anmelden',
    });
  });

  test('who asks for the head of a page alone is led to signing in as well', async () => {
    expect(await office.ask(office.stranger(), 'HEAD', '/admin')).toMatchObject({
      status: 302,
      to: '/anmelden',
    });
    expect((await office.ask(office.stranger(), 'HEAD', '/api/blog')).status).toBe(401);
  });

  test.each([...rest, ...neverAnswered.filter(([, path]) => path.startsWith('/api/'))])(
    '%s %s answers nothing',
    async (method, path) => {
      const { status, body } = await office.ask(office.stranger(), method, path);
      expect(status).toBe(401);
      expect(body).toEqual({ errors: [{ message: 'Du bist nicht mehr angemeldet.' }] });
    },
  );

  test('a password alone opens nothing', async () => {
    const halfway = office.stranger();
    await halfway.post('/anmelden', { email: 'editor@example.org', password: PASSWORD });
    expect(await office.ask(halfway, 'GET', '/admin')).toMatchObject({ to: '/anmelden' });
    expect((await office.ask(halfway, 'GET', '/api/blog')).status).toBe(401);
    await halfway.post('/anmelden/code', { code: codeOf(as('editor').secret) });
    expect((await office.ask(halfway, 'GET', '/api/blog')).status).toBe(200);
  });

  test('an account without a second step has to set it up first', async () => {
    const link = await office.stranger().ask('/anmelden');
    expect(link.status).toBe(200);
    await office.sql(
      "update office.users set two_factor_enabled = false where email = 'support@example.org'",
    );
    const { visitor } = as('support');
    expect(await office.ask(visitor, 'GET', '/admin')).toMatchObject({
      to: '/anmelden/einrichten',
    });
    expect((await office.ask(visitor, 'GET', '/api/blog')).status).toBe(401);
    await office.sql(
      "update office.users set two_factor_enabled = true where email = 'support@example.org'",
    );
    expect((await office.ask(visitor, 'GET', '/api/blog')).status).toBe(200);
  });

  test.each([
    'payload-token=eyJhbGciOiJub25lIn0.eyJpZCI6IjEifQ.',
    'office.session_token=forged.abc',
  ])('a made-up cookie %s is nobody', async (cookie) => {
    const answer = await office.stranger().ask('/api/blog', { headers: { cookie } });
    expect(answer.status).toBe(401);
  });

  test.each(['JWT eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.x', 'people API-Key 1', 'Basic b3duZXI6eA=='])(
    'the header %s is nobody',
    async (authorization) => {
      const answer = await office.stranger().ask('/api/blog', { headers: { authorization } });
      expect(answer.status).toBe(401);
    },
  );
});

describe('with a session', () => {
  test.each(neverAnswered)('%s %s is there for nobody', async (method, path) => {
    for (const role of ['owner', 'editor', 'support'] as const) {
      expect((await as(role).ask(method, path)).status, role).toBe(404);
    }
  });

  test('Payload knows the person, by name and role', async () => {
    const { body } = await as('editor').ask('GET', '/api/people/me');
    expect(body['user']).toMatchObject({ name: 'editor', role: 'editor', collection: 'people' });
    expect(JSON.stringify(body)).not.toMatch(/@example|token":"|password|hash/u);
  });

  const everybody = { owner: 200, editor: 200, support: 200 };
  const publishers = { owner: 200, editor: 200, support: 404 };
  // What is asked for is nothing, so that nothing is published; only who may ask counts here.
  const asked = { owner: 400, editor: 400, support: 404 };
  test.each<[string, string, Record<Role, number>]>([
    ['GET', '/api/publishing/status', everybody],
    ['GET', '/api/publishing/changes', publishers],
    ['GET', '/admin/veroeffentlichen', publishers],
    ['POST', '/api/publishing/publish', asked],
    ['POST', '/api/publishing/back', asked],
    ['POST', '/api/publishing/plan', asked],
    ['POST', '/api/publishing/unplan', asked],
    ['GET', '/vorschau-rahmen?art=offer', everybody],
  ])('%s %s, by role', async (method, path, allowed) => {
    for (const role of ['support', 'editor', 'owner'] as const)
      expect((await as(role).ask(method, path)).status, role).toBe(allowed[role]);
  });

  const change = { _status: 'draft' };
  const table: [string, string, () => string, unknown, Record<Role, number>][] = [
    [
      'reads an article',
      'GET',
      () => `/api/blog/${String(article)}`,
      null,
      { owner: 200, editor: 200, support: 200 },
    ],
    [
      'reads versions',
      'GET',
      () => '/api/blog/versions?limit=1',
      null,
      { owner: 200, editor: 200, support: 403 },
    ],
    [
      'changes an article',
      'PATCH',
      () => `/api/blog/${String(article)}?draft=true`,
      change,
      { owner: 200, editor: 200, support: 403 },
    ],
    [
      'makes a question',
      'POST',
      () => '/api/faq?draft=true',
      {},
      { owner: 201, editor: 201, support: 403 },
    ],
    [
      'changes the price',
      'POST',
      () => '/api/globals/offer?draft=true',
      change,
      { owner: 200, editor: 200, support: 403 },
    ],
    [
      'makes a service of others',
      'POST',
      () => '/api/consentServices?draft=true',
      {},
      { owner: 201, editor: 403, support: 403 },
    ],
    [
      'erases for good',
      'DELETE',
      () => '/api/faq/1',
      null,
      { owner: 200, editor: 403, support: 403 },
    ],
  ];
  test.each(table)('who %s', async (_what, method, path, body, allowed) => {
    // The owner last, because an erased entry is gone for the others.
    for (const role of ['support', 'editor', 'owner'] as const) {
      const sent =
        method === 'POST' && path().includes('?draft') && !path().includes('globals')
          ? { slug: `neu-${role}-${String(Math.random()).slice(2, 9)}` }
          : body;
      expect((await as(role).ask(method, path(), sent)).status, role).toBe(allowed[role]);
    }
  });

  test('nobody becomes more by saying so', async () => {
    const { body } = await as('support').ask('GET', '/api/people/me');
    const { id } = body['user'] as { id: string };
    expect((await as('support').ask('PATCH', `/api/people/${id}`, { role: 'owner' })).status).toBe(
      404,
    );
    expect(
      (await as('support').ask('POST', '/api/blog?overrideAccess=true&user=1', { slug: 'x' }))
        .status,
    ).toBe(403);
  });

  test('a role that shrinks counts with the next request', async () => {
    const { ask } = as('editor');
    const set = (role: string) =>
      office.sql('update office.users set role = $1 where email = $2', [
        role,
        'editor@example.org',
      ]);
    await set('support');
    expect((await ask('PATCH', `/api/blog/${String(article)}?draft=true`, change)).status).toBe(
      403,
    );
    await set('editor');
    expect((await ask('PATCH', `/api/blog/${String(article)}?draft=true`, change)).status).toBe(
      200,
    );
  });

  test('a form of another site is refused, and so is a name that is not ours', async () => {
    const foreign = await as('owner').visitor.ask(`/api/blog/${String(article)}`, {
      method: 'PATCH',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(foreign.status).toBe(403);
    const status = await new Promise<number | undefined>((resolve) => {
      httpRequest(office.site(), { headers: { host: 'evil.example' } }, (answer) =>
        resolve(answer.statusCode),
      ).end();
    });
    expect(status).toBe(421);
  });

  test('a body has a limit on every route, before and after signing in', async () => {
    const big = 'x'.repeat(3_000_000);
    expect((await office.ask(office.stranger(), 'POST', '/anmelden', { big })).status).toBe(413);
    expect((await office.ask(office.stranger(), 'POST', '/einladung/x', { big })).status).toBe(413);
    const refused = await as('owner').ask('PATCH', `/api/blog/${String(article)}`, { big });
    expect(refused.status).toBe(413);
    expect(refused.body['errors']).toMatchObject([
      { message: expect.stringContaining('Das ist zu groß.') },
    ]);
  });

  test('every answer has the strict headers, and nobody can frame it', async () => {
    for (const path of ['/anmelden', '/admin', '/api/access', '/nowhere']) {
      const { headers } = await as('owner').visitor.ask(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/u);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toContain('no-store');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test('leaving ends the session, and so does the end of the account', async () => {
    const guest = await office.join('editor', 'Gast');
    expect((await guest.ask('GET', '/api/blog')).status).toBe(200);
    const kept = new Map(guest.visitor.cookies);
    await guest.visitor.ask('/admin/abmelden');
    for (const [name, value] of kept) guest.visitor.cookies.set(name, value);
    expect((await guest.ask('GET', '/api/blog')).status).toBe(401);
    const other = await office.join('support', 'Zweiter');
    await office.sql("delete from office.users where email = 'zweiter@example.org'");
    expect((await other.ask('GET', '/api/blog')).status).toBe(401);
  });
});
