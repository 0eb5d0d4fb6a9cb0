import { expect, test } from 'vitest';
import { nightOn } from '#tests/support/diary.ts';
import type { Night } from './contract.ts';
import {
  compareNights,
  encryptedStart,
  readDiary,
  writeDiary,
  writeReminder,
  writeTable,
} from './diary-file.ts';
import { decrypt, encrypt } from './encrypted-file.ts';
import { texts } from './texts.ts';

const { imports } = texts;

const night = (changes: Partial<Night> = {}): Night => ({
  day: '2026-11-23',
  kind: 'slept',
  bed: '22:45',
  tried: '23:00',
  woke: '06:30',
  up: '07:00',
  latency: 20,
  wakings: 1,
  awake: 10,
  quality: 3,
  rested: 4,
  naps: [{ from: '13:00', minutes: 20 }],
  caffeine: 2,
  lastCaffeine: '15:00',
  alcohol: 0,
  lastAlcohol: null,
  medication: [{ name: 'Baldrian', dose: '1 Tablette', time: '22:00' }],
  daytime: 3,
  performance: null,
  note: '',
  zone: 'Europe/Berlin',
  travel: 0,
  savedAt: 1,
  ...changes,
});

const firstNight = nightOn('2026-11-23', { naps: 30 });

const file = (changes: object): string =>
  JSON.stringify({ ...(JSON.parse(writeDiary([night()])) as object), ...changes });

test('what was exported is imported as it was, notes with markup included', () => {
  const nights = [
    night({ note: '<b>„laut“</b>\n=1+1' }),
    night({ day: '2026-11-22', quality: null }),
  ];
  const thoughts = [{ id: 7, text: 'Steuer' }];
  expect(readDiary(writeDiary(nights, thoughts))).toEqual({
    nights: nights.toReversed(),
    thoughts,
    unread: [],
  });
});

test('a file of the first version is read, its naps as minutes without a beginning', () => {
  const { nights } = readDiary(file({ version: 1, nights: [firstNight] }));
  expect(nights).toMatchObject([{ kind: 'slept', naps: [{ from: null, minutes: 30 }] }]);
});

test.each([
  ['a text', 'Liebes Tagebuch', imports.foreign],
  ['other JSON', '{"format":"rezepte"}', imports.foreign],
  ['half a diary', writeDiary([night()]).slice(0, 90), imports.damaged],
  ['a newer version', file({ version: 3 }), imports.newer],
  ['a version below one', file({ version: 0 }), imports.foreign],
  ['half a version', file({ version: 1.5 }), imports.foreign],
  ['nights that are no list', file({ nights: {} }), imports.damaged],
  ['a huge file', ' '.repeat(10_000_001), imports.huge],
])('%s is refused with a sentence', (_, text, sentence) => {
  expect(() => readDiary(text)).toThrow(sentence);
});

test.each([
  ['one day twice', [night(), night()], '23.11.2026'],
  ['a wrong field', [night(), { ...night({ day: '2026-11-22' }), bed: '25:00' }], '22.11.2026'],
  ['an impossible night', [night(), night({ day: '2026-11-21', awake: 500 })], '21.11.2026'],
  ['times of a sleepless night', [night(), { ...night(), kind: 'sleepless' }], '23.11.2026'],
  ['a day of another age', [night(), night({ day: '0026-11-23' })], imports.entry(2)],
  ['no night at all', [night(), null], imports.entry(2)],
])('%s is left out by its day, and the other night is read', (_, nights, place) => {
  expect(readDiary(file({ nights }))).toMatchObject({ nights: [night()], unread: [place] });
});

test.each(['Etc/Unknown', 'UTC+3', 'Mars'])('the clocks of %s are taken for ours', (zone) => {
  expect(readDiary(file({ nights: [{ ...night(), zone }] })).nights).toEqual([night()]);
});

test('days without a night are added, the same night is left alone, another one is asked about', () => {
  const kept = new Map([night(), night({ day: '2026-11-22' })].map((one) => [one.day, one]));
  const other = night({ day: '2026-11-22', note: 'anders' });
  const added = night({ day: '2026-11-21' });
  expect(compareNights([night({ savedAt: 9 }), other, added], kept)).toEqual({
    added: [added],
    conflicts: [other],
  });
});

test('a spreadsheet gets a table, and no note becomes a formula', () => {
  const [head = '', row] = writeTable([night({ note: '=SUMME(A1); "so"' })]).split('\r\n');
  expect(head.charCodeAt(0)).toBe(0xfeff);
  expect(row).toBe(
    '2026-11-23;geschlafen;22:45;23:00;06:30;07:00;495;420;20;1;10;3;4;20;13:00, 20 Min.;' +
      '2;15:00;0;;Baldrian 1 Tablette 22:00;3;;0;Europe/Berlin;"\'=SUMME(A1); ""so"""',
  );
  expect(head.split(';')).toHaveLength(25);
});

test('a calendar is told to remind every morning', () => {
  const lines = writeReminder('2026-11-24', 'https://schlaf.example/schlaftagebuch').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining(['DTSTART:20261124T080000', 'RRULE:FREQ=DAILY', 'BEGIN:VALARM']),
  );
});

test('an encrypted file opens with its passphrase only', async () => {
  const encrypted = await encrypt('geheim', 'Mondschein 7');
  expect(new TextDecoder().decode(encrypted).startsWith(encryptedStart)).toBe(true);
  await expect(decrypt(encrypted, 'Mondschein 7')).resolves.toBe('geheim');
  await expect(decrypt(encrypted, 'Mondschein 8')).rejects.toThrow();
});

test('an umlaut that a keyboard writes as two characters opens the same file', async () => {
  const encrypted = await encrypt('geheim', 'Mondst\u00FCck'.normalize('NFD'));
  await expect(decrypt(encrypted, 'Mondst\u00FCck')).resolves.toBe('geheim');
});
