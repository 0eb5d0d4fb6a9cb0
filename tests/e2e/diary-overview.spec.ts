import { expect, test } from '#tests/support/browser-test.ts';
import { diaryFile, diaryOn, nightOn } from '#tests/support/diary.ts';

test.use({ timezoneId: 'Europe/Berlin' });

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
    page.getByRole('img', { name: /^14 Nächte, 10\.–23\. November 2026/ }),
  ).toBeVisible();
  await expect(
    page.locator('.average').filter({ hasText: 'Schlafeffizienz', visible: true }),
  ).toContainText('85');
  await page.getByRole('radio', { name: 'Woche', exact: true }).check();
  await diary.button('Früher').click();
  await expect(diary.rows.first()).toContainText('10.11.');
});

test('a week is told beside the week before, and months lead back by their names', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  const nights = ['2026-11-23', '2026-11-14', '2026-09-05'].map((day, at) =>
    nightOn(day, { latency: 10 * (at + 1) }),
  );
  await diary.import(diaryFile(nights));
  const latency = page
    .locator('.average')
    .filter({ hasText: 'Bis zum Einschlafen', visible: true });
  await expect(latency).toContainText('10 Min.');
  await expect(latency).toContainText('davor 20 Min.');
  await page.getByLabel('Monat').selectOption('September 2026');
  await expect(page.getByText('24.–30. September 2026')).toBeVisible();
  for (const days of ['17.–23.', '10.–16.', '3.–9.']) {
    await diary.button('Früher').click();
    await expect(page.getByText(`${days} September 2026`)).toBeVisible();
  }
  await expect(diary.rows).toHaveCount(1);
  await page.getByRole('button', { name: /5\. September 2026 ändern/ }).click();
  await diary.choice('gut').first().check();
  await diary.save.click();
  await expect(page.getByText('3.–9. September 2026')).toBeVisible();
});

test('a day without an entry keeps its row among the nights, but none before the first night does', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile([nightOn('2026-11-20'), nightOn('2026-11-22')]));
  await expect(page.locator('.night-days li')).toHaveText(['Fr 20.', 'Sa 21.', 'So 22.', 'Mo 23.']);
  await expect(page.locator('.bar-none')).toHaveCount(2);
});

test('printed while a night is being entered, the page is the fortnight', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile([nightOn('2026-11-22')]));
  await expect(diary.rows).toHaveCount(1);
  await diary.add.click();
  await page.emulateMedia({ media: 'print' });
  await expect(diary.save).toBeHidden();
  await expect(diary.paperRows).toHaveCount(1);
  await expect(diary.paperRows).toBeVisible();
});

test('an average says from how many nights it is when some do not say it', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  const changes = [{ latency: null, quality: null }, { quality: null }, {}];
  const days = ['2026-11-21', '2026-11-22', '2026-11-23'];
  await diary.import(diaryFile(days.map((day, at) => nightOn(day, changes[at]))));
  const averageOf = (figure: string) =>
    page
      .locator('.average')
      .filter({ has: page.getByText(figure, { exact: true }), visible: true });
  await expect(averageOf('Bis zum Einschlafen')).toContainText('aus 2 von 3 Nächten');
  await expect(averageOf('Schlafeffizienz')).toContainText('aus 2 von 3 Nächten');
  await expect(averageOf('Nacht, von 1 bis 5')).toContainText('aus einer von 3 Nächten');
  await expect(averageOf('Zeit im Bett')).toBeVisible();
  await expect(averageOf('Zeit im Bett')).not.toContainText('von 3');
});

test('a night that a wrong clock put into the future is shown, and can be moved', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile([nightOn('2031-01-05'), nightOn('2026-11-23')]));
  // A doctor is shown the nights up to today.
  await expect(page.locator('.printed-diary h2')).toHaveText('Schlaftagebuch, 23. November 2026');
  await page.getByRole('button', { name: /5\. Januar 2031 ändern/ }).click();
  await page.getByLabel('Morgen nach der Nacht').fill('2026-11-22');
  await diary.save.click();
  await expect(diary.rows).toHaveCount(2);
  await expect(page.getByText('Nächte in der Zukunft')).toHaveCount(0);
});

