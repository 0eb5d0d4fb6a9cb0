import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { endProcess } from '#tests/support/hand-over.ts';
import { startReceiver } from '#tests/support/receivers/receiver.ts';
import { sendDeclarationMails } from '../../office/desk/declaration-mails.ts';
import type { Role } from '../../office/roles.ts';
import { browserForSuite, expectPage } from './browser.ts';
import { officeForSuite, type Member } from './office-suite.ts';

const office = officeForSuite();
const browser = browserForSuite(office.site);
const people = new Map<Role, Member>();
const as = (role: Role): Member => {
  const member = people.get(role);
  if (member === undefined) throw new Error(`Nobody is ${role}.`);
  return member;
};
const look = async (path: string, role: Role = 'support'): Promise<string> => {
  const { status, text } = await as(role).visitor.ask(path === '' ? '/admin' : `/admin/${path}`);
  expect(status).toBe(200);
  // What the browser's script gets stands there a second time.
  return text.replaceAll(/<script[\s\S]*?<\/script>/gu, '').replaceAll('<!-- -->', '');
};
const press = (path: string, fields: Record<string, string> = {}, role: Role = 'support') =>
  as(role).visitor.post(`/buero/${path}`, fields);

interface Kept {
  readonly team?: boolean;
  readonly confirmed?: boolean;
  readonly here?: string[];
}

/** A declaration as it lies in the table, received in the middle of a summer's night. */
async function declare(reference: string, name: string, kept: Kept = {}): Promise<void> {
  const { team = true, confirmed = true, here = [] } = kept;
  const content = { name, email: `${reference.toLowerCase()}@example.org`, reason: 'Geheimnis' };
  const at = '2026-07-01T22:30:00Z';
  await office.sql(
    `insert into declarations (id, reference, type, received_at, content, content_hash,
       team_notified_at, confirmation_sent_at, kept_here)
     values (gen_random_uuid(), $1, 'cancellation', $2, $3, $1, $4, $5, $6)`,
    [reference, at, JSON.stringify(content), team ? at : null, confirmed ? at : null, here],
  );
}

beforeAll(async () => {
  for (const role of ['owner', 'editor', 'support'] as const)
    people.set(role, await office.join(role));
  await declare('K-AAAA-0001', 'Erika Muster');
  await declare('K-AAAA-0002', '=1+1', { here: ['send-confirmation'] });
  await declare('K-AAAA-0003', 'Ohne Ziel', { confirmed: false });
}, 300_000);

const customers = { owner: true, editor: false, support: true };
const everybody = { owner: true, editor: true, support: true };
const ownerOnly = { owner: true, editor: false, support: false };
const pages: [string, Record<Role, boolean>][] = [
  ['/admin', everybody],
  ['/admin/suche?suche=%00', everybody],
  ['/admin/zustand', everybody],
  ['/admin/erklaerungen', customers],
  ['/admin/erklaerungen/K-AAAA-0001', customers],
  ['/admin/erklaerungen/K-AAAA-0001/drucken', customers],
  ['/admin/personen', customers],
  ['/admin/newsletter', customers],
  ['/admin/protokoll', ownerOnly],
  ['/admin/konten', ownerOnly],
  ['/admin/mein-konto', everybody],
  ['/buero/erklaerungen/tabelle.csv', customers],
  ['/buero/newsletter/liste.csv', customers],
];
const buttons: [string, Record<Role, boolean>][] = [
  ['/buero/erklaerungen/K-AAAA-0001/senden', customers],
  ['/buero/erklaerungen/K-AAAA-0001/erledigt', customers],
  ['/buero/erklaerungen/K-AAAA-0001/aufgeben', customers],
  ['/buero/erklaerungen/K-AAAA-0001/notiz', customers],
  ['/buero/erklaerungen/mails', customers],
  ['/buero/personen/suchen', customers],
  ['/buero/personen/auskunft.txt', customers],
  ['/buero/personen/loeschen', customers],
  ['/buero/newsletter/suchen', customers],
  ['/buero/newsletter/austragen', customers],
  ['/buero/newsletter/senden', customers],
  ['/buero/konten/einladen/neu', ownerOnly],
  ['/buero/konten/zurueckziehen/alt', ownerOnly],
  ['/buero/konten/rolle/nobody', ownerOnly],
  ['/buero/konten/zugang/nobody', ownerOnly],
  ['/buero/konten/loeschen/nobody', ownerOnly],
  ['/buero/mein-konto/passwort', everybody],
  ['/buero/mein-konto/app-fertig', everybody],
  ['/buero/mein-konto/beenden/nobody', everybody],
];

