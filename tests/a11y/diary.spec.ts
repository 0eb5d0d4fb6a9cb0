import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { diaryFile, diaryOn, nightOn } from '#tests/support/diary.ts';
import { addStyles } from '#tests/support/styles.ts';

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

test('in forced colours the key of the chart has the colours of its bars, and the arc has them too', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile(nights));
  await expect(diary.rows).toHaveCount(3);
  const colours = await page.evaluate(() => {
    const styleOf = (selector: string, pseudo?: string) =>
      getComputedStyle(document.querySelector(`.diary ${selector}`) ?? document.body, pseudo);
    return {
      bed: [
        styleOf('.bar-bed').fill,
        styleOf('.chart-key[data-key=bed]', '::before').backgroundColor,
        styleOf('.night-arc path').stroke,
      ],
      sleep: [
        styleOf('.bar-tried').fill,
        styleOf('.chart-key[data-key=sleep]', '::before').backgroundColor,
        styleOf('.night-arc path + path').stroke,
      ],
    };
  });
  expect(new Set(colours.bed).size).toBe(1);
  expect(new Set(colours.sleep).size).toBe(1);
  expect(colours.bed[0]).not.toBe(colours.sleep[0]);
});

test('a night that is refused is accessible in every theme and at every width', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await page.getByText('Tag davor, Medikamente, Notiz').click();
  await diary.button('Schlaf hinzufügen').click();
  await diary.button('Medikament hinzufügen').click();
  await diary.field('Ins Bett gegangen').fill('spät');
  await diary.save.click();
  await expect(diary.problem).toBeVisible();
  // Where it stays in sight it lies over whatever is just there, which scrolls out from below it.
  await addStyles(page, '.night-save { position: static !important }');
  await expectAccessible(page, { parts: ['main'] });
});

test('times beside one another stand on one line, also where one of them has an error', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 844 });
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await diary.fillTimes(['spät', '23:15', '06:45', '07:00']);
  await diary.save.click();
  await expect(diary.problem).toBeVisible();
  const tops = [];
  for (const name of ['Ins Bett gegangen', 'Licht ausgemacht']) {
    tops.push((await diary.field(name).boundingBox())?.y);
  }
  expect(tops[0]).toBe(tops[1]);
});

test('the newest night and the chart have the trees that screen readers need', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile(nights));
  const figures = page.locator('figure').filter({ visible: true });
  await expect(figures).toHaveCount(2);
  await expect(figures.first()).toMatchAriaSnapshot(`
    - figure "Letzte Nacht, Mo., 23.11.":
      - text: Letzte Nacht, Mo., 23.11.
      - img /^Die Nacht auf Montag. im Bett von \\d/
  `);
  await expect(figures.last()).toMatchAriaSnapshot(`
    - figure "im Bett vom Einschlafen bis zum Aufwachen":
      - img "3 Nächte, 21.–23. November 2026, als Balken. Die Zahlen stehen in der Tabelle."
      - text: im Bett vom Einschlafen bis zum Aufwachen
  `);
});

test('a night is entered with the keyboard alone, with one stop for each time', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Die Nacht von/ })).toBeFocused();
  await diary.field('Ins Bett gegangen').focus();
  for (const [name, time] of [
    ['Ins Bett gegangen', '2245'],
    ['Licht ausgemacht', '23'],
    ['Endgültig aufgewacht', '6:30'],
    ['Aufgestanden', '7 Uhr'],
  ] as const) {
    await expect(diary.field(name)).toBeFocused();
    await page.keyboard.type(time);
    await page.keyboard.press('Tab');
  }
  await expect(diary.field('Aufgestanden')).toHaveValue('07:00');
  await expect(page.getByRole('radio', { name: '5', exact: true }).first()).toBeFocused();
  await page.getByRole('radio', { name: 'mittel' }).first().focus();
  await page.keyboard.press('Space');
  await diary.field('Ins Bett gegangen').focus();
  await page.keyboard.press('Enter');
  await expect(diary.rows).toHaveCount(1);
  await expect(diary.status.locator('p')).toBeFocused();
});

test('the focus moves at the moment of a press, so that it is taken from nobody who types already', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  const focusAfter = (name: string) =>
    diary.button(name).evaluate((button) => {
      (button as HTMLElement).click();
      const { id, tagName } = document.activeElement ?? document.body;
      return id === '' ? tagName : id;
    });
  expect(await focusAfter('Nacht eintragen')).toBe('H2');
  expect(await focusAfter('Speichern')).toBe('night-bed');
  await page.getByText('Tag davor, Medikamente, Notiz').click();
  expect(await focusAfter('Schlaf hinzufügen')).toBe('night-nap-0-from');
});

test('a saved night is shown before anybody has answered whether the browser may keep it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.storage.persist = () => Promise.withResolvers<boolean>().promise;
  });
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await diary.fillTimes();
  await diary.save.click();
  await expect(diary.rows).toHaveCount(1);
  await expect(diary.status).toContainText('Gespeichert');
});

for (const path of ['/schlaftagebuch', '/wach', '/wach/gedanken#schritt-2', '/suche']) {
  test(`on ${path} what will be said later comes into something that is there from the beginning`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.waitForFunction(() => !document.querySelector('main [data-island]'));
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('main [role=status], main [aria-live]')]
        .filter((place) => getComputedStyle(place).display === 'none')
        .map(({ outerHTML }) => outerHTML),
    );
    expect(hidden).toEqual([]);
  });
}
