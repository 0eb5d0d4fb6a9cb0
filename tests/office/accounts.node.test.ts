import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { codeOf } from './authenticator.ts';
import { PASSWORD } from './visitor.ts';
import { browserForSuite, expectPage } from './browser.ts';
import { officeForSuite, type Member } from './office-suite.ts';

const office = officeForSuite();
const { open } = browserForSuite(office.site);
let owner: Member;
let editor: Member;

beforeAll(async () => {
  owner = await office.join('owner');
  editor = await office.join('editor');
}, 300_000);

const idOf = async (name: string): Promise<string> => {
  const rows = await office.sql<{ id: string }>('select id from office.users where name = $1', [
    name,
  ]);
  return rows[0]?.id ?? '';
};
/** Mails to somebody, as they were written down. */
const mailsTo = (address: string): string[] => {
  const folder = `${office.dataDir()}/outbox`;
  return readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}`));
};
const press = async (who: Member, path: string, fields: Record<string, string> = {}) =>
  (await who.visitor.post(`/buero/${path}`, fields)).to.replace(/^.*meldung=/u, '');

test('an account is invited, changed and deleted in the browser, and deleting asks first', async () => {
  const page = await open(owner);
  await page.goto('/admin/konten');
  const invite = page.locator('section', {
    has: page.getByRole('heading', { name: 'Jemanden einladen' }),
  });
  await invite.getByLabel('E-Mail-Adresse').fill('neu@example.org');
  await invite.getByRole('button', { name: 'Einladung senden' }).click();
  // Without a mail server nothing is on its way.
  await expectPage(page.locator('.office-said')).toContainText(
    'Es ist kein Mailserver eingetragen',
  );
  expect(mailsTo('neu@example.org')).toHaveLength(1);
  const invited = page.locator('section', { has: page.getByRole('heading', { name: 'neu@' }) });
  await expectPage(invited.getByRole('button', { name: 'Einladung zurückziehen' })).toBeHidden();
  await invited.getByText('Einladung zurückziehen …').click();
  await invited.getByRole('button', { name: 'Einladung zurückziehen' }).click();
  await expectPage(page.getByRole('status')).toContainText('Die Einladung ist zurückgezogen');
  await office.join('support', 'Gerda');
  await page.reload();
  const gerda = page.locator('section', { has: page.getByRole('heading', { name: 'Gerda' }) });
  await expectPage(gerda.getByRole('button', { name: 'Konto löschen' })).toBeHidden();
  await gerda.getByText('Konto löschen …').click();
  await gerda.getByRole('button', { name: 'Konto löschen' }).click();
  await expectPage(page.getByRole('status')).toContainText('Das Konto ist gelöscht');
  expect(await idOf('Gerda')).toBe('');
});

test('ending a session asks first, and says which is that of this device', async () => {
  const member = await office.join('support', 'Sitzung');
  await office.sql(
    `insert into office.sessions (id, token, user_id, expires_at, created_at, updated_at)
     select id || '-2', token || '-2', user_id, expires_at, created_at, updated_at from office.sessions where user_id = $1`,
    [await idOf('Sitzung')],
  );
  const page = await open(member);
  await page.goto('/admin/mein-konto');
  await expectPage(page.getByText(': beenden …')).toHaveCount(2);
  await expectPage(page.getByRole('button', { name: 'Anmeldung beenden' }).first()).toBeHidden();
  await page.getByText(/^Dieses Gerät: .*: beenden …$/u).click();
  await page.getByRole('button', { name: 'Anmeldung beenden' }).click();
  await expectPage(page).toHaveURL(/\/anmelden/u);
});

test('nothing that opens the office changes without the password, and each change is mailed', async () => {
  const wrong = { password: 'falsch', neu: 'ein anderes Passwort' };
  expect(await press(editor, 'mein-konto/passwort', wrong)).toBe('falsch');
  expect(await press(editor, 'mein-konto/app', wrong)).toBe('falsch');
  expect(await press(editor, 'mein-konto/entfernen/x', wrong)).toBe('falsch');
  const asked = await editor.visitor.ask('/anmelden/passkey/generate-register-options');
  expect(asked.status).toBe(403);
  expect((await editor.visitor.post('/mein-konto/passkeys/x', {})).status).toBe(404);
  expect(mailsTo('editor@example.org').filter((mail) => mail.includes('wurde ge'))).toHaveLength(0);
  expect(await press(editor, 'mein-konto/entfernen/x', { password: PASSWORD })).toBe('entfernt');
  expect(mailsTo('editor@example.org').join('')).toContain('wurde ge=C3=A4ndert');
});

test('wrong passwords in the account lock nobody out of signing in', async () => {
  const wrong = { password: 'falsch', neu: 'ein anderes Passwort' };
  for (let tries = 0; tries < 6; tries += 1) await press(owner, 'mein-konto/passwort', wrong);
  expect(await press(owner, 'mein-konto/passwort', wrong)).toBe('warten');
  const visitor = office.stranger();
  const answer = await visitor.post('/anmelden', {
    email: 'owner@example.org',
    password: PASSWORD,
  });
  expect(answer.to).toBe('/anmelden/code');
});

test('a new app counts when its first code was entered, and a mistyped one keeps the drawing', async () => {
  await press(editor, 'mein-konto/app', { password: PASSWORD });
  const shown = async () => (await editor.visitor.ask('/admin/mein-konto')).text;
  const [, secret = ''] = /<p>([A-Z2-7]{16,})<\/p>/u.exec(await shown()) ?? [];
  expect(secret).not.toBe('');
  expect(await shown()).toContain('download="notfallcodes.txt"');
  expect(await press(editor, 'mein-konto/app-fertig', { code: '000000' })).toBe('code');
  expect(await shown()).toContain(secret);
  const enter = async (code: string, visitor = office.stranger()): Promise<string> => {
    await visitor.post('/anmelden', { email: 'editor@example.org', password: PASSWORD });
    return (await visitor.post('/anmelden/code', { code })).to;
  };
  const code = codeOf(editor.secret);
  const elsewhere = office.stranger();
  expect(await enter(code, elsewhere)).toBe('/start');
  // Only who gave the password sees it.
  expect((await elsewhere.ask('/admin/mein-konto')).text).not.toContain(secret);
  // Nobody signs in with a code that was read over a shoulder.
  expect(await enter(code)).not.toBe('/start');
  const first = codeOf(secret);
  expect(await press(editor, 'mein-konto/app-fertig', { code: first })).toBe('app');
  expect(await enter(first)).not.toBe('/start');
  expect(await enter(codeOf(editor.secret, Date.now() + 30_000))).not.toBe('/start');
  expect(await enter(codeOf(secret, Date.now() + 30_000))).toBe('/start');
});

test('with an account ends what the person has begun: sessions, invitations, planned publications', async () => {
  const second = await office.join('owner', 'Zweite');
  await press(second, 'konten/einladen/neu', { email: 'freund@example.org', role: 'owner' });
  const id = await idOf('Zweite');
  await office.sql(
    `insert into payload.payload_jobs (task_slug, input, created_at, updated_at)
     values ('schedulePublish', $1, now(), now())`,
    [
      JSON.stringify({
        type: 'publish',
        global: 'offer',
        user: { relationTo: 'people', value: id },
      }),
    ],
  );
  expect(await press(owner, `konten/loeschen/${id}`)).toBe('geloescht');
  const left = await office.sql(
    `select 'invitation' from office.invitations where email = 'freund@example.org'
     union all select 'plan' from payload.payload_jobs where input -> 'user' ->> 'value' = $1`,
    [id],
  );
  expect(left).toHaveLength(0);
  expect((await second.visitor.ask('/admin')).to).toBe('/anmelden');
});

test('the last owner cannot be removed, also not by oneself', async () => {
  const id = await idOf('owner');
  expect(await press(owner, `konten/loeschen/${id}`)).toBe('ungeaendert');
  expect(await press(owner, `konten/rolle/${id}`, { role: 'support' })).toBe('ungeaendert');
});
