import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { diaryFile, diaryOn, FORTNIGHT, nightOn } from '#tests/support/diary.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('what is exported comes back after everything was deleted in two steps', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile(FORTNIGHT));
  const { name, content } = await diary.exported('Sichern');
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
  await expect(diary.answer).toHaveText('14 Nächte übernommen.');
  const again = await diary.exported('Sichern');
  expect(again.content.equals(content)).toBe(true);
});

test('a table for spreadsheets has a row for each night', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile(FORTNIGHT));
  const { name, content } = await diary.exported('Als Tabelle');
  expect(name).toMatch(/\.csv$/);
  expect(content.toString().trim().split('\r\n')).toHaveLength(15);
});

test('an encrypted file opens with its passphrase, and a wrong one is told without a hint', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile(FORTNIGHT));
  await expect(diary.answer).toHaveText('14 Nächte übernommen.');
  await diary.button('Mit Passwort sichern').click();
  await page.getByLabel('Passwort', { exact: true }).fill('kurz');
  await diary.button('Verschlüsselt sichern').click();
  const [first, again] = [
    page.getByLabel('Passwort', { exact: true }),
    page.getByLabel('Passwort noch einmal'),
  ];
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/braucht mindestens 8 Zeichen/);
  // An umlaut of two characters, as some keyboards and stores of passwords write it.
  await first.fill('Träume 7'.normalize('NFD'));
  await diary.button('Verschlüsselt sichern').click();
  await expect(again).toBeFocused();
  await expect(again).toHaveAccessibleDescription('Die beiden Passwörter sind verschieden.');
  await again.fill('Träume 7'.normalize('NFC'));
  const { name, content } = await diary.exported('Verschlüsselt sichern');
  expect(name).toMatch(/\.json\.age$/);
  expect(content.toString()).not.toContain('Gewitter');
  await diary.button('Alles löschen').click();
  await diary.button('Ja, endgültig löschen').click();
  await expect(diary.answer).toHaveText('Alles gelöscht.');
  await diary.import({ ...diaryFile([]), name, buffer: content });
  await first.fill('Träume 8');
  await diary.button('Datei öffnen').click();
  await expect(diary.answer).toContainText(/lässt sich die Datei nicht öffnen/);
  await expect(first).toBeFocused();
  await first.fill('Träume 7');
  await diary.button('Datei öffnen').click();
  await expect(diary.answer).toHaveText('14 Nächte übernommen.');
});

test.describe('while nothing is kept offline', () => {
  test.use({ serviceWorkers: 'block' });

  test('a sentence says so when the part that encrypts does not come', async ({ page, faults }) => {
    faults.allow(/ERR_FAILED/);
    const diary = diaryOn(page);
    await diary.open();
    await diary.import(diaryFile([nightOn('2026-11-22')]));
    await expect(diary.rows).toHaveCount(1);
    await page.route('**/encrypted-file*', (route) => route.abort());
    await diary.button('Mit Passwort sichern').click();
    const first = page.getByLabel('Passwort', { exact: true });
    await first.fill('Träume 7');
    await page.getByLabel('Passwort noch einmal').fill('Träume 7');
    await diary.button('Verschlüsselt sichern').click();
    await expect(first).toHaveAccessibleDescription(/ließ sich nicht laden/);
    await expect(first).toHaveValue('Träume 7');
  });
});

test('the end of one step does not take away what was asked for meanwhile', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile(FORTNIGHT));
  await expect(diary.answer).toHaveText('14 Nächte übernommen.');
  const release = await holdStorage(page);
  await diary.exported('Sichern');
  await diary.button('Alles löschen').click();
  await release();
  await expect(diary.button('Ja, endgültig löschen')).toBeVisible();
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
  await diary.button('Mein Tagebuch behalten').click();
  await expect(diary.rows).toHaveCount(2);
  await expect(diary.rows.last()).toContainText('20 Min.');
  await diary.import(file);
  await diary.button('Einträge aus der Datei übernehmen').click();
  await expect(diary.rows.last()).toContainText('55 Min.');
});