describe('who may do what', () => {
  test.each(pages)('%s', async (path, allowed) => {
    expect((await office.stranger().ask(path)).status).toBe(path.startsWith('/buero') ? 303 : 302);
    for (const role of ['owner', 'editor', 'support'] as const) {
      const { status } = await as(role).visitor.ask(path);
      expect(status, role).toBe(allowed[role] ? 200 : 404);
    }
  });

  test.each(buttons)('the button of %s', async (path, allowed) => {
    const stranger = await office.stranger().post(path, {});
    expect([stranger.status, stranger.to]).toEqual([303, '/anmelden']);
    for (const role of ['owner', 'editor', 'support'] as const) {
      const { status } = await as(role).visitor.post(path, {});
      expect(status, role).toBe(allowed[role] ? 303 : 404);
    }
    const foreign = await as('owner').visitor.post(path, {}, 'https://evil.example');
    expect(foreign.status).toBe(403);
    const long = await as('owner').visitor.post(path, { notiz: 'x'.repeat(30_000) });
    expect(long.status).toBe(413);
  });

  test('a button that nobody has made is there for nobody', async () => {
    for (const path of [
      'nirgends/x',
      'konten/x/y',
      'erklaerungen/K-AAAA-0001/anders',
      'personen/anders',
    ])
      expect((await press(path, { wer: 'a@b.c' }, 'owner')).status, path).toBe(404);
  });
});

test('the start page says what waits, leads there and to the website', async () => {
  const text = await look('', 'support');
  expect(text).toMatch(/href="\/admin\/erklaerungen">Erklärungen \(\d offen\)<\/a>/u);
  expect(text).toMatch(/<a href="\/admin\/erklaerungen">\d offene Erklärungen<\/a>/u);
  expect(text).toContain('href="/admin/erklaerungen?zeigen=givenUp"');
  // Where it is served, as long as it has no name.
  expect(text).toContain('<a href="http://127.0.0.1:3000">Website ansehen</a>');
  expect(text).not.toContain('Entwürfe');
  const { body } = await as('editor').ask('GET', '/api/globals/offer?draft=true&depth=0');
  const draft = { _status: 'draft', basedOn: body['basedOn'] };
  await as('editor').ask('POST', '/api/globals/offer?draft=true', draft);
  const editors = await look('', 'editor');
  expect(editors).toContain('<a href="/admin/globals/offer">Preis</a>');
  expect(editors).not.toContain('offene Erklärungen');
});

test('one search finds declarations and words of the content', async () => {
  const text = await look('suche?suche=Muster', 'owner');
  expect(text).toContain('/admin/erklaerungen/K-AAAA-0001');
  const { body } = await as('owner').ask('GET', '/api/blog?limit=1&depth=0');
  const [article] = body['docs'] as { id: number; title: string }[];
  const found = await look(`suche?suche=${encodeURIComponent(article?.title ?? '')}`, 'editor');
  expect(found).toContain(`/admin/collections/blog/${String(article?.id)}`);
  expect(found).not.toContain('/admin/erklaerungen/K');
  // What stands around the words, in whole words.
  const around = await look('suche?suche=M%C3%BCde%20Kinder%20sehen', 'editor');
  expect(around).toMatch(
    /<td data-label="Fundstelle">[^<]*Müde Kinder sehen übrigens[^<]*…<\/td>/u,
  );
  // What the editor keeps beside the words is none of them, and neither is how a text names a source.
  for (const kept of ['children', '%5B%40b'])
    expect(await look(`suche?suche=${kept}`, 'editor')).not.toContain('<a href="/admin/globals/');
});

test('only what was sent is called sent, and an answer is one click away', async () => {
  const sent = await look('erklaerungen/K-AAAA-0001');
  expect(sent).toContain('gesendet am 02.07.2026, 00:30 Uhr');
  const mail = 'mailto:k-aaaa-0001@example.org?subject=K%C3%BCndigung%20K-AAAA-0001';
  expect(sent).toContain(`href="${mail}"`);
  expect(await look('erklaerungen/K-AAAA-0002')).toContain('nicht gesendet: Es ist nichts');
  const { text } = await press('personen/auskunft.txt', { wer: 'k-aaaa-0002@example.org' });
  expect(text).toMatch(/Bestätigung per E-Mail:\n\s+Stand: nicht gesendet/u);
});

test('a delivery that is given up alarms nobody any more, and can be sent again', async () => {
  const path = 'erklaerungen/K-AAAA-0003';
  const failed = 'Bestätigungen per E-Mail: 1 endgültig gescheitert';
  const linked = `<a href="/admin/erklaerungen">${failed}`;
  expect(await look('zustand')).toContain(linked);
  const unlinked = await look('zustand', 'editor');
  expect(unlinked).toContain(failed);
  expect(unlinked).not.toContain(linked);
  expect((await press(`${path}/aufgeben`)).to).toBe(`/admin/${path}?meldung=beendet`);
  expect((await press(`${path}/aufgeben`)).to).toBe(`/admin/${path}?meldung=unveraendert`);
  expect(await look(path)).toContain('und das ist so gewollt');
  expect(await look('zustand')).not.toContain(failed);
  expect(await look('erklaerungen?zeigen=givenUp')).toContain('Keine Erklärung gefunden');
  const seen = { was: 'send-confirmation', gesehen: 'given up||0' };
  expect((await press(`${path}/senden`, seen)).to).toBe(`/admin/${path}?meldung=gesendet`);
  expect((await press(`${path}/senden`, seen)).to).toBe(`/admin/${path}?meldung=nicht-gesendet`);
});

