import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { CANCELLATION, send } from '#tests/support/functions-server.ts';
import { deskForSuite } from './desk-suite.ts';

const { server, outbox, sql, look, environment } = deskForSuite();

const words = async (): Promise<string> =>
  (await look('/zustand')).text.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');

test('the page says in sentences how the site is doing', async () => {
  const input = { email: 'a@schlaf.example', name: 'Anna', reason: 'Umzug' };
  await send(server().site, CANCELLATION, input);
  await expect.poll(words).toContain('Seitdem: 2 Mails und Chat-Nachrichten versendet');
  const said = await words();
  for (const sentence of [
    'Die Website läuft und kann Erklärungen annehmen.',
    'Die Datenbank antwortet.',
    'Es ist kein Mailserver eingetragen.',
    'Nichts wartet, alles ist zugestellt.',
    'Speicherplatz sind frei.',
    'Nichts ist zum Löschen vorgemerkt.',
  ])
    expect(said).toContain(sentence);
  expect(said).not.toMatch(/database_away|retention_held|undefined|NaN/u);
});

test('a backup is noted by the command that makes it, and one that is old is complained about', async () => {
  expect(await words()).toContain('Es gibt noch keine Sicherung.');
  const file = join(outbox(), '../backup.gz');
  const args = ['server/command.ts', 'declarations', 'backup', file];
  await promisify(execFile)(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...environment() },
  });
  expect(await words()).toMatch(/Die letzte Sicherung ist vom .* Uhr\. /u);
  expect(await words()).not.toContain('warum seitdem keine entstand');
  await sql(`update backup_runs set finished_at = now() - interval '9 days'`);
  expect(await words()).toMatch(/Handeln Die letzte Sicherung ist vom/u);
});

test('the next step of erasing and a halt of it are told', async () => {
  await sql(`update declarations set marked_on = 3`);
  await sql(`insert into retention_clock (id, days, seen_at) values (1, 7, now())
    on conflict (id) do update set days = 7, held = null`);
  expect(await words()).toContain('Erklärungen: 1 zum Löschen vorgemerkt');
  expect(await words()).toContain('Die ersten werden in 10 Tagen gelöscht.');
  await sql(`update retention_clock set held = 'clock_ahead'`);
  expect(await words()).toContain('Die Uhr dieses Rechners ist mehr als 30 Tage weiter');
});

test('the launch check is a list with links to the fields of the forms', async () => {
  const { text } = await look('/zustand', 'editor');
  expect(text).toContain(
    '<a href="/inhalte/company/company#field-vatId">Umsatzsteuer-Identifikationsnummer</a>: Die Angabe „DE000000000“ ist ein Platzhalter.',
  );
  expect(text).toContain('<h3>Zahlen und ihre Belege</h3>');
  expect(text).toMatch(/<h3>Artikel: [A-ZÄÖÜ][^<]* /u);
  expect(text).toMatch(/href="\/inhalte\/claims\/claims#field-satisfiedUsers-evidence"/u);
  expect(text).toContain('href="/inhalte/company/company#field-economicId"');
  expect(text).toMatch(/<h3>Einstellungen des Servers<\/h3>\s*<p>Das ändert, wer Zugang/u);
  expect(text).toContain('SMTP_URL ist nicht gesetzt');
  expect(text).not.toMatch(/\(evidence: |<h3>[^<]*\.(?:yaml|md)/u);
});

test('people who may not edit see the same list without links', async () => {
  const { text } = await look('/zustand', 'support');
  expect(text).toContain('Umsatzsteuer-Identifikationsnummer: Die Angabe „DE000000000“');
  expect(text).not.toContain('href="/inhalte/');
});

test('no sentence asks for a terminal', () => {
  const texts = readFileSync('office/health/texts.ts', 'utf8');
  expect(texts).not.toMatch(/npm |[Kk]ommando|Terminal|Konsole|docs\//u);
});

test('a server that does not answer is told, and the page is still there', async () => {
  await server().stop();
  const said = await words();
  expect(said).toContain('Die Website antwortet auf diesem Rechner nicht.');
  expect(said).toContain('Die Datenbank antwortet.');
});