for (const [what, file, sentence] of [
  ['a foreign file', { format: 'rezepte' }, /kein Schlaftagebuch/],
  ['a newer file', { version: 99 }, /neueren Fassung/],
  ['a damaged file', { nights: 'keine' }, /beschädigt/],
  ['a version below one', { version: -7.5 }, /kein Schlaftagebuch/],
] as const) {
  test(`${what} changes nothing and the page says why`, async ({ page }) => {
    const diary = diaryOn(page);
    await diary.open();
    await diary.import(diaryFile([nightOn('2026-11-23')]));
    await expect(diary.rows).toHaveCount(1);
    await diary.import(diaryFile([], file));
    await expect(diary.answer).toHaveText(sentence);
    await expect(diary.answer).toBeFocused();
    await expect(diary.rows).toHaveCount(1);
  });
}

test('one night that cannot be read keeps no other out, and is named', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  const impossible = nightOn('2026-11-21', { awake: 800 });
  await diary.import(diaryFile([nightOn('2026-11-23', { zone: 'UTC+3' }), impossible]));
  await expect(diary.answer).toHaveText(
    '1 Nacht übernommen. Nicht lesbar und ausgelassen: 21.11.2026.',
  );
  await expect(diary.rows).toHaveCount(1);
});

test('parked thoughts are exported and come back with the nights', async ({ page }) => {
  await page.goto('/wach/gedanken#schritt-2');
  await page.getByRole('textbox', { name: 'Dein Gedanke' }).fill('Steuer');
  await page.getByRole('button', { name: 'Parken' }).click();
  await expect(page.getByText('Geparkt.')).toBeVisible();
  const diary = diaryOn(page);
  await diary.open();
  const { content } = await diary.exported('Sichern');
  await diary.button('Erledigt, löschen').click();
  await expect(page.getByText('Steuer', { exact: true })).toHaveCount(0);
  await diary.import({ ...diaryFile([]), buffer: content });
  await expect(page.getByText('Steuer', { exact: true })).toBeVisible();
});

test('a calendar gets a reminder for every morning', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  const { name, content } = await diary.exported('Erinnerung für den Kalender');
  expect(name).toMatch(/\.ics$/);
  expect(content.toString()).toContain('DTSTART:20261124T080000');
});

test('a file that the device does not give away changes nothing, and the page says so', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  });
  await diary.import(diaryFile(FORTNIGHT));
  await expect(diary.answer).toContainText('Die Datei ließ sich nicht lesen.');
  await expect(diary.answer).toContainText('Es wurde nichts geändert.');
});

test('importing a huge file changes nothing, and the page says why', async ({ page }, testInfo) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile([nightOn('2026-11-23')]));
  await expect(diary.rows).toHaveCount(1);
  const huge = testInfo.outputPath('tagebuch.json');
  await writeFile(huge, JSON.stringify({ notes: 'x'.repeat(60_000_000) }));
  await page.locator('input[type=file]').setInputFiles(huge);
  await expect(diary.answer).toHaveText(/zu groß/);
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
  const { content } = await diary.exported('Als Tabelle');
  expect(content.toString()).toContain(`"${note.replaceAll('"', '""')}"`);
  expect(await page.title()).toContain('Schlaftagebuch');
});

/** Keeps whatever the diary stores waiting until it is released; by then all of it is stored and shown. */
async function holdStorage(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(async () => {
    const opening = indexedDB.open('diary-state');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const begin = () => opening.result.transaction('state', 'readwrite').objectStore('state');
    const held = { begin, isHeld: true };
    const store = begin();
    const ask = () => {
      const request = store.get('nothing');
      request.addEventListener('success', () => held.isHeld && ask());
    };
    ask();
    return held;
  });
  return () =>
    held.evaluate(async (held) => {
      const after = held.begin().get('nothing');
      held.isHeld = false;
      await new Promise((resolve) => after.addEventListener('success', resolve));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
}
