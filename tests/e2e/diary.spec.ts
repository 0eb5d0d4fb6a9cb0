import assert from 'node:assert/strict';
import { expect, test } from '#tests/support/browser-test.ts';
import { diaryFile, diaryOn, FORTNIGHT, nightOn } from '#tests/support/diary.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('an ordinary night takes eight clicks after the first, and survives reloading', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile([nightOn('2026-11-22', { bed: '23:00', tried: '23:15' })]));
  await expect(diary.rows).toHaveCount(1);
  await diary.add.click();
  const night = page.getByRole('heading', { name: /Sonntag auf Montag, 23\. November 2026/ });
  await expect(night).toBeFocused();
  await page.getByRole('button', { name: 'Zeiten der letzten Nacht übernehmen' }).click();
  const chosen = (legend: string, name: string) =>
    page.getByRole('group', { name: legend }).getByText(name, { exact: true });
  await chosen('Minuten bis zum Einschlafen', '15').click();
  await chosen('Wie oft wach in der Nacht', '1').click();
  await chosen('Minuten wach in der Nacht, zusammen', '15').click();
  await chosen('Wie war die Nacht für dich?', 'gut').click();
  await chosen('Wie erholt bist du aufgestanden?', 'etwas').click();
  await diary.save.click();
  await expect(diary.status).toHaveText(
    'Gespeichert, nur auf diesem Gerät: die Nacht auf Montag, 23. November 2026.',
  );
  await expect(diary.status.locator('p')).toBeFocused();
  await expect(diary.rows).toHaveCount(2);
  await expect(diary.rows.last()).toContainText('6 Std. 45 Min.');
  await diary.open();
  await expect(diary.rows).toHaveCount(2);
});

test('nothing is filled in that nobody has said, and what is left out stays unknown', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile([nightOn('2026-11-22')]));
  await expect(diary.rows).toHaveCount(1);
  await diary.add.click();
  await expect(diary.field('Ins Bett gegangen')).toHaveValue('');
  await expect(diary.field('Minuten bis zum Einschlafen')).toHaveValue('');
  await diary.fillTimes();
  await diary.choice('weiß nicht').first().check();
  await diary.save.click();
  await expect(diary.rows.last()).toContainText('–');
  await expect(
    page.locator('.average').filter({ hasText: 'Bis zum Einschlafen', visible: true }),
  ).toContainText('20');
});

test('a night without sleep and one out of bed are written down as such', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await diary.withoutSleep.click();
  await diary.choice('gar nicht geschlafen').check();
  await expect(diary.field('Endgültig aufgewacht')).toHaveCount(0);
  await diary.field('Ins Bett gegangen').fill('23:00');
  await diary.field('Aufgestanden').fill('05:00');
  await diary.save.click();
  await expect(diary.rows).toContainText('0 Std. 00 Min.');
  await diary.open('/schlaftagebuch?tag=2026-11-22');
  await diary.withoutSleep.click();
  await diary.choice('gar nicht im Bett').check();
  await expect(diary.field('Ins Bett gegangen')).toHaveCount(0);
  await diary.save.click();
  await expect(diary.rows.first()).toContainText('gar nicht im Bett');
});

test('the date is typed, and changed by a day, without touching what was filled in', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await diary.fillTimes();
  const day = page.getByLabel('Morgen nach der Nacht');
  await day.focus();
  await page.keyboard.press('ArrowDown');
  await expect(day).toBeFocused();
  await expect(day).not.toHaveValue('2026-11-23');
  await day.fill('2026-11-20');
  await expect(page).toHaveURL(/tag=2026-11-20/);
  await expect(diary.field('Aufgestanden')).toHaveValue('07:00');
  await diary.button('Ein Tag früher').click();
  await expect(diary.button('Ein Tag früher')).toBeFocused();
  await expect(page.getByRole('heading', { name: /auf Donnerstag, 19\./ })).toBeVisible();
  await expect(diary.field('Aufgestanden')).toHaveValue('07:00');
  await diary.save.click();
  await expect(diary.rows).toContainText('19.11.');
});

test('looking through the days moves no night, neither by buttons nor while a date is typed', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  const days = ['02', '20', '22', '23'].map((day) => `2026-11-${day}`);
  await diary.import(diaryFile(days.map((day) => nightOn(day))));
  await expect(diary.rows).toHaveCount(3);
  await diary.add.click();
  const day = page.getByLabel('Morgen nach der Nacht');
  const bed = diary.field('Ins Bett gegangen');
  await expect(day).toHaveValue('2026-11-21');
  for (const [shown, time] of [
    ['2026-11-20', '22:45'],
    ['2026-11-19', ''],
  ] as const) {
    await diary.button('Ein Tag früher').click();
    await expect(day).toHaveValue(shown);
    await expect(bed).toHaveValue(time);
  }
  // Month first, as this browser is made; the first digit of the day is one by itself, of which there is a night.
  await day.focus();
  await page.keyboard.type('1121');
  await expect(day).toHaveValue('2026-11-21');
  await expect(bed).toHaveValue('');
  await diary.fillTimes();
  await diary.save.click();
  await expect(diary.rows).toHaveCount(4);
  await page.getByRole('radio', { name: 'Zwei Wochen' }).check();
  await expect(diary.rows).toHaveCount(4);
});

