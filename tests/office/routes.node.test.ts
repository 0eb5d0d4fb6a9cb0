import { beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../office/desk/ports.ts';
import { codeOf } from './authenticator.ts';
import { officeInProcess } from './office-in-process.ts';
import { joinOffice, PASSWORD, Visitor } from './office-suite.ts';

const { routes, site, linkFor } = officeInProcess();

type Reached = 'without a session' | readonly Role[];

const OPEN = 'without a session';
const OWNER: Reached = ['owner'];
const EDITORS: Reached = ['owner', 'editor'];
const SUPPORT: Reached = ['owner', 'support'];
const MEMBERS: Reached = ['owner', 'editor', 'support'];

// Repeats who may reach each route, independently of the table that the office uses, so that a new route fails
// until somebody has decided who may reach it.
const rules: Readonly<Record<string, Reached>> = {
  'GET /office.css': OPEN,
  'GET /schriften/figtree.woff2': OPEN,
  'GET /schriften/fraunces.woff2': OPEN,
  'POST /darstellung': OPEN,
  'GET /anmelden': OPEN,
  'POST /anmelden': OPEN,
  'GET /anmelden/code': OPEN,
  'POST /anmelden/code': OPEN,
  'GET /anmelden/einrichten': OPEN,
  'POST /anmelden/einrichten': OPEN,
  'POST /anmelden/abschliessen': OPEN,
  'GET /einladung/:token': OPEN,
  'POST /einladung/:token': OPEN,
  'GET /anmelden/passkey.js': OPEN,
  'GET /anmelden/passkey/generate-authenticate-options': OPEN,
  'POST /anmelden/passkey/generate-authenticate-options': OPEN,
  'GET /anmelden/passkey/verify-authentication': OPEN,
  'POST /anmelden/passkey/verify-authentication': OPEN,
  'GET /anmelden/passkey/generate-register-options': MEMBERS,
  'POST /anmelden/passkey/generate-register-options': MEMBERS,
  'GET /anmelden/passkey/verify-registration': MEMBERS,
  'POST /anmelden/passkey/verify-registration': MEMBERS,
  'GET /': MEMBERS,
  'GET /start': MEMBERS,
  'POST /abmelden': MEMBERS,
  'GET /mein-konto': MEMBERS,
  'POST /mein-konto/sitzungen/:id': MEMBERS,
  'POST /mein-konto/passwort': MEMBERS,
  'POST /mein-konto/app': MEMBERS,
  'POST /mein-konto/passkeys/:id': MEMBERS,
  'GET /konten': OWNER,
  'POST /konten': OWNER,
  'POST /konten/einladung/zurueckziehen': OWNER,
  'POST /konten/rolle/:id': OWNER,
  'POST /konten/zugang/:id': OWNER,
  'POST /konten/loeschen/:id': OWNER,
  'GET /protokoll': OWNER,
  'GET /desk/live-count.js': MEMBERS,
  'GET /erklaerungen': SUPPORT,
  'GET /erklaerungen/stand': SUPPORT,
  'GET /erklaerungen/export.csv': SUPPORT,
  'GET /erklaerungen/:reference': SUPPORT,
  'GET /erklaerungen/:reference/drucken': SUPPORT,
  'GET /erklaerungen/:reference/export.json': SUPPORT,
  'POST /erklaerungen/:reference/senden': SUPPORT,
  'POST /erklaerungen/:reference/erledigt': SUPPORT,
  'POST /erklaerungen/:reference/notiz': SUPPORT,
  'ALL /personen/*': SUPPORT,
  'GET /personen': SUPPORT,
  'POST /personen': SUPPORT,
  'POST /personen/export': SUPPORT,
  'POST /personen/loeschen': SUPPORT,
  'GET /newsletter': SUPPORT,
  'GET /newsletter/export.csv': SUPPORT,
  'POST /newsletter/nachweis': SUPPORT,
  'POST /newsletter/austragen': SUPPORT,
  'POST /newsletter/senden': SUPPORT,
  'GET /zustand': MEMBERS,
  'GET /inhalte': EDITORS,
  'GET /inhalte/:collection/:slug': EDITORS,
  'GET /veroeffentlichen': EDITORS,
  'GET /redaktion/:file': EDITORS,
  'ALL /api/inhalte/*': EDITORS,
  'GET /vorschau': EDITORS,
  'GET /vorschau/*': EDITORS,
};

const everyone = ['nobody', 'halfway', ...MEMBERS] as const;
const visitors = new Map<(typeof everyone)[number], Visitor>();

beforeAll(async () => {
  for (const role of MEMBERS) {
    const email = `${role}@schlaf.example`;
    const { visitor } = await joinOffice(site(), await linkFor(email, role), email);
    visitors.set(role, visitor);
  }
  // Somebody with a password but without a second step.
  const halfway = new Visitor(site());
  const { pathname } = new URL(await linkFor('halfway@schlaf.example', 'owner'));
  await halfway.post(pathname, { name: 'Half', password: PASSWORD });
  visitors.set('halfway', halfway);
  visitors.set('nobody', new Visitor(site()));
});

/** Requests that reach a route; one that ends the session comes last. */
const requests = (): { route: string; method: string; path: string }[] =>
  Object.keys(rules)
    .toSorted((a, b) => Number(a.endsWith('/abmelden')) - Number(b.endsWith('/abmelden')))
    .flatMap((route) => {
      const [methods = '', pattern = ''] = route.split(' ');
      // Not the preview itself, which would start a development server.
      const path = pattern
        .replaceAll(/:\w+|\*/gu, 'x')
        .replace(/^\/vorschau(?:\/x)?$/u, '/vorschau/@vite');
      const each = methods === 'ALL' ? ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] : [methods];
      return each.map((method) => ({ route, method, path }));
    });

