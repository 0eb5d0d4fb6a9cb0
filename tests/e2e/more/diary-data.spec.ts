import { writeFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/browser-test.ts';
import { diaryFile, diaryOn, FORTNIGHT, nightOn } from '#tests/support/diary.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('what is exported comes back after everything was deleted in two steps', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile(FORTNIGHT));
  const { name, content } = await diary.exported('Exportieren');
  expect(name).toBe('schlaftagebuch-2026-11-23.json');
  await diary.button('Alles löschen').click();
  await diary.button('Abbrechen').click();
  await expect(diary.rows).toHaveCount(7);
  await diary.button('Alles löschen').click();
  await diary.button('Ja, endgültig löschen').click();
  await expect(page.getByText('Noch steht keine Nacht')).toBeVisible();
  await diary.open();
  await expect(page.getByText('Noch steht keine Nacht')).toBeVisible();
  await diary.import({ ...diaryFile([]), buffer: content });
  await expect(diary.status).toHaveText('14 Nächte übernommen.');
  const again = await diary.exported('Exportieren');
  expect(again.content.equals(content)).toBe(true);
});

test('a table for spreadsheets has a row for each night', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile(FORTNIGHT));
  const { name, content } = await diary.exported('Als Tabelle (CSV)');
  expect(name).toMatch(/\.csv$/);
  expect(content.toString().trim().split('\r\n')).toHaveLength(15);
});

test('an encrypted file opens with its passphrase, and a wrong one is told without a hint', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile(FORTNIGHT));
  await diary.button('Mit Passwort').click();
  await page.getByLabel('Passwort', { exact: true }).fill('kurz');
  await diary.button('Verschlüsselt exportieren').click();
  await expect(page.getByText('Das Passwort braucht mindestens 8 Zeichen.')).toBeVisible();
  await page.getByLabel('Passwort', { exact: true }).fill('Mondschein 7');
  const { name, content } = await diary.exported('Verschlüsselt exportieren');
  expect(name).toMatch(/\.json\.age$/);
  expect(content.toString()).not.toContain('Gewitter');
  await diary.button('Alles löschen').click();
  await diary.button('Ja, endgültig löschen').click();
  await diary.import({ ...diaryFile([]), name, buffer: content });
  await page.getByLabel('Passwort', { exact: true }).fill('Mondschein 8');
  await diary.button('Datei öffnen').click();
  await expect(diary.status).toHaveText(/lässt sich die Datei nicht öffnen/);
  await page.getByLabel('Passwort', { exact: true }).fill('Mondschein 7');
  await diary.button('Datei öffnen').click();
  await expect(diary.status).toHaveText('14 Nächte übernommen.');
});

test('an import asks about nights that say something else, and either answer is kept', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile([nightOn('2026-11-23')]));
  await expect(diary.rows).toHaveCount(1);
  const file = diaryFile([nightOn('2026-11-23', { latency: 55 }), nightOn('2026-11-22')]);
  await diary.import(file);
  await diary.button('Meine behalten').click();
  await expect(diary.rows).toHaveCount(2);
  await expect(diary.rows.last()).toContainText('20 Min.');
  await diary.import(file);
  await diary.button('Aus der Datei nehmen').click();
  await expect(diary.rows.last()).toContainText('55 Min.');
});

for (const [what, file, sentence] of [
  ['a foreign file', { format: 'rezepte' }, /kein Schlaftagebuch/],
  ['a newer file', { version: 99 }, /neueren Fassung/],
  ['a damaged file', { nights: 'keine' }, /beschädigt/],
  ['an impossible night', { nights: [nightOn('2026-11-21', { awake: 800 })] }, /nicht möglich/],
] as const) {
  test(`${what} changes nothing and the page says why`, async ({ page }) => {
    const diary = diaryOn(page);
    await diary.open();
    await diary.import(diaryFile([nightOn('2026-11-23')]));
    await expect(diary.rows).toHaveCount(1);
    await diary.import(diaryFile([], file));
    await expect(diary.status).toHaveText(sentence);
    await expect(diary.rows).toHaveCount(1);
  });
}

test('importing a huge file changes nothing, and the page says why', async ({ page }, testInfo) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile([nightOn('2026-11-23')]));
  await expect(diary.rows).toHaveCount(1);
  const huge = testInfo.outputPath('tagebuch.json');
  await writeFile(huge, JSON.stringify({ notes: 'x'.repeat(60_000_000) }));
  await page.locator('input[type=file]').setInputFiles(huge);
  await expect(diary.status).toHaveText(/zu groß/);
  await expect(diary.rows).toHaveCount(1);
});

test('markup in a note stays text, on the page, on paper and in the table', async ({ page }) => {
  const note = '<img src=x onerror="document.title=1"><b>laut</b>';
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile([nightOn('2026-11-23', { note })]));
  await expect(diary.rows).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(note).filter({ visible: true })).toBeVisible();
  await expect(page.locator('main img, main b')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  const { content } = await diary.exported('Als Tabelle (CSV)');
  expect(content.toString()).toContain(`"${note.replaceAll('"', '""')}"`);
  expect(await page.title()).toContain('Schlaftagebuch');
});
