import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Role } from '../../office/desk/ports.ts';
import { codeOf } from './authenticator.ts';
import { officeForSuite, PASSWORD, runOffice, type Visitor } from './office-suite.ts';

const { joinBy, sql, site, firstLink, mailedLink, visitor } = officeForSuite();
const people = new Map<Role, { visitor: Visitor; secret: string }>();

beforeAll(async () => {
  const owner = await joinBy(firstLink(), 'owner@example.org');
  people.set('owner', owner);
  for (const role of ['editor', 'support'] as const) {
    const email = `${role}@example.org`;
    const answer = await owner.visitor.post('/konten', { email, role });
    expect(answer.to).toBe('/konten?meldung=eingeladen');
    people.set(role, await joinBy(mailedLink(email), 'other@example.org'));
  }
});

const signIn = async (who: Visitor, email: string, secret: string) => {
  const first = await who.post('/anmelden', { email, password: PASSWORD });
  return { first, second: await who.post('/anmelden/code', { code: codeOf(secret) }) };
};

test('the first owner comes by the printed link, which works once', async () => {
  expect((await visitor().ask(new URL(firstLink()).pathname)).status).toBe(410);
  const rows = await sql<{ email: string; role: string }>(
    'select email, role from office.users order by role',
  );
  // An invited person gets the address that was invited, whatever is sent.
  expect(rows).toEqual([
    { email: 'editor@example.org', role: 'editor' },
    { email: 'owner@example.org', role: 'owner' },
    { email: 'support@example.org', role: 'support' },
  ]);
});

test('an unknown address leads to signing in too, and a script gets an answer that says so', async () => {
  expect((await visitor().ask('/nowhere')).to).toBe('/anmelden');
  const asked = await visitor().ask('/api/inhalte/collections');
  expect(asked.status).toBe(401);
  expect(JSON.parse(asked.text)).toEqual({ sentence: 'Du bist nicht mehr angemeldet.' });
  expect((await people.get('owner')?.visitor.ask('/nowhere'))?.status).toBe(403);
});

test('a password alone opens nothing, and a new session has a new name', async () => {
  const { secret = '' } = people.get('support') ?? {};
  const who = visitor();
  who.cookies.set('office.session_token', 'chosen-by-somebody-else');
  const { first, second } = await signIn(who, 'support@example.org', secret);
  expect(first.to).toBe('/anmelden/code');
  expect(second.to).toBe('/start');
  expect(who.cookies.get('office.session_token')).not.toBe('chosen-by-somebody-else');
  const cookies = second.headers.getSetCookie().join('\n');
  expect(cookies).toMatch(/office\.session_token=[^\n]*HttpOnly[^\n]*SameSite=Strict/iu);
  const halfway = visitor();
  await halfway.post('/anmelden', { email: 'support@example.org', password: PASSWORD });
  expect((await halfway.ask('/erklaerungen')).to).toBe('/anmelden');
  expect((await halfway.post('/anmelden/code', { code: '000000' })).status).toBe(400);
  expect((await halfway.ask('/erklaerungen')).to).toBe('/anmelden');
});

test('after five wrong passwords even the right one has to wait', async () => {
  const email = 'editor@example.org';
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await visitor().post('/anmelden', { email, password: 'something else' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Adresse oder Passwort stimmen nicht.');
  }
  expect((await visitor().post('/anmelden', { email, password: PASSWORD })).status).toBe(429);
  await sql("update office.wrong_tries set wait_until = now() - interval '1 second'");
  expect((await visitor().post('/anmelden', { email, password: PASSWORD })).status).toBe(303);
});

test('somebody ends another session of their own, and leaving ends this one', async () => {
  const { secret = '', visitor: here } = people.get('support') ?? {};
  const there = visitor();
  await signIn(there, 'support@example.org', secret);
  expect((await there.ask('/erklaerungen')).status).toBe(200);
  const { text = '' } = (await here?.ask('/mein-konto')) ?? {};
  const others = [...text.matchAll(/action="\/mein-konto\/sitzungen\/([\w-]+)"/gu)];
  // Nobody ends the sessions of others.
  for (const [, id = ''] of others) {
    await people.get('owner')?.visitor.post(`/mein-konto/sitzungen/${id}`, {});
  }
  expect((await there.ask('/erklaerungen')).status).toBe(200);
  for (const [, id = ''] of others) await here?.post(`/mein-konto/sitzungen/${id}`, {});
  expect((await there.ask('/erklaerungen')).to).toBe('/anmelden');
  await signIn(there, 'support@example.org', secret);
  const kept = new Map(there.cookies);
  await there.post('/abmelden', {});
  for (const [name, value] of kept) there.cookies.set(name, value);
  expect((await there.ask('/erklaerungen')).to).toBe('/anmelden');
});

test('every answer has the strict headers, and nobody can frame it', async () => {
  for (const path of ['/anmelden', '/office.css', '/nowhere']) {
    const { headers } = await visitor().ask(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('the log says who did what, escapes names, and cannot be changed', async () => {
  const missing = '/api/inhalte/entries/nothing/here';
  const { origin } = new URL(site());
  await people.get('owner')?.visitor.ask(missing, { method: 'DELETE', headers: { origin } });
  const answer = await people.get('owner')?.visitor.ask('/protokoll');
  expect(answer?.text).toContain('Eintrag gelöscht');
  expect(answer?.text).toContain('Jemanden eingeladen');
  expect(answer?.text).toContain('Name &lt;owner@example.org&gt;');
  for (const change of [
    'delete from office.log',
    "update office.log set what = ''",
    'truncate office.log',
  ]) {
    await expect(sql(change)).rejects.toThrow('cannot be changed');
  }
});

test('somebody whose account is removed is out at once', async () => {
  const owner = people.get('owner')?.visitor;
  await owner?.post('/konten', { email: 'guest@example.org', role: 'support' });
  const guest = await joinBy(mailedLink('guest@example.org'), '');
  expect((await guest.visitor.ask('/erklaerungen')).status).toBe(200);
  const [row] = await sql<{ id: string }>(
    "select id from office.users where email = 'guest@example.org'",
  );
  await owner?.post(`/konten/loeschen/${row?.id ?? ''}`, {});
  expect((await guest.visitor.ask('/erklaerungen')).to).toBe('/anmelden');
});

test('an office that others could reach without TLS does not start', async () => {
  const settings: Record<string, string>[] = [
    { OFFICE_HOST: '0.0.0.0' },
    { OFFICE_URL: 'http://office.example.org' },
  ];
  for (const env of settings) {
    const { ended, said } = runOffice(onTestFinished, env);
    expect(await ended).toEqual([1, null]);
    expect(said()).toContain('The office would be reachable without encryption');
  }
  expect((await fetch(site(), { redirect: 'manual' })).status).toBe(302);
});
