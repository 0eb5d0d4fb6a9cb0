import type { Page } from '@playwright/test';
import { texts } from '#features/diary/texts.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { diaryFile, diaryOn, nightOn } from '#tests/support/diary.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('a journey is told beside the bar, in the table, on paper and in both files, with the hours that it makes', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await diary.fillTimes(['23:00', '23:15', '07:15', '07:30']);
  await page.getByText('Tag davor, Medikamente, Notiz').click();
  await page.getByLabel(/^Zeitverschiebung/).fill('-360');
  await diary.save.click();
  await expect(diary.rows).toContainText('23:00–07:30, 14 Std. 30 Min., Reise, Uhr −360 Min.');
  await expect(page.locator('.night-chart').filter({ visible: true })).toContainText(
    'Reise, Uhr −360 Min.',
  );
  await expectOnPaper(page, '14:30', 'Reise, Uhr −360 Min.');
  expect((await columnsOf(page)).get(texts.counts.travel)).toBe('-360');
  expect((await nightInFile(page)).travel).toBe(-360);
});

test('a medicine is added to a night that was kept without one, and then stands on paper and in both files', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile([nightOn('2026-11-23', { note: 'Gewitter' })]));
  await page.getByRole('button', { name: /23\. November 2026 ändern/ }).click();
  await page.getByText('Tag davor, Medikamente, Notiz').click();
  await diary.button('Medikament hinzufügen').click();
  await diary.field('Name').fill('Zopiclon');
  await diary.field('Menge').fill('3,75 mg');
  await diary.field('Uhrzeit').fill('22:30');
  await diary.save.click();
  await expect(diary.rows).toHaveCount(1);
  const words = 'Zopiclon 3,75 mg 22:30';
  await expectOnPaper(page, `${words}; Gewitter`);
  expect((await columnsOf(page)).get(texts.medication.legend)).toBe(words);
  expect(await nightInFile(page)).toMatchObject({
    note: 'Gewitter',
    medication: [{ name: 'Zopiclon', dose: '3,75 mg', time: '22:30' }],
  });
});

async function expectOnPaper(page: Page, ...words: readonly string[]): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const one of words) {
    await expect(page.locator('.printed-diary').filter({ visible: true })).toContainText(one);
  }
  await page.emulateMedia({ media: 'screen' });
}

/** The only night in the table for spreadsheets, by the heads of its columns. */
async function columnsOf(page: Page): Promise<ReadonlyMap<string, string>> {
  const { content } = await diaryOn(page).exported('Als Tabelle');
  const [head = [], row = []] = content
    .toString()
    .split('\r\n')
    .map((line) => line.split(';'));
  return new Map(head.map((name, at) => [name, row[at] ?? '']));
}

/** The only night in the file that can be read again. */
async function nightInFile(page: Page): Promise<Record<string, unknown>> {
  const { content } = await diaryOn(page).exported('Sichern');
  const { nights } = JSON.parse(content.toString()) as { nights: [Record<string, unknown>] };
  return nights[0];
}
