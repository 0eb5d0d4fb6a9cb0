import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { discardDraft, draftFiles, editorsOf, openDraft } from '../../office/publishing/drafts.ts';
import { saveInDraft } from '../../office/publishing/save-in-draft.ts';
import { ANNA, change, KARL, officeContent, PRICE, QUESTION, reopen } from './office-content.ts';

test('a draft is kept apart from what is published, and comes back after a restart', async () => {
  const office = await officeContent();
  const draft = await office.draftOf(ANNA);
  const before = office.read(QUESTION);
  const edit = change(draft, QUESTION, 'Was kostet', 'Wie viel kostet');
  expect(await saveInDraft(draft, [edit])).toMatchObject([{ status: 'saved' }]);
  expect(office.read(QUESTION)).toBe(before);

  const later = await (await reopen(office.folder)).draftOf(ANNA);
  expect(readFileSync(join(later.contentFolder, QUESTION), 'utf8')).toBe(edit.content);
  expect(await draftFiles(office.history, later)).toEqual([QUESTION]);
  expect(existsSync(join(office.contentFolder, '.git'))).toBe(false);
});

test('who saves words that were changed in between is told, and nothing is overwritten', async () => {
  const office = await officeContent();
  const draft = await office.draftOf(ANNA);
  const first = change(draft, QUESTION, 'Was kostet', 'Wie viel kostet');
  const second = change(draft, QUESTION, 'Was kostet', 'Was zahle ich für');
  const other = change(draft, PRICE, /$/, '# Notiz\n');
  await saveInDraft(draft, [first]);
  const answers = await saveInDraft(draft, [second, other]);
  expect(answers).toMatchObject([{ status: 'changed' }, { status: 'saved' }]);
  const kept = readFileSync(join(draft.contentFolder, QUESTION), 'utf8');
  expect(kept).toBe(first.content);
  expect(readFileSync(join(draft.contentFolder, PRICE), 'utf8')).not.toContain('# Notiz');
  // As a browser repeats whose answer was lost.
  expect(await saveInDraft(draft, [first])).toMatchObject([{ status: 'saved' }]);
});

test('two editors of one file see each other', async () => {
  const office = await officeContent();
  const [anna, karl] = [await office.draftOf(ANNA), await office.draftOf(KARL)];
  await saveInDraft(anna, [change(anna, QUESTION, 'Was kostet', 'Wie viel kostet')]);
  expect(await editorsOf(office.history, QUESTION)).toMatchObject([
    { id: 'anna', name: 'Anna Muster' },
  ]);
  await saveInDraft(karl, [change(karl, QUESTION, 'Was kostet', 'Was zahle ich für')]);
  expect(await editorsOf(office.history, QUESTION)).toMatchObject([{ id: 'anna' }, { id: 'karl' }]);
  expect(await editorsOf(office.history, PRICE)).toEqual([]);
  await discardDraft(office.history, anna);
  expect(await editorsOf(office.history, QUESTION)).toMatchObject([{ id: 'karl' }]);
});

test('a file that a killed process had written is still in the draft', async () => {
  const office = await officeContent();
  const draft = await office.draftOf(ANNA);
  const { content } = change(draft, QUESTION, 'Was kostet', 'Wie viel kostet');
  writeFileSync(join(draft.contentFolder, QUESTION), content);
  writeFileSync(join(draft.root, 'index.lock'), '');
  writeFileSync(join(draft.root, 'unfinished'), 'half');
  const again = await office.draftOf(ANNA);
  expect(await draftFiles(office.history, again)).toEqual([QUESTION]);
});

test('a draft whose folder was lost is laid out again from the history', async () => {
  const office = await officeContent();
  const draft = await office.draftOf(ANNA);
  await saveInDraft(draft, [change(draft, QUESTION, 'Was kostet', 'Wie viel kostet')]);
  rmSync(draft.root, { recursive: true });
  const again = await office.draftOf(ANNA);
  expect(readFileSync(join(again.contentFolder, QUESTION), 'utf8')).toContain('Wie viel kostet');
});

test('what somebody writes into the files by hand reaches every draft', async () => {
  const office = await officeContent();
  await office.draftOf(ANNA);
  writeFileSync(join(office.contentFolder, PRICE), `${office.read(PRICE)}# von Hand\n`);
  const { draftOf } = await reopen(office.folder);
  const draft = await draftOf(ANNA);
  expect(readFileSync(join(draft.contentFolder, PRICE), 'utf8')).toContain('# von Hand');
});

test('an editor whose id could leave the folder gets no draft', async () => {
  const { history, dataDir } = await officeContent();
  const folder = join(dataDir, 'office/drafts');
  mkdirSync(folder, { recursive: true });
  for (const id of ['../karl', 'a/b', '', '.', 'x'.repeat(65)]) {
    const opening = openDraft(history, folder, 'content', { ...ANNA, id });
    await expect(opening, id).rejects.toThrow('cannot be the id');
  }
});
