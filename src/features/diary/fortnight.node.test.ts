import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MONDAY } from '#tests/support/diary.ts';
import {
  draftWith,
  FORTNIGHT_BY_HAND,
  TYPED_FORTNIGHT,
  type TypedNight,
} from '#tests/support/fortnight.ts';
import { averagesOf, figuresOf } from './figures.ts';
import { nightOf } from './night-draft.ts';

beforeAll(() => vi.useFakeTimers({ now: new Date(MONDAY) }));
afterAll(() => vi.useRealTimers());

const nightTyped = ({ day, typed }: TypedNight) => nightOf(draftWith(typed), day, 'Europe/Berlin');
const percent = (share: number | null | undefined) =>
  share === null || share === undefined ? null : Math.round(share * 100);

test.each(TYPED_FORTNIGHT)('$whose, $day, comes to what was reckoned by hand', (typed) => {
  const { night, problems } = nightTyped(typed);
  expect(problems).toBeUndefined();
  if (!night) return;
  const { inBed, asleep, efficiency, napped } = figuresOf(night);
  expect({ inBed, asleep, percent: percent(efficiency), napped }).toEqual(typed.byHand);
});

test('the averages of the fortnight are those reckoned by hand', () => {
  const averages = averagesOf(TYPED_FORTNIGHT.flatMap((typed) => nightTyped(typed).night ?? []));
  const rounded = (value: number | null | undefined) => Math.round(value ?? Number.NaN);
  expect({
    inBed: rounded(averages?.inBed),
    asleep: rounded(averages?.asleep),
    percent: percent(averages?.efficiency),
    latency: rounded(averages?.latency),
    awake: rounded(averages?.awake),
    napped: rounded(averages?.napped),
    wakings: Number(averages?.wakings?.toFixed(1)),
  }).toEqual(FORTNIGHT_BY_HAND);
});
