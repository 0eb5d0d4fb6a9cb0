import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { codeOf } from './authenticator.ts';
import { officeForSuite, PASSWORD, runOffice, type Visitor } from './office-suite.ts';

const { env, joinBy, sql, firstLink, mailedLink, visitor } = officeForSuite();
const NEW_PASSWORD = 'ein anderes langes Passwort';

let owner: Visitor;

beforeAll(async () => {
  ({ visitor: owner } = await joinBy(firstLink(), 'owner@example.org'));
});

async function colleague(email: string, role = 'support') {
  await owner.post('/konten', { email, role });
  return { email, ...(await joinBy(mailedLink(email), '')), ...(await personAt(email)) };
}

async function personAt(email: string): Promise<{ id: string; role: string }> {
  const [row] = await sql<{ id: string; role: string }>(
    'select id, role from office.users where email = $1',
    [email],
  );
  return row ?? { id: '', role: '' };
}

async function signIn(email: string, password: string, code: Record<string, string>) {
  const who = visitor();
  const first = await who.post('/anmelden', { email, password });
  const { to } = await who.post('/anmelden/code', code);
  return { who, first: first.status, to };
}

const isIn = async (who: Visitor): Promise<boolean> =>
  (await who.ask('/mein-konto')).status === 200;

test('an owner changes the role of a colleague, which counts at once, but never their own', async () => {
  const { visitor: them, id } = await colleague('role@example.org');
  expect((await them.ask('/inhalte')).status).toBe(403);
  const answer = await owner.post(`/konten/rolle/${id}`, { role: 'editor' });
  expect(answer.to).toBe('/konten?meldung=rolle');
  expect((await them.ask('/inhalte')).status).toBe(200);
  expect((await them.ask('/erklaerungen')).status).toBe(403);
  const nobody = await owner.post(`/konten/rolle/${id}`, { role: 'king' });
  expect(nobody.to).toBe('/konten?meldung=ungeaendert');
  expect((await personAt('role@example.org')).role).toBe('editor');

  const self = await personAt('owner@example.org');
  for (const what of ['rolle', 'zugang', 'loeschen']) {
    const refused = await owner.post(`/konten/${what}/${self.id}`, { role: 'support' });
    expect([what, refused.to]).toEqual([what, '/konten?meldung=ungeaendert']);
  }
  expect(await personAt('owner@example.org')).toEqual(self);
});

test('when two owners take the role from each other at the same moment, one stays owner', async () => {
  const owners = [{ visitor: owner, ...(await personAt('owner@example.org')) }];
  for (const email of ['second@example.org', 'third@example.org'])
    owners.push(await colleague(email, 'owner'));
  await Promise.all(
    owners.map(({ visitor: who }, at) =>
      who.post(`/konten/rolle/${owners[(at + 1) % 3]?.id ?? ''}`, { role: 'editor' }),
    ),
  );
  const left = await sql<{ id: string }>("select id from office.users where role = 'owner'");
  expect(left.length).toBeGreaterThan(0);
  await sql("update office.users set role = 'owner' where email = 'owner@example.org'");
});

test('a link restores access after losing password and telephone, and nothing from before opens the office', async () => {
  const { visitor: before, email, id, secret } = await colleague('lost@example.org', 'editor');
  await sql(
    `insert into office.passkeys (id, public_key, user_id, credential_id, counter, device_type, backed_up)
     values ('key', 'x', $1, 'x', 0, 'x', false)`,
    [id],
  );
  const sent = await owner.post(`/konten/zugang/${id}`, {});
  expect(sent.to).toBe('/konten?meldung=zugang');
  // Until the link is used nothing changes: a link that was not asked for locks nobody out.
  expect(await isIn(before)).toBe(true);

  const link = mailedLink(email);
  const { pathname } = new URL(link);
  expect((await visitor().ask(pathname)).text).toContain('wähle ein neues Passwort');
  const back = visitor();
  const made = await back.post(pathname, { name: 'Somebody Else', password: NEW_PASSWORD });
  expect(made.to).toBe('/anmelden/einrichten');
  expect(await isIn(before)).toBe(false);
  expect((await back.ask('/inhalte')).to).toBe('/anmelden/einrichten');
  const { text } = await back.post('/anmelden/einrichten', { password: NEW_PASSWORD });
  const [, newSecret = ''] = /<code>([A-Z2-7]{16,})<\/code>/u.exec(text) ?? [];
  await back.post('/anmelden/abschliessen', { code: codeOf(newSecret) });
  expect((await back.ask('/inhalte')).status).toBe(200);

  expect((await visitor().ask(pathname)).status).toBe(410);
  expect((await signIn(email, PASSWORD, { code: codeOf(secret) })).first).toBe(400);
  expect((await signIn(email, NEW_PASSWORD, { code: codeOf(secret) })).to).toBe('');
  expect((await signIn(email, NEW_PASSWORD, { code: codeOf(newSecret) })).to).toBe('/start');
  expect(await sql('select 1 from office.passkeys where user_id = $1', [id])).toEqual([]);
  const person = await sql('select id, name, role from office.users where email = $1', [email]);
  expect(person).toEqual([{ id, name: 'Name <>', role: 'editor' }]);
});