const send = (who: Visitor | undefined, method: string, path: string, origin?: string) =>
  who?.ask(path, {
    method,
    ...(method !== 'GET' && { body: new URLSearchParams({ email: 'x' }) }),
    headers: origin === undefined ? {} : { origin },
  });

test('every route has a rule', () => {
  expect([...routes()].toSorted()).toEqual(Object.keys(rules).toSorted());
});

test('a change sent by another site is refused, whoever is signed in', async () => {
  const foreign = ['https://evil.example', 'null', 'http://127.0.0.1:1', `${site()}.evil.example`];
  for (const { method, path } of requests().filter((one) => one.method !== 'GET')) {
    for (const origin of [...foreign, undefined]) {
      const answer = await send(visitors.get('owner'), method, path, origin);
      expect([method, path, origin, answer?.status]).toEqual([method, path, origin, 403]);
    }
  }
});

test('no answer can be framed by another site or run script that is not a file of the office', async () => {
  for (const { path } of requests().filter((one) => one.method === 'GET')) {
    const { headers } = (await visitors.get('owner')?.ask(path)) ?? {};
    const policy = headers?.get('content-security-policy') ?? '';
    expect([path, policy]).toEqual([path, expect.stringContaining("default-src 'none'")]);
    expect([path, policy]).not.toEqual([
      path,
      expect.stringMatching(/script-src[^;]*(?:unsafe|http|data)/u),
    ]);
    const framing = headers?.get('x-frame-options');
    // The preview stands in a frame of the page for editing.
    const isPreview = path.startsWith('/vorschau');
    expect([path, framing]).toEqual([path, isPreview ? 'SAMEORIGIN' : 'DENY']);
  }
});

test('a session from before the second step ends with it', async () => {
  const who = new Visitor(site());
  const { pathname } = new URL(await linkFor('fixed@schlaf.example', 'support'));
  await who.post(pathname, { name: 'Fixed', password: PASSWORD });
  const before = new Map(who.cookies);
  const { text } = await who.post('/anmelden/einrichten', { password: PASSWORD });
  const [, secret = ''] = /<code>([A-Z2-7]{16,})<\/code>/u.exec(text) ?? [];
  await who.post('/anmelden/abschliessen', { code: codeOf(secret) });
  expect((await who.ask('/erklaerungen')).status).toBe(200);
  for (const [name, value] of before) who.cookies.set(name, value);
  expect((await who.ask('/erklaerungen')).to).toBe('/anmelden');
});

describe.each(everyone)('%s', (who) => {
  test('reaches what the rules say and nothing else', async () => {
    for (const { route, method, path } of requests()) {
      const answer = await send(visitors.get(who), method, path, site());
      const isLedAway = /^\/anmelden(?:\/einrichten)?$/u.test(answer?.to ?? '');
      const isMember = who !== 'nobody' && who !== 'halfway';
      const isRefused = [401, 403].includes(answer?.status ?? 0) || (isLedAway && !isMember);
      const reached = rules[route] ?? [];
      const mayReach = reached === OPEN || (isMember && reached.includes(who));
      if (reached !== OPEN || isMember) {
        expect([who, method, path, isRefused]).toEqual([who, method, path, !mayReach]);
      } else {
        expect([path, answer?.status]).not.toEqual([path, 403]);
      }
    }
  });
});