test('an empty form has room for a pen in every field, asks for no sum, and fits on one page', async ({
  page,
}) => {
  await diaryOn(page).open();
  await page.emulateMedia({ media: 'print' });
  // As wide as A4 between its margins.
  await page.setViewportSize({ width: 703, height: 1000 });
  const form = page.locator('.printed-diary');
  await expect(form.locator('h2')).toHaveText('Schlaftagebuch für zwei Wochen');
  await expect(form).not.toContainText('Eff.');
  const fields = await form
    .locator('tbody tr:first-child > *')
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    );
  expect(fields).toHaveLength(13);
  // 12 by 10 millimetres.
  for (const [width = 0, height = 0] of fields) {
    expect(width).toBeGreaterThanOrEqual(45);
    expect(height).toBeGreaterThanOrEqual(37);
  }
  const cut = (heads: Element[]) => heads.filter((head) => head.scrollWidth > head.clientWidth);
  expect(await form.locator('thead th').evaluateAll(cut)).toEqual([]);
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
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

test('a fortnight with fourteen long notes fits on one page of A4, and an empty form on another', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  const days = Array.from({ length: 14 }, (_, at) => `2026-11-${String(23 - at).padStart(2, '0')}`);
  const note = 'Ein langer Tag, spät gegessen, Gewitter in der Nacht. '.repeat(10).slice(0, 500);
  const night = {
    kind: 'slept',
    note,
    travel: 60,
    rested: 3,
    daytime: 2,
    performance: 4,
    lastCaffeine: '15:30',
    alcohol: 2,
    lastAlcohol: '21:15',
    naps: [
      { from: '13:10', minutes: 25 },
      { from: null, minutes: 90 },
    ],
    medication: [
      { name: 'Baldrian-Dragees', dose: '2 Stück', time: '22:00' },
      { name: 'Zopiclon', dose: '3,75 mg', time: '22:30' },
    ],
  };
  const unslept = { latency: null, wakings: null, awake: null, tried: null, woke: null };
  const kinds = [
    { kind: 'sleepless', ...unslept },
    { kind: 'upAllNight', ...unslept, bed: null, up: null },
  ];
  const nights = days.map((day, at) => nightOn(day, { ...night, ...kinds[at] }));
  await diary.import(diaryFile(nights, { version: 2 }));
  await expect(diary.rows).toHaveCount(7);
  await page.evaluate(() => {
    const printed: string[] = [];
    Object.assign(window, { printed });
    window.print = () => {
      printed.push(document.querySelector('.printed-diary h2')?.textContent ?? '');
    };
  });
  await diary.button('Drucken für die Praxis').click();
  await diary.button('Leeres Formular drucken').click();
  expect(await page.evaluate(() => (window as unknown as { printed: string[] }).printed)).toEqual([
    'Schlaftagebuch, 10.–23.\u00A0November\u00A02026',
    'Schlaftagebuch für zwei Wochen',
  ]);
  // The empty form stays until somebody goes on.
  await page.keyboard.press('Shift');
  await page.emulateMedia({ media: 'print' });
  await expect(diary.paperRows).toHaveCount(14);
  await expect(page.getByText(note).first()).toBeVisible();
  await expect(diary.button('Sichern')).toBeHidden();
  await expect(diary.paperRows.last()).toContainText('gar nicht geschlafen');
  // As wide as A4 between its margins.
  await page.setViewportSize({ width: 703, height: 1000 });
  const table = page.locator('.printed-diary table');
  expect(
    await table.evaluate((element) => element.getBoundingClientRect().width),
  ).toBeLessThanOrEqual(703);
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

for (const width of [375, 390, 768, 1280, 1920]) {
  test(`at ${width} pixels every answer to how a night was has one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const diary = diaryOn(page);
    await diary.open();
    await diary.add.click();
    const answers = page.locator('[data-look="scale"] > label').filter({ visible: true });
    await expect(answers).toHaveCount(10);
    const heights = await answers.evaluateAll((all) =>
      all.map((answer) => answer.getBoundingClientRect().height),
    );
    expect(new Set(heights).size).toBe(1);
  });
}

test('deleting everything stands apart, below what is done every day', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile([nightOn('2026-11-22')]));
  const top = async (name: string) => (await diary.button(name).boundingBox())?.y ?? 0;
  expect(await top('Alles löschen')).toBeGreaterThan((await top('Leeres Formular drucken')) + 100);
});