test('notes and done stand at the declaration, and the second click does nothing', async () => {
  const path = 'erklaerungen/K-AAAA-0001';
  const note = (gesehen: string) => press(`${path}/notiz`, { notiz: 'Angerufen\0 <b>', gesehen });
  await note('0').then(() => office.sql("update declaration_notes set written_at = '2026-07-02'"));
  expect((await note('0')).to).toBe(`/admin/${path}?meldung=notiz-da`);
  expect((await note('1')).to).toBe(`/admin/${path}?meldung=notiz`);
  const done = { erledigt: 'ja' };
  expect((await press(`${path}/erledigt`, done)).to).toBe(`/admin/${path}?meldung=erledigt`);
  expect((await press(`${path}/erledigt`, done)).to).toBe(`/admin/${path}?meldung=unveraendert`);
  const text = await look(path);
  expect(text).toContain('Angerufen &lt;b&gt;');
  expect(text).toMatch(
    /Gewünschtes Ende<.*zum nächstmöglichen Zeitpunkt<.*Nachricht<.*Geheimnis</su,
  );
  expect(text).toContain('Erledigt von support am');
  expect(await look('erklaerungen?zeigen=done')).toContain('Erika Muster');
});

test('the table is German, in German time, and calculates nothing', async () => {
  const { text } = await as('support').visitor.ask('/buero/erklaerungen/tabelle.csv?zeigen=all');
  const [heads = '', ...rows] = text.split('\r\n');
  expect(heads).toContain('"Eingang";"Vertragsende";"Art der Kündigung";"Vertrag"');
  expect(heads).toContain('"Gewünschtes Ende";"Name";"E-Mail-Adresse";"Nachricht";');
  const row = rows.find((line) => line.startsWith('"K-AAAA-0002"'));
  expect(row).toContain('"Kündigung";"02.07.2026, 00:30";"";"ordentlich";"Schlafcoaching";');
  expect(row).toContain('"zum nächstmöglichen Zeitpunkt";"\'=1+1";"k-aaaa-0002@example.org"');
  expect(text).not.toMatch(/UTC|delivered|notify/u);
});

test('a person is found by name, and what must stay is said before anything is erased', async () => {
  await declare('K-AAAA-0004', 'Petra Person');
  const found = await press('personen/suchen', { wer: 'petra' });
  expect(found.to).not.toContain('petra');
  expect(await look(found.to.slice(7))).toContain('value="k-aaaa-0004@example.org"');
  const address = { wer: 'k-aaaa-0004@example.org' };
  mkdirSync(`${office.dataDir()}/outbox`, { recursive: true });
  writeFileSync(`${office.dataDir()}/outbox/K-AAAA-0004.eml`, '');
  const before = await press('personen/suchen', address);
  const text = await look(before.to.slice(7));
  expect(text.indexOf('Was bleiben muss')).toBeLessThan(text.indexOf('Endgültig löschen'));
  expect(text).toContain('K-AAAA-0004');
  expect((await as('owner').visitor.ask(before.to)).text).toContain('Such noch einmal');
  await press('erklaerungen/K-AAAA-0004/notiz', { notiz: 'Vertraulich' });
  const notes = () => office.sql("select 1 from declaration_notes where note = 'Vertraulich'");
  await look((await press('personen/suchen', address)).to.slice(7));
  expect(await notes()).toHaveLength(1);
  const answer = (await press('personen/auskunft.txt', address)).text;
  expect(answer).toMatch(/^Auf dem Server abgelegte Nachricht\n {2}Wann: [\d.]+, [\d:]+ Uhr$/mu);
  expect(text + answer).not.toContain('.eml');
  expect(answer).toContain('Art: Kündigung\n');
  expect(answer).toContain('  Name: Petra Person\n    E-Mail-Adresse: k-aaaa-0004@example.org\n');
  const unsure = await press('personen/loeschen', address);
  await look(unsure.to.slice(7));
  expect(await notes()).toHaveLength(1);
  const erased = await press('personen/loeschen', { ...address, sicher: 'ja' });
  expect(await look(erased.to.slice(7))).toContain('Notizen gelöscht: 1');
  expect(await notes()).toHaveLength(0);
});