test('a backup code opens the office once instead of a code', async () => {
  const { email, page } = await colleague('emergency@example.org');
  const [backup = ''] = [...page.matchAll(/<code>([\w-]{11})<\/code>/gu)].map(([, one]) => one);
  expect((await signIn(email, PASSWORD, { code: '', backup })).to).toBe('/start');
  expect((await signIn(email, PASSWORD, { code: '', backup })).to).toBe('');
});

test('a link opens nothing once its account is removed or the invitation is taken back', async () => {
  const { id, email } = await colleague('gone@example.org');
  await owner.post(`/konten/zugang/${id}`, {});
  await owner.post(`/konten/loeschen/${id}`, {});
  expect((await visitor().ask(new URL(mailedLink(email)).pathname)).status).toBe(410);

  await owner.post('/konten', { email: 'late@example.org', role: 'support' });
  const first = new URL(mailedLink('late@example.org')).pathname;
  expect((await owner.ask('/konten')).text).toContain('late@example.org');
  await owner.post('/konten', { email: 'late@example.org', role: 'support' });
  const second = new URL(mailedLink('late@example.org')).pathname;
  expect((await visitor().ask(first)).status).toBe(410);
  expect((await visitor().ask(second)).status).toBe(200);
  await owner.post('/konten/einladung/zurueckziehen', { email: 'late@example.org' });
  expect((await visitor().ask(second)).status).toBe(410);
  expect((await owner.ask('/konten')).text).not.toContain('late@example.org');
});

test('a new password requires the current one, ends other sessions and keeps this one', async () => {
  const { visitor: here, email, secret } = await colleague('password@example.org');
  const { who: there } = await signIn(email, PASSWORD, { code: codeOf(secret) });
  const change = (password: string, neu: string) =>
    here.post('/mein-konto/passwort', { password, neu });
  expect((await change('something else', NEW_PASSWORD)).text).toContain(
    'bisheriges Passwort stimmt nicht',
  );
  expect((await change(PASSWORD, 'short')).status).toBe(400);
  expect(await isIn(there)).toBe(true);
  expect((await here.ask('/mein-konto')).text).toContain('Unbekannt');
  const kept = new Map(here.cookies);
  expect((await change(PASSWORD, NEW_PASSWORD)).to).toBe('/mein-konto?meldung=passwort');
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  // The session from before is over here, too.
  const old = visitor();
  for (const [name, value] of kept) old.cookies.set(name, value);
  expect(await isIn(old)).toBe(false);
  expect((await signIn(email, PASSWORD, { code: codeOf(secret) })).first).toBe(400);
  expect((await signIn(email, NEW_PASSWORD, { code: codeOf(secret) })).to).toBe('/start');
});

test('passwords cannot be guessed on the account page either', async () => {
  const { visitor: who } = await colleague('guess@example.org');
  const guess = () => who.post('/mein-konto/passwort', { password: 'a guess', neu: NEW_PASSWORD });
  for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);
  expect((await who.post('/mein-konto/app', { password: PASSWORD })).status).toBe(429);
});

test('a new authenticator app replaces the old one', async () => {
  const { visitor: here, email, secret } = await colleague('app@example.org');
  expect((await here.post('/mein-konto/app', { password: 'wrong' })).status).toBe(400);
  const { text } = await here.post('/mein-konto/app', { password: PASSWORD });
  const [, newSecret = ''] = /<code>([A-Z2-7]{16,})<\/code>/u.exec(text) ?? [];
  expect((await here.ask('/erklaerungen')).to).toBe('/anmelden/einrichten');
  await here.post('/anmelden/abschliessen', { code: codeOf(newSecret) });
  expect((await here.ask('/erklaerungen')).status).toBe(200);
  expect((await signIn(email, PASSWORD, { code: codeOf(secret) })).to).toBe('');
  expect((await signIn(email, PASSWORD, { code: codeOf(newSecret) })).to).toBe('/start');
});

test('a command on the machine prints a link for an owner to whom nobody can send one', async () => {
  const print = async (...address: string[]) => {
    const { ended, said } = runOffice(onTestFinished, env(), 'link.ts', ...address);
    return { code: (await ended)[0] as number, said: said() };
  };
  expect(await print()).toMatchObject({ code: 1 });
  expect((await print('nobody@example.org')).said).toContain('No account has this address');
  const { code, said } = await print('Owner@example.org');
  expect(code).toBe(0);
  const [link = ''] = /http:\S+/u.exec(said) ?? [];
  const back = visitor();
  const answer = await back.post(new URL(link).pathname, { password: NEW_PASSWORD });
  expect(answer.to).toBe('/anmelden/einrichten');
  expect(await isIn(owner)).toBe(false);
});

test('the log has a line for each of these, and nothing secret', async () => {
  const lines = await sql<{ what: string }>('select * from office.log');
  const done = new Set(lines.map(({ what }) => what));
  for (const what of ['role', 'renew', 'renewed', 'remove', 'uninvite', 'password', 'app', 'link'])
    expect(done).toContain(`account.${what}`);
  expect(JSON.stringify(lines)).not.toMatch(/Passwort|einladung\//u);
});
