import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { diaryOn } from '#tests/support/diary.ts';
import {
  enterFortnight,
  enterNight,
  expectFortnight,
  fingerOn,
} from '#tests/support/entering-nights.ts';
import { TYPED_FORTNIGHT } from '#tests/support/fortnight.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('a fortnight is written down by keyboard alone', async ({ page }) => {
  const press = async (target: Locator): Promise<void> => {
    await reach(page, target);
    const isChoice = (await target.getAttribute('type')) === 'radio';
    await page.keyboard.press(isChoice ? 'Space' : 'Enter');
  };
  await diaryOn(page).open();
  await enterFortnight(page, { press, write: (field, words) => writeByKeys(page, field, words) });
  await expectFortnight(page);
});

/** Goes on by Tab until something has the focus; of several choices one reaches the others by arrows. */
async function reach(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 120; tabs += 1) {
    if (await isThere()) return;
    const isSibling = await target.evaluate((element) => {
      const active = document.activeElement;
      const names = [element, active].map((one) =>
        one instanceof HTMLInputElement && one.type === 'radio' ? one.name : '',
      );
      return names[0] !== '' && names[0] === names[1];
    });
    await page.keyboard.press(isSibling ? 'ArrowDown' : 'Tab');
  }
  throw new Error(`The keyboard does not get to ${target.toString()}.`);
}

async function writeByKeys(page: Page, field: Locator, words: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.type(words);
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('an ordinary night takes at most twelve taps, with a time that is put right and all questions answered', async ({
    page,
  }) => {
    const diary = diaryOn(page);
    await diary.open();
    const [before, last] = TYPED_FORTNIGHT.slice(-2);
    if (!before || !last) throw new Error('There are two nights.');
    await enterNight(page, fingerOn(page).hand, last);
    await diary.open('/schlaftagebuch', '2026-11-24T09:30:00+01:00');
    const { hand, taps } = fingerOn(page);
    const choose = (legend: string, name: string) =>
      hand.press(page.getByRole('group', { name: legend }).getByText(name, { exact: true }));
    await hand.press(diary.add);
    await hand.press(page.getByRole('button', { name: 'Zeiten der letzten Nacht übernehmen' }));
    await hand.write(diary.field('Aufgestanden'), '730');
    await choose('Minuten bis zum Einschlafen', '15');
    await choose('Wie oft wach in der Nacht', '2');
    await choose('Minuten wach in der Nacht, zusammen', '30');
    await choose('Wie war die Nacht für dich?', 'gut');
    await choose('Wie erholt bist du aufgestanden?', 'etwas');
    await hand.press(diary.save);
    await expect(diary.rows).toHaveCount(0);
    await diary.unfoldTable();
    await expect(diary.rows.last()).toContainText('23:00–07:30');
    expect(taps()).toBeLessThanOrEqual(12);
  });
});
