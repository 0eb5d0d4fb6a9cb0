import { expect, test } from 'vitest';
import { checkCancellation } from './contract.ts';
import { readySentence } from './ready-sentence.ts';

const typed = {
  email: 'anna@schlaf.example',
  name: 'Anna Muster',
  reason: 'Hiermit kündige ich.',
  kind: 'ordinary',
  contract: 'Schlafcoaching',
  endsOn: 'next',
  day: '',
};

test('the day counts only when it was chosen', () => {
  expect(checkCancellation({ ...typed, day: '2026-12-24' }).declaration?.endsOn).toBe('next');
  expect(
    checkCancellation({ ...typed, endsOn: 'day', day: '2026-12-24' }).declaration?.endsOn,
  ).toBe('2026-12-24');
});

test.each(['', undefined])('a chosen day that is missing is a problem of the end', (day) => {
  const { problems } = checkCancellation({ ...typed, endsOn: 'day', day });
  expect(problems?.map(({ field }) => field)).toEqual(['endsOn']);
});

test('the ready sentence says what is chosen', () => {
  expect(readySentence(typed)).toBe(
    'Hiermit kündige ich meinen Vertrag „Schlafcoaching“ ordentlich zum nächstmöglichen Zeitpunkt. Bitte bestätigt mir das Ende des Vertrags.',
  );
  const other = {
    ...typed,
    kind: 'extraordinary',
    contract: 'other',
    contractName: ' Kurs ',
    endsOn: 'day',
    day: '2026-12-24',
  };
  expect(readySentence(other)).toBe(
    'Hiermit kündige ich meinen Vertrag „Kurs“ außerordentlich zum 24. Dezember 2026. Der Grund ist: ',
  );
});

test('the ready sentence of the longest values still fits', () => {
  const longest = { ...typed, contract: 'c'.repeat(100), endsOn: 'day', day: '2026-09-30' };
  const reason = readySentence(longest);
  const september = new Date('2026-09-01T12:00:00Z');
  expect(checkCancellation({ ...longest, reason }, september).problems).toBeUndefined();
});
