import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editingForEach, ENTRY } from './editing-client.ts';
import { ANNA } from './office-content.ts';

const { office, editing, ask, read, rename } = editingForEach();

test('an entry is read with its form, saved as a draft and published', async () => {
  const { schema, title } = await read();
  expect(schema).toMatchObject({ properties: { question: { maxLength: 110 } } });
  expect(title).toBe('Was kostet das Schlafcoaching?');
  expect(await rename('Wie viel kostet das?')).toMatchObject({ status: 200 });
  expect((await read()).values['question']).toBe('Wie viel kostet das?');
  expect((await ask('changes')).told).toMatchObject([
    {
      slug: 'kosten',
      changes: [{ field: 'Die Frage, wie ein Mensch sie stellt', after: 'Wie viel kostet das?' }],
    },
  ]);

  const published = await ask('publications', { method: 'POST', json: { message: 'Frage' } });
  expect(published.told.sentence).toBe('Veröffentlicht. Die Website zeigt die neue Fassung.');
  expect(office().read(`${ENTRY}.yaml`)).toContain('Wie viel kostet das?');
  expect((await ask('changes')).told).toEqual([]);
  const history = (await ask('publications')).told as unknown as { commit: string }[];
  expect(history).toMatchObject([{ by: 'Anna Muster', message: 'Frage' }]);
});

test('the second of two windows is told, and so is the second editor', async () => {
  const { values, version: basedOn } = await read();
  await rename('Aus dem ersten Fenster?');
  const json = { values: { ...values, question: 'Aus dem zweiten?' }, basedOn };
  const second = await ask(`entries/${ENTRY}`, { method: 'PUT', json });
  expect(second).toMatchObject({ status: 409, told: { status: 'changed' } });
  expect((await read()).values['question']).toBe('Aus dem ersten Fenster?');
  expect((await read('karl'))['others']).toEqual([{ id: 'anna', name: 'Anna Muster' }]);
});

test.each([
  ['draft', 'Was zahle ich?'],
  ['published', 'Wie viel kostet das?'],
] as const)(
  'where two editors changed the same words those of the %s win, and nothing else is lost',
  async (winner, question) => {
    const { values, version: basedOn } = await read('karl');
    const json = { values: { ...values, question: 'Was zahle ich?', order: 99 }, basedOn };
    await ask(`entries/${ENTRY}`, { method: 'PUT', json, editor: 'karl' });
    await rename('Wie viel kostet das?');
    await ask('publications', { method: 'POST', json: { message: 'Frage' } });
    expect((await ask('conflicts', { editor: 'karl' })).told).toMatchObject([
      { slug: 'kosten', changes: [{ before: '2', after: '99' }, { after: 'Was zahle ich?' }] },
    ]);
    const publish = { method: 'POST', json: { message: 'x' }, editor: 'karl' };
    expect((await ask('publications', publish)).told).toMatchObject({ status: 'conflict' });
    await ask('conflicts', { method: 'POST', json: { winner }, editor: 'karl' });
    expect((await ask('conflicts', { editor: 'karl' })).told).toEqual([]);
    expect((await read('karl')).values).toMatchObject({ question, order: 99 });
    expect((await ask('publications', publish)).told).toMatchObject({ status: 'published' });
  },
);

test('without a session nothing is answered, and no other site may change anything', async () => {
  for (const path of ['collections', `entries/${ENTRY}`, 'changes', 'publications', 'progress']) {
    expect((await ask(path, { editor: '' })).status, path).toBe(401);
  }
  for (const origin of ['https://evil.example', 'null', '']) {
    const json = { message: 'x' };
    expect((await ask('publications', { method: 'POST', json, origin })).status).toBe(403);
  }
});

test('an address that names no entry leads to no file', async () => {
  const addresses = [
    ['entries/faq/..%2f..%2fsite%2foffer', 'PUT'],
    ['entries/faq/..', 'PUT'],
    ['entries/faq/Gro%C3%9F', 'PUT'],
    ['entries/faq/a.yaml', 'PUT'],
    ['entries/offer/anderes', 'PUT'],
    ['entries/__proto__/kosten', 'PUT'],
    [`entries/faq/${'a'.repeat(81)}`, 'PUT'],
    ['entries/faq/gibt-es-nicht', 'GET'],
    ['pictures/..%2f..%2fsite%2foffer.yaml', 'GET'],
    ['pictures/offer.yaml', 'GET'],
  ] as const;
  for (const [path, method] of addresses) {
    const json = { values: { order: 99 }, basedOn: null };
    const answer = await ask(path, method === 'PUT' ? { method, json } : {});
    expect([400, 404], path).toContain(answer.status);
  }
  expect(await editing().withDraft(ANNA, ({ root }) => existsSync(join(root, 'site')))).toBe(false);
  expect((await ask('changes')).told).toEqual([]);
});