test('a week that is full opens its newest night to look at, and leads back to an empty day', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile(FORTNIGHT.slice(0, 7)));
  await expect(diary.rows).toHaveCount(7);
  await diary.add.click();
  const day = page.getByLabel('Morgen nach der Nacht');
  await expect(day).toHaveValue('2026-11-23');
  for (let back = 1; back <= 7; back += 1) await diary.button('Ein Tag früher').click();
  await expect(day).toHaveValue('2026-11-16');
  await expect(diary.field('Ins Bett gegangen')).toHaveValue('');
});

test('what was begun for another day is neither moved nor overwritten on the way', async ({
  page,
}) => {
  const diary = diaryOn(page);
  const bed = diary.field('Ins Bett gegangen');
  await diary.open('/schlaftagebuch?tag=2026-11-22');
  await bed.fill('22:10');
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await diary.button('Ein Tag früher').click();
  await expect(bed).toHaveValue('22:10');
  await diary.button('Ein Tag früher').click();
  await expect(bed).toHaveValue('');
  await bed.fill('23:50');
  await diary.button('Ein Tag später').click();
  await diary.button('Ein Tag später').click();
  await expect(bed).toHaveValue('23:50');
  await diary.open();
  await page.getByRole('button', { name: /22\. November 2026 weiterschreiben/ }).click();
  await expect(bed).toHaveValue('22:10');
});

test('a date that nobody can have meant is told at its field', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await diary.fillTimes();
  const day = page.getByLabel('Morgen nach der Nacht');
  for (const [typed, sentence] of [
    ['0002-11-22', 'Schreib einen Tag, den es gibt.'],
    ['2026-11-24', 'Dieser Tag liegt in der Zukunft.'],
  ] as const) {
    await day.fill(typed);
    await diary.save.click();
    await expect(day).toBeFocused();
    await expect(day).toHaveAccessibleDescription(sentence);
  }
});

test('what was begun survives leaving, reloading and cancelling, and can be thrown away', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await diary.field('Ins Bett gegangen').fill('22:10');
  await diary.choice('gut').first().check();
  await diary.button('Abbrechen').click();
  await expect(page.getByText('Angefangen: Mo., 23.11.')).toBeVisible();
  await diary.open();
  await page.getByRole('button', { name: /23\. November 2026 weiterschreiben/ }).click();
  await expect(diary.field('Ins Bett gegangen')).toHaveValue('22:10');
  await expect(diary.choice('gut').first()).toBeChecked();
  await diary.button('Felder leeren').click();
  await expect(diary.field('Ins Bett gegangen')).toHaveValue('');
  await diary.button('Abbrechen').click();
  await expect(page.getByText('Angefangen')).toHaveCount(0);
});

test('times are typed as people write them, moved with arrows, and dragged in their order', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await diary.fillTimes();
  const bed = diary.field('Ins Bett gegangen');
  await bed.fill('22.30 Uhr');
  await bed.press('Tab');
  await expect(bed).toHaveValue('22:30');
  await bed.press('ArrowUp');
  await expect(bed).toHaveValue('22:35');
  const up = page.locator('input[data-time=up]');
  await up.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await up.boundingBox()) ?? assert.fail();
  const place = (share: number) => x + 22 + (width - 44) * share;
  const value = Number(await up.inputValue()) / 960;
  await page.mouse.move(place(value), y + height / 2);
  await page.mouse.down();
  await page.mouse.move(place(value + 0.1), y + height / 2, { steps: 4 });
  await page.mouse.move(place(0.1), y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(diary.field('Aufgestanden')).toHaveValue('06:45');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 720 } });

  test('a handle follows a finger', async ({ page }) => {
    const diary = diaryOn(page);
    await diary.open('/schlaftagebuch?tag=2026-11-23');
    await diary.fillTimes(['22:00', '23:15', '06:45', '07:00']);
    const handle = page.locator('input[data-time=bed]');
    // Away from the button that stays at the lower edge.
    await handle.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const { x, y, width, height } = (await handle.boundingBox()) ?? assert.fail();
    const value = Number(await handle.inputValue()) / 960;
    const at = (share: number) => [
      { x: x + 22 + (width - 44) * share, y: y + height / 2 + share * 10 },
    ];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: share === undefined ? [] : at(share),
      });
    await touch('touchStart', value);
    for (const step of [0.04, 0.08, 0.12]) await touch('touchMove', value - step);
    const isAt = async () => Number(await handle.inputValue()) / 960;
    await expect.poll(isAt).toBeCloseTo(value - 0.12, 1);
    await touch('touchEnd');
    await expect(diary.field('Ins Bett gegangen')).toHaveValue(/^20:/);
  });
});

