import { expect, onTestFinished, test } from 'vitest';
import { codeOf } from './authenticator.ts';
import { officeForSuite } from './office-suite.ts';
import { joinOffice, PASSWORD, runOffice } from './visitor.ts';

const office = officeForSuite({ TRUST_PROXY: '1' });
const NEW_PASSWORD = 'ein anderes langes Passwort';

const enter = async (email: string, password: string, fields: Record<string, string>) => {
  const visitor = office.stranger();
  const first = await visitor.post('/anmelden', { email, password });
  return { visitor, first, second: await visitor.post('/anmelden/code', fields) };
};

test('the first owner comes by the printed link, which works once', async () => {
  expect((await office.join('owner')).visitor.cookies.size).toBeGreaterThan(0);
  const { pathname } = new URL(office.firstLink());
  expect((await office.stranger().ask(pathname)).status).toBe(410);
});

test('an invited person gets the address that was invited, whatever is sent', async () => {
  const { visitor } = await office.join('owner', 'Zweite');
  await visitor.post('/buero/konten/einladen/neu', { email: 'neu@example.org', role: 'editor' });
  await joinOffice(office.site(), office.mailedLink('neu@example.org'), 'other@example.org');
  const rows = await office.sql("select role from office.users where email = 'neu@example.org'");
  expect(rows).toEqual([{ role: 'editor' }]);
});

test('whose office it is stands on every page before signing in', async () => {
  for (const path of ['/anmelden', '/anmelden/code', '/einladung/alt']) {
    const { text } = await office.stranger().ask(path);
    expect(text).toContain(' – Büro Schlafcoaching</title>');
    expect(text).toContain('<p class="office-name">Büro Schlafcoaching</p>');
  }
});

test('a new session has a new name, which scripts cannot read', async () => {
  const { secret } = await office.join('support');
  const visitor = office.stranger();
  visitor.cookies.set('office.session_token', 'chosen-by-somebody-else');
  await visitor.post('/anmelden', { email: 'support@example.org', password: PASSWORD });
  const { to, headers } = await visitor.post('/anmelden/code', { code: codeOf(secret) });
  expect(to).toBe('/start');
  expect(visitor.cookies.get('office.session_token')).not.toBe('chosen-by-somebody-else');
  expect(headers.getSetCookie().join('\n')).toMatch(
    /office\.session_token=[^\n]*HttpOnly[^\n]*SameSite=Strict/iu,
  );
});

test('who follows a link of a mail comes to its page after signing in, and nowhere else', async () => {
  const { secret } = await office.join('support', 'Ziel');
  const signIn = async (visitor: ReturnType<typeof office.stranger>) => {
    await visitor.post('/anmelden', { email: 'ziel@example.org', password: PASSWORD });
    const { to } = await visitor.post('/anmelden/code', { code: codeOf(secret) });
    return (await visitor.ask(to)).to;
  };
  const visitor = office.stranger();
  expect((await visitor.ask('/erklaerungen/K-7QXM-2M4P')).to).toBe('/anmelden');
  expect(await signIn(visitor)).toBe('/erklaerungen/K-7QXM-2M4P');
  // Once, so that tomorrow begins at the beginning.
  expect((await visitor.ask('/start')).to).toBe('/admin');
  for (const foreign of ['//example.org', 'https://example.org', '/admin/\\\\example.org']) {
    visitor.cookies.set('ziel', encodeURIComponent(foreign));
    expect((await visitor.ask('/start')).to).toBe('/admin');
  }
});

test('after five wrong passwords even the right one has to wait', async () => {
  await office.join('editor');
  const email = 'editor@example.org';
  const tries = async (password: string) =>
    (await office.stranger().post('/anmelden', { email, password })).status;
  for (let at = 0; at < 5; at += 1) expect(await tries('something else')).toBe(400);
  expect(await tries(PASSWORD)).toBe(429);
  await office.sql("update office.wrong_tries set wait_until = now() - interval '1 second'");
  expect(await tries(PASSWORD)).toBe(303);
});

