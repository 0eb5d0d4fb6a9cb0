import { draftOf, type NightDraft } from '#features/diary/night-draft.ts';

/** What a night comes to, reckoned by hand: minutes, and the efficiency in whole percent. */
export interface ByHand {
  readonly inBed: number;
  /** Null where somebody could not say how long they were awake. */
  readonly asleep: number | null;
  readonly percent: number | null;
  readonly napped: number;
}

/** A night as people type it, with what it must come to. */
export interface TypedNight {
  readonly day: string;
  readonly whose: string;
  readonly typed: Partial<NightDraft>;
  readonly byHand: ByHand;
}

const night = (
  day: number,
  whose: string,
  typed: Partial<NightDraft>,
  [inBed, asleep, percent, napped = 0]: readonly [number, number | null, number | null, number?],
): TypedNight => ({
  day: `2026-11-${day.toString()}`,
  whose,
  typed,
  byHand: { inBed, asleep, percent, napped },
});

const times = (bed: string, tried: string, woke: string, up: string) => ({ bed, tried, woke, up });
const awake = (latency: string, wakings: string, minutes: string) => ({
  latency,
  wakings,
  awake: minutes,
});

/**
 * Fourteen mornings up to `MONDAY`, of a shift worker, a traveller and a parent. The figures were reckoned by
 * hand: from bed to getting up; from lights out to the last awakening, less the minutes awake.
 */
export const TYPED_FORTNIGHT: readonly TypedNight[] = [
  // 8:00–13:00 is 300; 8:15–12:45 is 270, less 15 and 20.
  night(
    10,
    'a shift worker who slept before the shift, too',
    {
      ...times('8:00', '8.15', '12:45', '13 Uhr'),
      ...awake('15', '2', '20'),
      naps: [{ from: '18:30', minutes: '90' }],
    },
    [300, 235, 78, 90],
  ),
  // 7:30–11:40 is 250; 7:45–11:30 is 225, less 5 and 15; 120 and 20 beside.
  night(
    11,
    'a shift worker with two sleeps beside',
    {
      ...times('730', '0745', '11.30', '11:40'),
      ...awake('5', '1', '15'),
      naps: [
        { from: '17 Uhr', minutes: '120' },
        { from: '3', minutes: '20' },
      ],
    },
    [250, 205, 82, 140],
  ),
  // 8:00–10:30 without sleep.
  night(
    12,
    'a shift worker who could not sleep',
    {
      kind: 'sleepless',
      bed: '8',
      up: '10:30',
      naps: [{ from: '19:00', minutes: '60' }],
    },
    [150, 0, 0, 60],
  ),
  // 23:30–9:30 is 600; 24:00–9:10 is 550, less 30.
  night(
    13,
    'a shift worker at the first free night',
    { ...times('23.30', '24:00', '9:10', '9:30'), ...awake('30', '0', '') },
    [600, 520, 87],
  ),
  night(
    14,
    'a traveller on a plane',
    { kind: 'upAllNight', naps: [{ from: '2:00', minutes: '100' }] },
    [0, 0, null, 100],
  ),
  // 22:00–8:15 is 615 by the clock, less 120; 22:15–8:00 is 585, less 120, 60 and 30.
  night(
    15,
    'a traveller to the east',
    { ...times('22:00', '22:15', '8:00', '8:15'), ...awake('60', '2', '30'), travel: '120' },
    [495, 375, 76],
  ),
  // 21:45–5:00 is 435 by the clock, and 120; 22:00–4:30 is 390, and 120, less 10 and 45.
  night(
    16,
    'a traveller to the west',
    { ...times('21:45', '22:00', '4:30', '5:00'), ...awake('10', '1', '45'), travel: '-120' },
    [555, 455, 82],
  ),
  // 1:15–11:05 is 590; 1:20–10:50 is 570, less 5.
  night(
    17,
    'a traveller who sleeps it off',
    { ...times('1:15', '1:20', '10:50', '11:05'), ...awake('5', '0', '') },
    [590, 565, 96],
  ),
  // 21:00–5:30 is 510; 21:10–5:20 is 490, less 10 and 125.
  night(
    18,
    'a parent who was woken seven times',
    { ...times('21 Uhr', '21:10', '5:20', '5:30'), ...awake('10', '7', '125') },
    [510, 355, 70],
  ),
  // 22:30–6:20 is 470.
  night(
    19,
    'a parent who does not know when sleep came',
    { ...times('22:30', '22:40', '6:15', '6:20'), ...awake('', '5', '90') },
    [470, null, null],
  ),
  // 22:00–5:45 is 465; 22:10–5:30 is 440, less 15 and 60.
  night(
    20,
    'a parent who did not count',
    { ...times('2200', '2210', '0530', '0545'), ...awake('15', '', '60') },
    [465, 365, 78],
  ),
  // 23:05–6:45 is 460, less 5 and 150.
  night(
    21,
    'a parent who slept at noon, too',
    {
      ...times('23:05', '23:05', '6:45', '6:45'),
      ...awake('5', '9', '150'),
      naps: [{ from: '13:00', minutes: '45' }],
    },
    [460, 305, 66, 45],
  ),
  // 23:00–7:00 is 480; 23:15–6:45 is 450, less 15 and 10.
  night(
    22,
    'an ordinary night',
    { ...times('23:00', '23:15', '6:45', '7:00'), ...awake('15', '1', '10') },
    [480, 425, 89],
  ),
  // The same times; 450 less 30 and 30.
  night(
    23,
    'an ordinary night with the times of the one before',
    { ...times('23:00', '23:15', '6:45', '7:00'), ...awake('30', '2', '30') },
    [480, 390, 81],
  ),
];

/**
 * The averages of them all, by hand. In bed 5805 of 14; asleep 4195 of the 13 that are known, which were 5335 in bed;
 * until sleep came 200 of 11; awake 575 of 12; wakings 30 of 11; beside the night 435 of 14.
 */
export const FORTNIGHT_BY_HAND = {
  inBed: 415,
  asleep: 323,
  percent: 79,
  latency: 18,
  awake: 48,
  napped: 31,
  wakings: 2.7,
} as const;

/** What stands in the fields when a night is typed. */
export const draftWith = (typed: Partial<NightDraft>): NightDraft => ({
  ...draftOf(undefined),
  ...typed,
});

/** Minutes as the diary writes them, with plain blanks. */
export const hoursWords = (minutes: number): string =>
  `${Math.floor(minutes / 60).toString()} Std. ${(minutes % 60).toString().padStart(2, '0')} Min.`;
