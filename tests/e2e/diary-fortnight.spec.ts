import type { Locator, Page } from '@playwright/test';
import { wholeDay } from '#features/diary/day-words.ts';
import { texts } from '#features/diary/texts.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { diaryOn } from '#tests/support/diary.ts';
import {
  FORTNIGHT_BY_HAND,
  hoursWords,
  TYPED_FORTNIGHT,
  type TypedNight,
} from '#tests/support/fortnight.ts';

test.use({ timezoneId: 'Europe/Berlin' });

/** How somebody gets at things: each puts the focus there, or presses it. */
interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  readonly write: (field: Locator, words: string) => Promise<void>;
}

const kindWords = { sleepless: 'gar nicht geschlafen', upAllNight: 'gar nicht im Bett', slept: '' };
const timeLabels = {
  bed: 'Ins Bett gegangen',
  tried: 'Licht ausgemacht',
  woke: 'Endgültig aufgewacht',
  up: 'Aufgestanden',
  latency: 'Minuten bis zum Einschlafen',
  wakings: 'Wie oft wach in der Nacht',
  awake: 'Minuten wach in der Nacht, zusammen',
} as const;

/** Writes a night down, from the overview and back to it. */
async function enter(page: Page, hand: Hand, { day, typed }: TypedNight): Promise<void> {
  const diary = diaryOn(page);
  await hand.press(diary.add);
  const shown = page.getByLabel('Morgen nach der Nacht');
  while ((await shown.inputValue()) !== day) await hand.press(diary.button('Ein Tag früher'));
  const kind = kindWords[typed.kind ?? 'slept'];
  if (kind !== '') await hand.press(diary.choice(kind));
  for (const [name, label] of Object.entries(timeLabels)) {
    const words = typed[name as keyof typeof timeLabels] ?? '';
    if (words !== '') await hand.write(diary.field(label), words);
  }
  const { naps = [], travel = '' } = typed;
  if (naps.length > 0 || travel !== '') {
    await hand.press(page.locator('summary', { hasText: 'Tag davor, Medikamente, Notiz' }));
  }
  for (const [at, { from, minutes }] of naps.entries()) {
    await hand.press(diary.button('Schlaf hinzufügen'));
    await hand.write(diary.field('Beginn').nth(at), from);
    await hand.write(diary.field('Minuten').nth(at), minutes);
  }
  if (travel !== '') await hand.write(page.getByLabel(/^Zeitverschiebung/), travel);
  await hand.press(diary.save);
  await expect(diary.status).toHaveText(texts.saved(wholeDay(day)));
  await expect(diary.status.locator('p')).toBeFocused();
}

/** The whole fortnight is there, with the figures that were reckoned by hand. */
async function expectFortnight(page: Page): Promise<void> {
  const diary = diaryOn(page);
  await diary.open();
  await page.getByText('Zwei Wochen', { exact: true }).click();
  await diary.unfoldTable();
  await expect(diary.rows).toHaveCount(14);
  for (const [row, { whose, byHand }] of TYPED_FORTNIGHT.entries()) {
    const cells = diary.rows.nth(row);
    const { inBed, asleep, percent } = byHand;
    if (inBed > 0) await expect(cells, whose).toContainText(hoursWords(inBed));
    if (asleep !== null) await expect(cells, whose).toContainText(hoursWords(asleep));
    if (percent !== null) await expect(cells, whose).toContainText(`${percent} %`);
  }
  const average = (name: string) =>
    page
      .locator('.average')
      .filter({ has: page.getByText(name, { exact: true }), visible: true })
      .locator('dd')
      .first();
  const { inBed, asleep, percent, latency, awake, napped, wakings } = FORTNIGHT_BY_HAND;
  for (const [name, words] of [
    ['Zeit im Bett', hoursWords(inBed)],
    ['Geschlafen', hoursWords(asleep)],
    ['Schlafeffizienz', `${percent} %`],
    ['Bis zum Einschlafen', `${latency} Min.`],
    ['Wach in der Nacht', `${awake} Min.`],
    ['Schlaf am Tag', `${napped} Min.`],
    ['Wie oft wach', wakings.toFixed(1).replace('.', ',')],
  ] as const) {
    await expect(average(name), name).toHaveText(words);
  }
}

const newestFirst = TYPED_FORTNIGHT.toReversed();

test('a fortnight is written down by keyboard alone', async ({ page }) => {
  const press = async (target: Locator): Promise<void> => {
    await reach(page, target);
    const isChoice = (await target.getAttribute('type')) === 'radio';
    await page.keyboard.press(isChoice ? 'Space' : 'Enter');
  };
  await diaryOn(page).open();
  for (const night of newestFirst) {
    await enter(page, { press, write: (field, words) => writeByKeys(page, field, words) }, night);
  }
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

  test('a fortnight is written down by touch alone', async ({ page }) => {
    await diaryOn(page).open();
    for (const night of newestFirst) await enter(page, fingerOn(page).hand, night);
    await expectFortnight(page);
  });

  test('an ordinary night takes at most twelve taps, with a time that is put right and all questions answered', async ({
    page,
  }) => {
    const diary = diaryOn(page);
    await diary.open();
    const [before, last] = TYPED_FORTNIGHT.slice(-2);
    if (!before || !last) throw new Error('There are two nights.');
    await enter(page, fingerOn(page).hand, last);
    await diary.open('/schlaftagebuch', '2026-11-24T09:30:00+01:00');
    const { hand, taps } = fingerOn(page);
    const choose = (legend: string, name: string) =>
      hand.press(page.getByRole('group', { name: legend }).getByText(name, { exact: true }));
    await hand.press(diary.add);
    await hand.press(page.getByRole('button', { name: 'Zeiten der letzten Nacht nehmen' }));
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

/** A finger, whose taps are counted; in a field that it taps, the keys of the phone write. */
function fingerOn(page: Page): { hand: Hand; taps: () => number } {
  let count = 0;
  const press = async (target: Locator) => {
    count += 1;
    await target.tap();
  };
  const write = async (field: Locator, words: string) => {
    await press(field);
    await expect(field).toBeFocused();
    await field.selectText();
    await page.keyboard.insertText(words);
  };
  return { hand: { press, write }, taps: () => count };
}
