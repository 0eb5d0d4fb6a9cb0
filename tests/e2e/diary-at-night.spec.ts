import { expect, test } from '#tests/support/browser-test.ts';
import { diaryOn } from '#tests/support/diary.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('at one at night the night before is entered, because this one is not over', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch', '2026-11-23T01:00:00+01:00');
  await diary.add.click();
  await expect(page.getByRole('heading', { name: /Samstag auf Sonntag, 22\./ })).toBeVisible();
  await expect(diary.field('Aufgestanden')).toHaveValue('07:00');
  await diary.save.click();
  await expect(diary.rows).toHaveCount(1);
});

test('who is up earlier than usual finds the time of now filled in', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch', '2026-11-23T05:10:00+01:00');
  await diary.add.click();
  await expect(page.getByRole('heading', { name: /Sonntag auf Montag, 23\./ })).toBeVisible();
  await expect(diary.field('Endgültig aufgewacht')).toHaveValue('05:10');
  await expect(diary.field('Aufgestanden')).toHaveValue('05:10');
  await diary.save.click();
  await expect(diary.rows).toHaveCount(1);
});
