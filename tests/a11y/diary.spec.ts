import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { diaryFile, diaryOn, nightOn } from '#tests/support/diary.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const nights = ['2026-11-21', '2026-11-22', '2026-11-23'].map((day) => nightOn(day));

test('the diary with nights is accessible in every theme and at every width', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile(nights));
  await expect(diary.rows).toHaveCount(3);
  await diary.button('Alles löschen').click();
  await expectAccessible(page, { parts: ['main'] });
});

test('a night that is refused is accessible in every theme and at every width', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await page.getByText('Tag davor, Reise, Notiz').click();
  await diary.field('Ins Bett gegangen').fill('spät');
  await diary.save.click();
  await expect(diary.problem).toBeVisible();
  await expectAccessible(page, { parts: ['main'] });
});

test('the chart and the timeline have the trees that screen readers need', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile(nights));
  await expect(page.locator('figure').filter({ visible: true })).toMatchAriaSnapshot(`
    - figure "im Bett vom Einschlafen bis zum Aufwachen":
      - img "3 Nächte, 21.11.2026 – 23.11.2026, als Balken. Die Zahlen stehen in der Tabelle."
      - text: im Bett vom Einschlafen bis zum Aufwachen
  `);
  await page.getByRole('button', { name: /23\. November 2026 ändern/ }).click();
  await expect(page.getByRole('group', { name: 'Zeitleiste' })).toMatchAriaSnapshot(`
    - group "Zeitleiste":
      - paragraph: Im Bett
      - slider "Ins Bett gegangen": "225"
      - slider "Aufgestanden": "720"
      - paragraph: Schlafenszeit
      - slider "Licht aus, schlafen wollen": "240"
      - slider "Endgültig aufgewacht": "690"
  `);
});

test('a night is entered with the keyboard alone', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Die Nacht von/ })).toBeFocused();
  await page.getByRole('slider', { name: 'Aufgestanden' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: 'Licht aus, schlafen wollen' })).toBeFocused();
  await page.getByRole('radio', { name: 'mittel' }).focus();
  await page.keyboard.press('Space');
  await diary.field('Ins Bett gegangen').focus();
  await page.keyboard.press('Enter');
  await expect(diary.rows).toHaveCount(1);
  await expect(diary.add).toBeFocused();
});

test('a saved night is shown before anybody has answered whether the browser may keep it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.storage.persist = () => Promise.withResolvers<boolean>().promise;
  });
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await diary.save.click();
  await expect(diary.rows).toHaveCount(1);
  await expect(diary.status).toContainText('Gespeichert');
});