test('who wants it gets one mail about each new declaration, with nothing of what it says', async () => {
  expect((await press('erklaerungen/mails', { an: 'ja' })).to).toContain('meldung=an');
  const database = await openDatabase({
    url: office.databaseUrl(),
    dataDir: office.dataDir(),
    report: () => undefined,
  });
  const mail = await startReceiver(onTestFinished, 'mail-server.ts');
  const smtpUrl = `smtp://127.0.0.1:${String(mail.port)}`;
  const mailer = createMailer({ smtpUrl, from: () => 'a@example.org', dataDir: '' });
  await declare('K-AAAA-0005', 'Neu Eingegangen');
  // Directly before, because the office looks for new ones by itself.
  await office.sql("update declarations set received_at = now() where reference = 'K-AAAA-0005'");
  await sendDeclarationMails(database, mailer, 'https://buero.example');
  await sendDeclarationMails(database, mailer, 'https://buero.example');
  await database.close();
  const sent = mail.received.filter((text) => text.includes('K-AAAA-0005'));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('To: support@example.org');
  expect(sent[0]).toContain('https://buero.example/admin/erklaerungen/K-AAAA-0005');
  expect(sent[0]).not.toMatch(/Eingegangen|k-aaaa-0005@|Geheimnis/u);
});

test('health leads to the pages it names, and the launch check to its fields', async () => {
  const text = await look('zustand', 'owner');
  expect(text).toMatch(/<a href="\/admin\/globals\/\w+#field-\w+">/u);
  expect(text).toMatch(/<a href="\/admin\/collections\/\w+\/[\w-]+(?:#field-\w+)?">/u);
  expect(text).toContain('Person „Anna Muster“');
  expect(text).toContain('Die Angabe ist ein Beispiel ohne Beleg.');
  expect(text).not.toMatch(
    /Das ganze Formular: (?:Der Name|Die Angabe)|dieser Datei|„satisfiedUsers“/u,
  );
  // The same sentence about the same field is said once.
  expect(text).toMatch(/„Anwaltlich prüfen“[^<]*\(an \d+ Stellen\)/u);
  // What the technical service has to set is counted, and not named.
  expect(text).toMatch(/Einstellung(?:en)? fehl(?:t|en) noch/u);
  expect(text).not.toMatch(/\b[A-Z]{2,}_[A-Z]+|npm run/u);
});

test('the launch check reads what is published, so that what the office has mended is gone', async () => {
  const file = join(office.dataDir(), 'office/website/content/site/claims.yaml');
  const written = readFileSync(file, 'utf8');
  onTestFinished(() => writeFileSync(file, written));
  const found = '/admin/globals/claims#field-satisfiedUsers__evidence';
  expect(await look('zustand', 'owner')).toContain(found);
  writeFileSync(file, written.replaceAll('evidence: sample', 'evidence: proven'));
  expect(await look('zustand', 'owner')).not.toContain(found);
});

test('the log holds refused sign-ins, refuses every change and shows one that was made past it', async () => {
  await office.stranger().post('/anmelden', { email: 'owner@example.org', password: 'falsch' });
  await expect.poll(() => look('protokoll', 'owner')).toContain('Anmeldung abgelehnt');
  const text = await look('protokoll', 'owner');
  expect(text).toContain('Passwort falsch');
  expect(text).toMatch(/Geprüft: \d+ Einträge, keiner wurde verändert/u);
  for (const change of ["update office.log set what = 'x'", 'delete from office.log'])
    await expect(office.sql(change)).rejects.toThrow(/cannot be changed/u);
  await office.sql('alter table office.log disable trigger user');
  await office.sql(
    "update office.log set about = 'K-XXXX' where id = (select id from office.log order by id offset 3 limit 1)",
  );
  await office.sql('alter table office.log enable trigger user');
  expect(await look('protokoll', 'owner')).toContain('direkt in der Datenbank verändert');
});

test('the link in a message of the team chat leads to its declaration', async () => {
  const { to } = await as('support').visitor.ask('/erklaerungen/K-AAAA-0001');
  expect(to).toBe('/admin/erklaerungen/K-AAAA-0001');
});

test('a page that fails says so in a sentence, and is there again at the next try', async () => {
  const page = await browser.open(as('support'));
  await office.sql('alter table declarations rename to away');
  await page
    .goto('/admin/erklaerungen')
    .finally(() => office.sql('alter table away rename to declarations'));
  await expectPage(page.getByRole('alert')).toContainText('hat gerade nicht geklappt');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Erklärungen');
});

test('a second office on the same database does not start', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../office/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      CONTENT_DIR: 'tests/example-content',
      OFFICE_PORT: '0',
      DATA_DIR: office.dataDir(),
      DATABASE_URL: office.databaseUrl(),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => endProcess(child));
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(said).toContain('Another office runs on this database.');
});
