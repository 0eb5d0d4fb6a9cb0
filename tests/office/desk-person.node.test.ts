import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandsWith } from '#tests/support/commands.ts';
import { CANCELLATION, jsonOf, send } from '#tests/support/functions-server.ts';
import { deskForSuite } from './desk-suite.ts';
import { TEAM } from './start-desk.ts';

const { server, outbox, environment, log, sql, look, post } = deskForSuite();

const SUBSCRIBE = '/functions/v1/subscribe-newsletter';

/** Somebody who has declared something, asked for the newsletter and been written about. */
async function somebody(): Promise<{ email: string; reference: string }> {
  const email = `person-${randomUUID()}@schlaf.example`;
  const input = { email, name: 'Petra Person', reason: 'Umzug' };
  const reference = String(jsonOf(await send(server().site, CANCELLATION, input))['reference']);
  await send(server().site, SUBSCRIBE, { email });
  await post(`/erklaerungen/${reference}/notiz`, { notiz: 'Zweimal angerufen.' });
  return { email, reference };
}

test('everything about a person is shown in German, the notes of the team too', async () => {
  const { email, reference } = await somebody();
  const { text } = await post('/personen', { adresse: ` ${email.toUpperCase()} ` });
  for (const words of [reference, 'Zweimal angerufen.', 'Newsletter', 'Text der Einwilligung'])
    expect(text).toContain(words);
  expect(text).not.toMatch(/receivedAt|requestedAt|deliveries|>cancellation<|>delivered</u);
  const lines = await log();
  expect(lines).toContainEqual({ who: TEAM, what: 'person.read', about: null });
  expect(JSON.stringify(lines)).not.toContain(email);
});

test('a person gets what is stored as text and as data', async () => {
  const { email, reference } = await somebody();
  const text = await post('/personen/export', { adresse: email, form: 'text' });
  expect(text.headers.get('content-disposition')).toBe('attachment; filename="auskunft.txt"');
  expect(text.text).toContain(`Vorgang: ${reference}`);
  expect(text.text).toContain('Notiz: Zweimal angerufen.');
  const data = await post('/personen/export', { adresse: email, form: 'json' });
  const { data: found } = JSON.parse(data.text) as { data: { what: string }[] };
  expect(found[0]).toMatchObject({ reference, notes: [{ note: 'Zweimal angerufen.' }] });
  expect(data.headers.get('cache-control')).toBe('no-store');
});

test('erasing asks first, leaves what a law keeps and says so, and takes the notes', async () => {
  const { email, reference } = await somebody();
  const unsure = await post('/personen/loeschen', { adresse: email });
  expect(unsure.status).toBe(400);
  expect(unsure.text).toContain('Nichts wurde gelöscht.');
  expect(
    await sql(
      `select 1 from declaration_notes as n join declarations as d
    on d.id = n.declaration_id where d.reference = $1`,
      [reference],
    ),
  ).toHaveLength(1);
  const { text } = await post('/personen/loeschen', { adresse: email, sicher: 'ja' });
  expect(text).toContain('Newsletter beendet: 1');
  expect(text).toContain('Notizen gelöscht: 1');
  expect(text).toMatch(new RegExp(`${reference} bleibt bis Ende 20\\d\\d.*§ 257 HGB`, 'u'));
  expect(await sql(`select 1 from newsletter_subscribers where address = $1`, [email])).toEqual([]);
  expect(await sql(`select 1 from declarations where reference = $1`, [reference])).toHaveLength(1);
  expect((await look(`/erklaerungen/${reference}`)).text).toContain('Noch keine Notiz.');
  expect(await sql(`select 1 from erasures where what = 'notes of the team'`)).toHaveLength(1);
});

test('mark and notes are in a backup, and go with their declaration', async () => {
  const { reference } = await somebody();
  await post(`/erklaerungen/${reference}/erledigt`, { erledigt: 'ja' });
  const { command } = commandsWith(environment());
  const file = join(outbox(), '../backup.gz');
  await command('backup', file);
  const of = `from declaration_notes as n join declarations as d on d.id = n.declaration_id
    where d.reference = '${reference}'`;
  const isOld = `update declarations set received_at = '2015-01-01', team_notified_at = now(),
    confirmation_sent_at = now() where reference = $1`;
  await sql(isOld, [reference]);
  await command('delete', '--before', '2016-01-01', '--yes');
  expect(await sql(`select 1 ${of}`)).toEqual([]);
  await command('restore', file);
  expect(await sql(`select note, done_by ${of}`)).toEqual([
    { note: 'Zweimal angerufen.', done_by: TEAM },
  ]);
});

test('what is no address is refused with a sentence, and nobody is found for an unknown one', async () => {
  const wrong = await post('/personen', { adresse: 'keine adresse' });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('Das ist keine E-Mail-Adresse.');
  expect((await post('/personen', { adresse: 'nobody@schlaf.example' })).text).toContain(
    'Über nobody@schlaf.example ist nichts gespeichert.',
  );
});

test('the newsletter is counted, exported, proven and left', async () => {
  const { email } = await somebody();
  await sql(`update newsletter_subscribers set confirmed_at = now() where address = $1`, [email]);
  expect((await look('/newsletter')).text).toContain('Eine Person bekommt den Newsletter.');
  const list = await look('/newsletter/export.csv');
  expect(list.text).toContain(`"${email}"`);
  const proof = await post('/newsletter/nachweis', { adresse: email });
  expect(proof.text).toContain('Text der Einwilligung');
  expect(proof.text).toContain('willigst du ein');
  const left = await post('/newsletter/austragen', { adresse: email });
  expect(left.text).toContain(`${email} bekommt den Newsletter nicht mehr.`);
  const again = await post('/newsletter/austragen', { adresse: email });
  expect(again.text).toContain(`${email} steht nicht in der Liste.`);
  expect((await post('/newsletter/nachweis', { adresse: email })).text).toContain('Beendet');
  expect(JSON.stringify(await log())).not.toContain(email);
});
