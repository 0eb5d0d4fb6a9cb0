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
  await diary.fillTimes();
  await diary.save.click();
  await expect(diary.rows).toHaveCount(1);
});

test('a shift worker writes down sleep by day, and a second one beside it', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-23', '2026-11-23T20:00:00+01:00');
  await diary.fillTimes(['08:00', '08:20', '12:10', '12:15']);
  await expect(
    page.getByRole('heading', { name: 'Schlaf am Montag, 23. November 2026' }),
  ).toBeVisible();
  await page.getByText('Tag davor, Medikamente, Notiz').click();
  await diary.button('Schlaf hinzufügen').click();
  await expect(diary.field('Beginn')).toBeFocused();
  await diary.field('Beginn').fill('17');
  await diary.field('Minuten').fill('90');
  await diary.save.click();
  await expect(diary.rows).toContainText('08:00–12:15');
  await expect(
    page.locator('.average').filter({ hasText: 'Schlaf am Tag', visible: true }),
  ).toContainText('90');
});