test('of many wrong passwords at once no more than five are looked at', async () => {
  await office.join('editor', 'Burst');
  const email = 'burst@example.org';
  const tries = Array.from({ length: 12 }, () =>
    office.stranger().post('/anmelden', { email, password: 'something else' }),
  );
  const looked = (await Promise.all(tries)).filter(({ status }) => status === 400);
  expect(looked).toHaveLength(5);
  expect((await office.stranger().post('/anmelden', { email, password: PASSWORD })).status).toBe(
    429,
  );
});

test('a network that has guessed often has to wait whatever account it tries, and others do not', async () => {
  const { secret } = await office.join('editor', 'Vierte');
  const from = async (address: string, path: string, fields: Record<string, string>) => {
    const visitor = office.stranger();
    const headers = { origin: office.site(), 'x-forwarded-for': address };
    const options = { method: 'POST', headers };
    if (path === '/anmelden/code')
      await visitor.ask('/anmelden', { ...options, body: new URLSearchParams(right) });
    return visitor.ask(path, { ...options, body: new URLSearchParams(fields) });
  };
  const right = { email: 'vierte@example.org', password: PASSWORD };
  for (let at = 0; at < 30; at += 1) {
    const email = `jemand-${String(at)}@example.org`;
    const { status } = await from('203.0.113.9', '/anmelden', { email, password: 'geraten' });
    expect(status).toBe(400);
  }
  expect((await from('203.0.113.9', '/anmelden', right)).status).toBe(429);
  const code = { code: codeOf(secret) };
  expect((await from('203.0.113.9', '/anmelden/code', code)).status).toBe(429);
  expect((await from('203.0.113.10', '/anmelden/code', code)).to).toBe('/start');
});

test('backup codes can be kept as a file, and a mistyped code keeps them and the drawing', async () => {
  const owner = await office.join('owner', 'Siebte');
  const invited = { email: 'sechste@example.org', role: 'support' };
  await owner.visitor.post('/buero/konten/einladen/neu', invited);
  const visitor = office.stranger();
  const { pathname } = new URL(office.mailedLink(invited.email));
  await visitor.post(pathname, { name: 'Sechste', password: PASSWORD });
  const codesOf = (text: string) =>
    [...text.matchAll(/<code>([^<]+)<\/code>/gu)].map(([, one]) => one);
  const first = await visitor.post('/anmelden/einrichten', { password: PASSWORD });
  const [, kept = ''] =
    /href="data:[^,]*,([^"]*)" download="notfallcodes.txt"/u.exec(first.text) ?? [];
  const lines = decodeURIComponent(kept).split('\r\n');
  expect(lines).toEqual([
    'Büro Schlafcoaching: Notfallcodes, jeder gilt einmal',
    ...codesOf(first.text).slice(1),
    '',
  ]);
  // On the phone itself nothing can be scanned.
  expect(first.text).toMatch(/<a href="otpauth:\/\/totp\/[^"]+secret=/u);
  const wrong = await visitor.post('/anmelden/abschliessen', { code: '000000' });
  expect(codesOf(first.text).length).toBeGreaterThan(5);
  expect(codesOf(wrong.text)).toEqual(codesOf(first.text));
  expect(wrong.text).toContain('<svg');
  const [secret = ''] = codesOf(first.text);
  const code = codeOf(secret);
  expect((await visitor.post('/anmelden/abschliessen', { code })).to).toBe('/start');
  // Nobody signs in with a code that was read over a shoulder.
  expect((await enter(invited.email, PASSWORD, { code })).second.to).toBe('');
});

test('a backup code opens the office once instead of a code', async () => {
  const { visitor } = await office.join('owner', 'Dritte');
  await visitor.post('/buero/konten/einladen/neu', { email: 'not@example.org', role: 'support' });
  const link = office.mailedLink('not@example.org');
  const { page } = await joinOffice(office.site(), link, 'not@example.org');
  const [backup = ''] = [...page.matchAll(/<code>([\w-]{11})<\/code>/gu)].map(([, one]) => one);
  const use = async () =>
    (await enter('not@example.org', PASSWORD, { code: '', backup })).second.to;
  expect(await use()).toBe('/start');
  expect(await use()).toBe('');
});

