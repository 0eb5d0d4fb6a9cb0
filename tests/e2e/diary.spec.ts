import assert from 'node:assert/strict';
import { expect, test } from '#tests/support/browser-test.ts';
import { diaryFile, diaryOn, nightOn } from '#tests/support/diary.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('a night is entered with two clicks and survives reloading', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.add.click();
  const night = page.getByRole('heading', { name: /Sonntag auf Montag, 23\. November 2026/ });
  await expect(night).toBeVisible();
  await diary.save.click();
  await expect(diary.rows).toHaveCount(1);
  await expect(diary.rows).toContainText('7 Std. 05 Min.');
  await diary.open();
  await expect(diary.rows).toHaveCount(1);
});

test('the next night begins with the times of the last one', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(
    diaryFile([nightOn('2026-11-22', { bed: '01:10', tried: '01:20', latency: 35 })]),
  );
  await expect(diary.rows).toHaveCount(1);
  await diary.add.click();
  await expect(diary.field('Ins Bett gegangen')).toHaveValue('01:10');
  await expect(diary.field('Minuten bis zum Einschlafen')).toHaveValue('35');
});

test('times are typed as people write them, moved with keys, and dragged', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await diary.field('Ins Bett gegangen').fill('2230');
  await diary.field('Ins Bett gegangen').blur();
  await expect(diary.field('Ins Bett gegangen')).toHaveValue('22:30');
  const handle = page.getByRole('slider', { name: 'Ins Bett gegangen' });
  await expect(handle).toHaveAttribute('aria-valuetext', '22:30 Uhr');
  await handle.press('ArrowRight');
  await expect(diary.field('Ins Bett gegangen')).toHaveValue('22:35');
  const up = page.getByRole('slider', { name: 'Aufgestanden' });
  const before = await diary.field('Aufgestanden').inputValue();
  const { x, y, width, height } = (await up.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const place = (share: number) => x + 22 + (width - 44) * share;
  const value = Number(await up.inputValue()) / 960;
  await page.mouse.move(place(value), y + height / 2);
  await page.mouse.down();
  await page.mouse.move(place(value + 0.1), y + height / 2, { steps: 4 });
  await page.mouse.up();
  expect((await diary.field('Aufgestanden').inputValue()) > before).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 720 } });

  test('a handle follows a finger', async ({ page }) => {
    const diary = diaryOn(page);
    await diary.open('/schlaftagebuch?tag=2026-11-23');
    const handle = page.getByRole('slider', { name: 'Ins Bett gegangen' });
    await handle.scrollIntoViewIfNeeded();
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
    const before = await diary.field('Ins Bett gegangen').inputValue();
    await touch('touchStart', value);
    for (const step of [0.03, 0.06, 0.1]) await touch('touchMove', value + step);
    await touch('touchEnd');
    await expect(diary.field('Ins Bett gegangen')).not.toHaveValue(before);
    expect(Number(await handle.inputValue()) / 960).toBeCloseTo(value + 0.1, 1);
  });
});

test('impossible nights are refused with a sentence, and nothing is kept', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await diary.field('Minuten wach in der Nacht, zusammen').fill('600');
  await diary.save.click();
  await expect(diary.problem).toHaveText(/länger wach gewesen als im Bett/);
  await diary.field('Minuten wach in der Nacht, zusammen').fill('10');
  await diary.field('Ins Bett gegangen').fill('10:00');
  await diary.field('Licht aus, schlafen wollen').fill('11:15');
  await diary.save.click();
  await expect(diary.problem).toHaveText(/^Das wären 21.Std\. 00.Min\. zwischen/);
  await diary.field('Ins Bett gegangen').fill('25:00');
  await diary.save.click();
  await expect(diary.problem).toHaveText(/24 Stunden/);
  await expect(diary.field('Ins Bett gegangen')).toBeFocused();
  await diary.open();
  await expect(page.getByText('Noch steht keine Nacht')).toBeVisible();
});

test('an earlier night is entered, changed, deleted and brought back', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await page.getByLabel('Morgen nach der Nacht').fill('2026-11-20');
  await expect(page).toHaveURL(/tag=2026-11-20/);
  await diary.field('Minuten bis zum Einschlafen').fill('45');
  await diary.save.click();
  await page.getByRole('button', { name: /Freitag, 20\. November 2026 ändern/ }).click();
  await expect(diary.field('Minuten bis zum Einschlafen')).toHaveValue('45');
  await diary.field('Minuten bis zum Einschlafen').fill('50');
  await diary.save.click();
  await expect(diary.rows).toContainText('50 Min.');
  await page.getByRole('button', { name: /20\. November 2026 ändern/ }).click();
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
    await diary.field('Ins Bett gegangen').fill('23:15');
    await diary.field('Licht aus, schlafen wollen').fill('23:15');
    await diary.field('Aufgestanden').fill('07:00');
    await diary.save.click();
    await expect(diary.rows).toContainText(hours);
  });
}

test('a wrong day or one that is yet to come in the address leads to today', async ({ page }) => {
  const diary = diaryOn(page);
  for (const day of ['2026-02-30', 'gestern', '2026-11-24', '<b>']) {
    await diary.open(`/schlaftagebuch?tag=${encodeURIComponent(day)}`);
    await expect(page.getByLabel('Morgen nach der Nacht')).toHaveValue('2026-11-23');
  }
});

test('a fortnight is shown as bars with a table beside, and averages without a judgement', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  const days = Array.from({ length: 14 }, (_, at) => `2026-11-${String(23 - at).padStart(2, '0')}`);
  await diary.import(diaryFile(days.map((day) => nightOn(day))));
  await expect(diary.rows).toHaveCount(7);
  await page.getByRole('radio', { name: 'Zwei Wochen' }).check();
  await expect(diary.rows).toHaveCount(14);
  await expect(
    page.getByRole('img', { name: /^14 Nächte, 10\.11\.2026 – 23\.11\.2026/ }),
  ).toBeVisible();
  await expect(
    page.locator('.average').filter({ hasText: 'Schlafeffizienz', visible: true }),
  ).toContainText('85');
  await page.getByRole('radio', { name: 'Woche', exact: true }).check();
  await diary.button('Früher').click();
  await expect(diary.rows.first()).toContainText('10.11.');
});

test('a thought that was parked at night lies in the diary as text, and can be done with', async ({
  page,
}) => {
  await page.goto('/wach/gedanken#schritt-2');
  await page.getByRole('textbox', { name: 'Dein Gedanke' }).fill('<b>Steuer</b>');
  await page.getByRole('button', { name: 'Parken' }).click();
  await expect(page.getByText('Geparkt.')).toBeVisible();
  const diary = diaryOn(page);
  await diary.open();
  await expect(page.getByText('<b>Steuer</b>')).toBeVisible();
  await diary.button('Erledigt, löschen').click();
  await expect(page.getByText('<b>Steuer</b>')).toHaveCount(0);
});

test('the button for paper prints, and a fortnight with every column fits on one page of A4', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  const days = Array.from({ length: 14 }, (_, at) => `2026-11-${String(23 - at).padStart(2, '0')}`);
  const note = 'Ein langer Tag, spät gegessen, Gewitter in der Nacht';
  await diary.import(diaryFile(days.map((day) => nightOn(day, { note }))));
  await expect(diary.rows).toHaveCount(7);
  await page.evaluate(() => (window.print = () => (document.title = 'printed')));
  await diary.button('Drucken für die Praxis').click();
  await expect(page).toHaveTitle('printed');
  await page.emulateMedia({ media: 'print' });
  await expect(diary.rows).toHaveCount(14);
  await expect(diary.button('Exportieren')).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