test('every mistake stands at its field, is named and gets the focus, also in what is closed', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await diary.fillTimes(['25:00', '23:15', '06:45', '07:00']);
  await diary.field('Minuten bis zum Einschlafen').fill('1e2');
  await diary.save.click();
  await expect(diary.field('Ins Bett gegangen')).toBeFocused();
  await expect(diary.field('Ins Bett gegangen')).toHaveAccessibleDescription(
    /^Schreib die Uhrzeit im 24-Stunden-Format/,
  );
  await expect(diary.field('Minuten bis zum Einschlafen')).toHaveAccessibleDescription(
    'Schreib eine ganze Zahl von 0 bis 900, oder lass das Feld leer.',
  );
  await expect(diary.problem).toHaveText('Sieh dir bitte noch 2 Felder an.');
  await diary.field('Minuten bis zum Einschlafen').fill('20');
  await diary.field('Ins Bett gegangen').fill('10:00');
  await diary.field('Licht ausgemacht').fill('11:15');
  await diary.save.click();
  await expect(diary.field('Ins Bett gegangen')).toHaveAccessibleDescription(
    /^Das wären 21.Std\. 00.Min\. zwischen/,
  );
  await diary.fillTimes();
  await diary.field('Minuten wach in der Nacht, zusammen').fill('600');
  await diary.save.click();
  await expect(diary.field('Minuten wach in der Nacht, zusammen')).toHaveAccessibleDescription(
    /länger wach gewesen als im Bett/,
  );
  await diary.field('Minuten wach in der Nacht, zusammen').fill('10');
  await page.getByText('Tag davor, Medikamente, Notiz').click();
  await diary.field('Tassen mit Koffein').fill('99');
  await page.getByText('Tag davor, Medikamente, Notiz').click();
  await diary.save.click();
  await expect(diary.field('Tassen mit Koffein')).toBeFocused();
  await expect(diary.field('Tassen mit Koffein')).toBeVisible();
});

test('an earlier night is entered, changed, moved, deleted and brought back', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-20');
  await diary.fillTimes();
  await diary.field('Minuten bis zum Einschlafen').fill('45');
  await diary.field('Minuten wach in der Nacht, zusammen').fill('10');
  await diary.save.click();
  await page.getByRole('button', { name: /Freitag, 20\. November 2026 ändern/ }).click();
  await expect(diary.field('Minuten bis zum Einschlafen')).toHaveValue('45');
  await diary.field('Minuten bis zum Einschlafen').fill('50');
  await page.getByLabel('Morgen nach der Nacht').fill('2026-11-19');
  await diary.save.click();
  await expect(diary.rows).toHaveCount(1);
  await expect(diary.rows).toContainText('50 Min.');
  await page.getByRole('button', { name: /19\. November 2026 ändern/ }).click();
  await diary.button('Diese Nacht löschen').click();
  await expect(diary.status).toContainText('gelöscht');
  await expect(diary.rows).toHaveCount(0);
  await diary.button('Rückgängig').click();
  await expect(diary.rows).toContainText('50 Min.');
});

for (const [change, day, hours] of [
  ['March', '2026-03-29', '6 Std. 45 Min.'],
  ['October', '2026-10-25', '8 Std. 45 Min.'],
] as const) {
  test(`the night when clocks change in ${change} is as long as it really was`, async ({
    page,
  }) => {
    const diary = diaryOn(page);
    await diary.open('/schlaftagebuch', `${day}T11:00:00+01:00`);
    await diary.add.click();
    await diary.fillTimes(['23:15', '23:15', '06:45', '07:00']);
    await diary.save.click();
    await expect(diary.rows).toContainText(hours);
  });
}

test('the title of the window says which night is open', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  await expect(page).toHaveTitle(/^Schlaftagebuch – /);
  await diary.add.click();
  await expect(page).toHaveTitle(/^.*23\.\sNovember\s2026 – Schlaftagebuch – /);
  await diary.button('Abbrechen').click();
  await expect(page).toHaveTitle(/^Schlaftagebuch – /);
});

test('a wrong day in the address leads to today', async ({ page }) => {
  const diary = diaryOn(page);
  for (const day of ['2026-02-30', 'gestern', '<b>']) {
    await diary.open(`/schlaftagebuch?tag=${encodeURIComponent(day)}`);
    await expect(page.getByLabel('Morgen nach der Nacht')).toHaveValue('2026-11-23');
  }
});