test('a new entry gets its own address, a taken one is refused', async () => {
  const { values } = await read();
  const json = { values: { ...values, order: 99 }, basedOn: null };
  expect((await ask(`entries/${ENTRY}`, { method: 'PUT', json })).status).toBe(409);
  expect((await ask('entries/faq/neu', { method: 'PUT', json })).status).toBe(200);
  const { told } = await ask('entries/faq/neu');
  const gone = await ask(`entries/faq/neu?basedOn=${told.version}`, { method: 'DELETE' });
  expect(gone.status).toBe(200);
  expect((await ask('entries/faq/neu')).status).toBe(404);
  expect((await ask('entries/faq/neu/back', { method: 'POST', json: {} })).status).toBe(200);
  expect((await ask('entries/faq/neu')).told.version).toBe(told.version);
  expect((await ask('entries/offer/offer', { method: 'DELETE' })).status).toBe(400);
});

test('an entry is made from its title, and a deleted one comes back as it was', async () => {
  const title = 'Was hilft, wenn es heiß ist?';
  const made = await ask('collections/faq', { method: 'POST', json: { title } });
  expect(made.told).toEqual({ slug: 'was-hilft-wenn-es-heiss-ist' });
  const entry = `entries/faq/was-hilft-wenn-es-heiss-ist`;
  expect((await ask(entry)).told).toMatchObject({ title, values: { question: title } });
  const again = await ask('collections/faq', { method: 'POST', json: { title } });
  expect([again.status, again.told.sentence]).toEqual([
    409,
    expect.stringMatching(/anderen Titel/),
  ]);
  const signs = await ask('collections/faq', { method: 'POST', json: { title: '?!' } });
  expect(signs.status).toBe(400);

  const before = office().read(`${ENTRY}.yaml`);
  const { version } = (await ask(`entries/${ENTRY}`)).told;
  await ask(`entries/${ENTRY}?basedOn=${version}`, { method: 'DELETE' });
  await ask(`entries/${ENTRY}/back`, { method: 'POST', json: {} });
  expect((await ask(`entries/${ENTRY}`)).told.version).toBe(version);
  expect(office().read(`${ENTRY}.yaml`)).toBe(before);
  expect((await ask('entries/faq/nie-da/back', { method: 'POST', json: {} })).status).toBe(404);
});

test('the example words of a new entry are not published', async () => {
  await ask('collections/faq', { method: 'POST', json: { title: 'Hilft Tee am Abend?' } });
  const { told } = await ask('publications', { method: 'POST', json: { message: 'Tee' } });
  expect(told).toMatchObject({ status: 'problems' });
  expect(JSON.stringify(told['problems'])).toContain('Bitte ersetzen');
});

test('entries are put in another order', async () => {
  const { told } = await ask('collections');
  const lists = told as unknown as { name: string; entries: { slug: string }[] }[];
  const slugs = (lists.find(({ name }) => name === 'faq')?.entries ?? []).map(({ slug }) => slug);
  const turned = slugs.toReversed();
  await ask('order/faq', { method: 'PUT', json: { slugs: turned } });
  const after = (await ask('collections')).told as unknown as typeof lists;
  expect(after.find(({ name }) => name === 'faq')?.entries.map(({ slug }) => slug)).toEqual(turned);
});

test('the very first publication is taken back with one click', async () => {
  await rename('Erste Fassung?');
  await ask('publications', { method: 'POST', json: { message: 'x' } });
  const [first] = (await ask('publications')).told as unknown as { commit: string }[];
  const undo = `publications/${first?.commit ?? ''}/undo`;
  expect((await ask(undo, { method: 'POST' })).told).toMatchObject({ status: 'published' });
  expect(office().read(`${ENTRY}.yaml`)).toContain('Was kostet das Schlafcoaching?');
  expect((await ask(undo, { method: 'POST' })).status).toBe(409);
});

test('the history takes a publication back and shows what differed', async () => {
  for (const question of ['Erste Fassung?', 'Zweite Fassung?']) {
    await rename(question);
    await ask('publications', { method: 'POST', json: { message: question } });
  }
  const [newest, first] = (await ask('publications')).told as unknown as { commit: string }[];
  const { told } = await ask(`publications/${newest?.commit ?? ''}/changes`);
  expect(told).toMatchObject([
    { changes: [{ before: 'Erste Fassung?', after: 'Zweite Fassung?' }] },
  ]);
  await ask(`publications/${first?.commit ?? ''}/back`, { method: 'POST' });
  expect((await read()).values['question']).toBe('Erste Fassung?');
  const unknown = await ask(`publications/${'0'.repeat(40)}/back`, { method: 'POST' });
  expect(unknown.status).toBe(404);
});

test('a publication waits for a time that is still to come', async () => {
  await rename('Später?');
  const early = { message: 'Später', at: '2020-01-01T08:00:00Z' };
  expect((await ask('appointments', { method: 'POST', json: early })).status).toBe(400);
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await ask('appointments', { method: 'POST', json: { message: 'Später', at } });
  expect((await ask('appointments')).told).toMatchObject([{ by: 'Anna Muster', at }]);
  await editing().schedule.runDue(new Date(Date.now() + 7_200_000));
  expect(office().read(`${ENTRY}.yaml`)).toContain('Später?');
});