test('a link of the command line restores access, and nothing from before opens the office', async () => {
  const print = async (...address: string[]) => {
    const { ended, said } = runOffice(
      onTestFinished,
      office.env(),
      ...['command.ts', 'link', ...address],
    );
    return { code: (await ended)[0] as number, said: said() };
  };
  const { visitor: before, secret } = await office.join('editor', 'Lost');
  expect((await print('nobody@example.org')).said).toContain('No account has this address');
  const { code, said } = await print('Lost@example.org');
  expect(code).toBe(0);
  // Until the link is used nothing changes: a link that was not asked for locks nobody out.
  expect((await before.ask('/admin')).status).toBe(200);
  const { pathname } = new URL(/http:\S+/u.exec(said)?.[0] ?? '');
  const back = office.stranger();
  expect((await back.post(pathname, { password: NEW_PASSWORD })).to).toBe('/anmelden/einrichten');
  expect((await before.ask('/admin')).to).toBe('/anmelden');
  const old = await enter('lost@example.org', PASSWORD, { code: codeOf(secret) });
  expect(old.first.status).toBe(400);
  const half = await enter('lost@example.org', NEW_PASSWORD, { code: codeOf(secret) });
  expect(half.second.to).toBe('');
  const lines = await office.sql('select what, about from office.log');
  expect(lines).toContainEqual({ what: 'account.link', about: 'Lost' });
  expect(JSON.stringify(lines)).not.toMatch(/langes Passwort|einladung\//u);
});

test('wrong arguments of the command line are answered with one sentence and exit 2', async () => {
  for (const [args, sentence] of [
    [['link', 'a@example.org', 'b'], '"b" is one argument too many.'],
    [['import'], 'FOLDER is missing.'],
    [['import', '/nirgends'], 'There is no folder /nirgends.'],
    [['import', '/nirgends', '--replce'], "Unknown option '--replce'."],
    [['export', import.meta.filename], `${import.meta.filename} is a file; name a folder.`],
    [['what'], 'Say what to do: link ADDRESS, import FOLDER [--replace] or export FOLDER.'],
  ] as const) {
    const { ended, said } = runOffice(onTestFinished, office.env(), 'command.ts', ...args);
    expect([(await ended)[0], said()]).toEqual([2, `${sentence}\n`]);
  }
});

test('an office that others could reach without TLS does not start', async () => {
  const settings: Record<string, string>[] = [
    { OFFICE_HOST: '0.0.0.0' },
    { OFFICE_URL: 'http://office.example.org' },
  ];
  for (const one of settings) {
    const { ended, said } = runOffice(onTestFinished, { ...office.env(), ...one });
    expect(await ended).toEqual([1, null]);
    expect(said()).toContain('The office would be reachable without encryption');
  }
});

test('what signing in leaves behind is erased when its time is over, and nothing before', async () => {
  const { visitor } = await office.join('editor', 'Morgen');
  const count = async () => {
    const [row] = await office.sql(
      `select (select count(*)::int from office.sessions where id like 'old-%') as sessions,
        (select count(*)::int from office.verifications where id like 'old-%') as halves,
        (select count(*)::int from office.invitations where email like 'old-%') as links,
        (select array_agg(key order by key) from office.wrong_tries where key like 'test-%') as tries`,
    );
    return row;
  };
  await office.sql(
    `insert into office.sessions (id, token, user_id, expires_at, created_at, updated_at)
     select 'old-1', 'old-1', id, now() - interval '1 minute', now(), now()
     from office.users where email = 'morgen@example.org'`,
  );
  await office.sql(
    `insert into office.verifications (id, identifier, value, expires_at, created_at, updated_at)
     values ('old-1', 'a', 'b', now() - interval '1 minute', now(), now())`,
  );
  await office.sql(
    `insert into office.invitations (hash, email, role, expires_at)
     values ('old-1', 'old-1@example.org', 'editor', now() - interval '1 minute')`,
  );
  await office.sql(
    `insert into office.wrong_tries (key, tries, wait_until)
     values ('test-few', 2, to_timestamp(0)), ('test-old', 9, now() - interval '25 hours'),
       ('test-new', 9, now() - interval '23 hours')`,
  );
  await office.kill();
  await office.start();
  expect(await count()).toEqual({ sessions: 0, halves: 0, links: 0, tries: ['test-new'] });
  expect((await visitor.ask('/admin')).status).toBe(200);
});
