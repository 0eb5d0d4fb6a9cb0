import { expect, test } from 'vitest';
import type { Night } from './contract.ts';
import { compareNights, encryptedStart, readDiary, writeDiary, writeTable } from './diary-file.ts';
import { decrypt, encrypt } from './encrypted-file.ts';
import { texts } from './texts.ts';

const { imports } = texts;

const night = (changes: Partial<Night> = {}): Night => ({
  day: '2026-11-23',
  bed: '22:45',
  tried: '23:00',
  woke: '06:30',
  up: '07:00',
  latency: 20,
  wakings: 1,
  awake: 10,
  quality: 3,
  caffeine: 2,
  alcohol: 0,
  naps: 0,
  note: '',
  zone: 'Europe/Berlin',
  travel: 0,
  savedAt: 1,
  ...changes,
});

const file = (changes: object): string =>
  JSON.stringify({ ...(JSON.parse(writeDiary([night()])) as object), ...changes });

test('what was exported is imported as it was, notes with markup included', () => {
  const nights = [
    night({ note: '<b>„laut“</b>\n=1+1' }),
    night({ day: '2026-11-22', quality: null }),
  ];
  expect(readDiary(writeDiary(nights))).toEqual(nights.toReversed());
});

test.each([
  ['a text', 'Liebes Tagebuch', imports.foreign],
  ['other JSON', '{"format":"rezepte"}', imports.foreign],
  ['half a diary', writeDiary([night()]).slice(0, 90), imports.damaged],
  ['a newer version', file({ version: 2 }), imports.newer],
  ['nights that are no list', file({ nights: {} }), imports.damaged],
  ['one day twice', file({ nights: [night(), night()] }), imports.damaged],
  ['a wrong field', file({ nights: [{ ...night(), bed: '25:00' }] }), imports.night('2026-11-23')],
  ['a place of no clock', file({ nights: [night({ zone: 'Mars' })] }), imports.night('2026-11-23')],
  ['an impossible night', file({ nights: [night({ awake: 500 })] }), imports.night('2026-11-23')],
  ['no night at all', file({ nights: [null] }), imports.night('?')],
  ['a huge file', ' '.repeat(10_000_001), imports.huge],
])('%s is refused with a sentence', (_, text, sentence) => {
  expect(() => readDiary(text)).toThrow(sentence);
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
    '2026-11-23;22:45;23:00;06:30;07:00;495;420;20;1;10;3;2;0;0;"\'=SUMME(A1); ""so"""',
  );
});

test('an encrypted file opens with its passphrase only', async () => {
  const encrypted = await encrypt('geheim', 'Mondschein 7');
  expect(new TextDecoder().decode(encrypted).startsWith(encryptedStart)).toBe(true);
  await expect(decrypt(encrypted, 'Mondschein 7')).resolves.toBe('geheim');
  await expect(decrypt(encrypted, 'Mondschein 8')).rejects.toThrow();
});
