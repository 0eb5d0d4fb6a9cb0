import type { Locator, Page } from '@playwright/test';
import { wholeDay, texts } from '#features/diary/texts.ts';
import { expect } from '#tests/support/browser-test.ts';
import { diaryOn } from '#tests/support/diary.ts';
import {
  FORTNIGHT_BY_HAND,
  hoursWords,
  TYPED_FORTNIGHT,
  type TypedNight,
} from '#tests/support/fortnight.ts';

/** How somebody gets at things: each puts the focus there, or presses it. */
export interface Hand {
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
export async function enterNight(
  page: Page,
  hand: Hand,
  { day, typed }: TypedNight,
): Promise<void> {
  const diary = diaryOn(page);
  await hand.press(diary.add);
  const shown = page.getByLabel('Morgen nach der Nacht');
  while ((await shown.inputValue()) !== day) await hand.press(diary.button('Ein Tag früher'));
  const kind = kindWords[typed.kind ?? 'slept'];
  if (kind !== '') {
    await hand.press(diary.withoutSleep);
    await hand.press(diary.choice(kind));
  }
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
export async function expectFortnight(page: Page): Promise<void> {
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

/** Writes all of them down, the newest first. */
export async function enterFortnight(page: Page, hand: Hand): Promise<void> {
  for (const night of TYPED_FORTNIGHT.toReversed()) await enterNight(page, hand, night);
}

/** A finger, whose taps are counted; in a field that it taps, the keys of the phone write. */
export function fingerOn(page: Page): { hand: Hand; taps: () => number } {
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
