import { expect, test } from '#tests/support/browser-test.ts';
import { diaryOn } from '#tests/support/diary.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('what is typed is kept also while it stands over a day for which something else was begun', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-22');
  const bed = diary.field('Ins Bett gegangen');
  await bed.fill('20:00');
  await diary.button('Abbrechen').click();
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await diary.fillTimes();
  await diary.button('Ein Tag früher').click();
  await bed.fill('23:10');
  await diary.button('Abbrechen').click();
  await expect(page.getByText('Angefangen:')).toHaveCount(2);
  await page.reload();
  await page.getByRole('button', { name: /Montag, 23\. November 2026 weiterschreiben/ }).click();
  await expect(bed).toHaveValue('23:10');
  await diary.button('Ein Tag früher').click();
  await diary.button('Ein Tag früher').click();
  await diary.save.click();
  await expect(diary.rows).toHaveCount(1);
  await expect(page.getByText('Angefangen:')).toHaveText(/22\.11\./);
});

test('an answer that nobody has to give is taken back by pressing it again', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.add.click();
  await diary.fillTimes();
  const quality = page.getByRole('group', { name: 'Wie war die Nacht für dich?' });
  const rested = page.getByRole('group', { name: 'Wie erholt bist du aufgestanden?' });
  await quality.getByText('gut', { exact: true }).click();
  await quality.getByText('mittel', { exact: true }).click();
  await expect(quality.getByRole('radio', { name: 'mittel' })).toBeChecked();
  await quality.getByText('mittel', { exact: true }).click();
  await expect(quality.getByRole('radio', { checked: true })).toHaveCount(0);
  await rested.getByRole('radio', { name: 'etwas' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(rested.getByRole('radio', { name: 'gut', exact: true })).toBeChecked();
  await page.keyboard.press('Space');
  await expect(rested.getByRole('radio', { checked: true })).toHaveCount(0);
  await rested.getByText('wenig', { exact: true }).click();
  await diary.save.click();
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await expect(quality.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(rested.getByRole('radio', { name: 'wenig' })).toBeChecked();
});
