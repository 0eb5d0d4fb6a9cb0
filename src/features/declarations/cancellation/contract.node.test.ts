import { expect, test } from 'vitest';
import { checkCancellation, endRow, mailBody, contractEndOf } from './contract.ts';
import { texts } from './texts.ts';

const given = { email: 'anna@schlaf.example', name: 'Anna Muster', reason: 'Hiermit kündige ich.' };

const problemsOf = (input: unknown) => checkCancellation(input).problems;
const stored = (input: unknown) => checkCancellation(input).declaration;

test('three fields are enough; the rest takes its defaults', () => {
  expect(stored(given)).toEqual({
    ...given,
    kind: 'ordinary',
    contract: 'Schlafcoaching',
    endsOn: 'next',
  });
});

test('an empty contract means the coaching', () => {
  expect(stored({ ...given, contract: '  ' })?.contract).toBe('Schlafcoaching');
});

test.each([undefined, null, 'text', 7, [], {}])(
  '%j brings all three specified messages',
  (input) => {
    expect(problemsOf(input)).toEqual([
      { field: 'email', message: 'Ungültige E-Mail-Adresse' },
      { field: 'name', message: 'Name ist erforderlich' },
      { field: 'reason', message: 'Nachricht ist erforderlich' },
    ]);
  },
);

test('the first problem is the first field in the order of the form', () => {
  expect(problemsOf({ email: 'anna@schlaf.example', name: ' ', reason: '' })?.[0]).toEqual({
    field: 'name',
    message: 'Name ist erforderlich',
  });
});

test.each(['\u200B', '\u200E', '\u00AD', '\u2060', '\u2068', '\uFEFF'])(
  'an address and a name that were copied with %j are taken without it',
  (sign) => {
    const copied = {
      email: `${sign}anna@schl${sign}af.example`,
      name: `An${sign}na Muster${sign}`,
    };
    expect(stored({ ...given, ...copied })).toMatchObject({ email: given.email, name: given.name });
  },
);

test('an address with a decomposed umlaut is the same as with a composed one', () => {
  expect(stored({ ...given, email: 'anna@mu\u0308ller.example' })?.email).toBe(
    'anna@müller.example',
  );
});

test.each(['\u200B', '\u200B\u200D\uFEFF', '\u2060 \u00AD', '\u3164', '\u2800\n\u202E', '\uFE0F'])(
  'a name or message of %j, which nobody can see, is empty',
  (value) => {
    expect(problemsOf({ ...given, name: value, reason: value })).toEqual([
      { field: 'name', message: 'Name ist erforderlich' },
      { field: 'reason', message: 'Nachricht ist erforderlich' },
    ]);
    expect(stored({ ...given, contract: value })?.contract).toBe('Schlafcoaching');
  },
);

test('what joins visible characters stays', () => {
  const name = 'علی\u200Cرضا 👩\u200D👧';
  expect(stored({ ...given, name })?.name).toBe(name);
});

test.each([
  '',
  'anna',
  'anna@',
  '@schlaf.example',
  'anna@schlaf',
  'a b@schlaf.example',
  'a@b..de',
  'a@1.2',
  'a@-b.de',
])('the address "%s" is refused', (email) => {
  expect(problemsOf({ ...given, email })).toEqual([
    { field: 'email', message: 'Ungültige E-Mail-Adresse' },
  ]);
});

test.each([
  "o'neil+kurs@mail.schlaf.example",
  'a&b@schlaf.example',
  'post@müller.example',
  'a@xn--mller-kva.example',
])('the address "%s" is accepted', (email) => {
  expect(stored({ ...given, email })?.email).toBe(email);
});

test('values are trimmed before they are measured', () => {
  const declaration = stored({
    ...given,
    email: ' anna@schlaf.example\n',
    name: `  ${'n'.repeat(100)} `,
    reason: `\r\n${'r'.repeat(1000)}  `,
  });
  expect(declaration?.email).toBe('anna@schlaf.example');
  expect(declaration?.name).toHaveLength(100);
  expect(declaration?.reason).toHaveLength(1000);
});

test.each([
  ['email', `${'a'.repeat(243)}@schlaf.example`, `${'a'.repeat(240)}@schlaf.example`],
  ['name', 'n'.repeat(101), 'n'.repeat(100)],
  ['reason', 'r'.repeat(1001), 'r'.repeat(1000)],
  ['contract', 'c'.repeat(101), 'c'.repeat(100)],
])('%s has a limit, and a message that names it', (field, tooLong, longest) => {
  expect(problemsOf({ ...given, [field]: tooLong })).toEqual([
    { field, message: expect.stringContaining('höchstens') },
  ]);
  expect(stored({ ...given, [field]: longest })).toMatchObject({ [field]: longest });
});

test('nothing in a message turns its words around', () => {
  const reason = 'Ende \u202Eredo\u202C \u2066nicht\u2069';
  expect(stored({ ...given, reason })?.reason).toBe('Ende redo nicht');
});

test('a message keeps its lines, a name becomes one, and neither keeps control characters', () => {
  const declaration = stored({
    ...given,
    name: 'Anna\r\nBcc: all@schlaf.example\u0000',
    reason: 'Erste Zeile\r\nzweite\u0000 Zeile',
  });
  expect(declaration?.name).toBe('Anna Bcc: all@schlaf.example');
  expect(declaration?.reason).toBe('Erste Zeile\nzweite Zeile');
});

test.each(['next', '2026-11-30', '2028-02-29'])('the contract can end on %s', (endsOn) => {
  expect(stored({ ...given, endsOn })?.endsOn).toBe(endsOn);
});

test.each(['', '2026-02-30', '30.11.2026', 'tomorrow', 20261130])('%j is no end', (endsOn) => {
  expect(problemsOf({ ...given, endsOn })).toEqual([
    { field: 'endsOn', message: expect.stringContaining('Datum') },
  ]);
});

test('an unknown kind is refused', () => {
  expect(problemsOf({ ...given, kind: 'maybe' })).toEqual([
    { field: 'kind', message: expect.stringContaining('außerordentlich') },
  ]);
});

const now = new Date('2026-11-25T12:00:00Z');
const onThisDay = (day: string, askedDay = '') =>
  checkCancellation({ ...given, endsOn: 'day', day, askedDay }, now);

test.each([
  ['2026-11-24', 'schon vorbei'],
  ['0025-12-31', 'schon vorbei'],
  ['2028-11-26', 'mehr als zwei Jahre'],
  ['9999-12-31', 'mehr als zwei Jahre'],
])('the form is asked about %s, and sent once more it is meant', (day, question) => {
  expect(onThisDay(day).problems).toEqual([
    { field: 'endsOn', message: expect.stringContaining(question) },
  ]);
  expect(onThisDay(day, '2026-11-23').problems).toHaveLength(1);
  expect(onThisDay(day, day).problems).toBeUndefined();
});

test.each(['2026-11-25', '2028-11-25'])('nobody is asked about %s', (day) => {
  expect(onThisDay(day).declaration?.endsOn).toBe(day);
});

test('two digits are a year of this century, and a program is taken at its word', () => {
  expect(onThisDay('0026-12-31').declaration?.endsOn).toBe('2026-12-31');
  expect(stored({ ...given, endsOn: '0027-02-28' })?.endsOn).toBe('2027-02-28');
  expect(stored({ ...given, endsOn: '2020-01-01' })?.endsOn).toBe('2020-01-01');
});

test('another contract has the name that was typed, or says that it is another one', () => {
  const other = { ...given, contract: 'other' };
  expect(stored({ ...other, contractName: ' Kurs im Mai ' })?.contract).toBe('Kurs im Mai');
  for (const contractName of ['', '  ', '\u200B', undefined]) {
    expect(stored({ ...other, contractName })?.contract).toBe('Anderer Vertrag');
  }
});

test('the ready sentence of the form is a message', () => {
  expect(stored({ ...given, reason: texts.readyReason })?.reason).toBe(texts.readyReason);
});

const typed = { ...given, kind: 'ordinary', contract: 'Schlafcoaching', endsOn: 'next', day: '' };

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

test.each([
  ['ordinary', 'next', '2026-11-30', 'Der Vertrag endet am', '30. November 2026'],
  ['ordinary', '2026-12-15', '2026-12-31', 'Der Vertrag endet am', '31. Dezember 2026'],
  ['extraordinary', 'next', '2026-11-25', 'Der Vertrag soll enden am', '25. November 2026'],
  ['ordinary', '2026-12-15', null, 'Der Vertrag soll enden am', '15. Dezember 2026'],
  ['extraordinary', '2026-12-15', null, 'Der Vertrag soll enden am', '15. Dezember 2026'],
] as const)('%s, wished end %s, calculated %s: %s %s', (kind, endsOn, lastDay, label, day) => {
  expect(endRow({ kind, endsOn }, lastDay)).toEqual([label, day]);
});

test('without a day of either it shall end as soon as possible', () => {
  expect(endRow({ kind: 'ordinary', endsOn: 'next' }, null)).toEqual([
    'Der Vertrag soll enden',
    'zum nächstmöglichen Zeitpunkt; den Tag nennen wir dir noch',
  ]);
});

test('the mail instead of the form says what is chosen and who cancels', () => {
  const unchanged = { ...typed, reason: texts.readyReason };
  expect(mailBody(unchanged)).toBe(
    'Hiermit kündige ich meinen Vertrag „Schlafcoaching“ ordentlich zum nächstmöglichen Zeitpunkt.\n\n' +
      'Bitte bestätigt mir das Ende des Vertrags.\n\nAnna Muster\n\nanna@schlaf.example',
  );
  const other = { kind: 'extraordinary', contract: 'other', contractName: ' Kurs ' };
  const onDay = { endsOn: 'day', day: '0026-12-24', reason: 'Die App geht nicht.' };
  expect(mailBody({ ...typed, ...other, ...onDay })).toBe(
    'Hiermit kündige ich meinen Vertrag „Kurs“ außerordentlich zum 24. Dezember 2026.\n\n' +
      'Die App geht nicht.\n\n' +
      'Bitte bestätigt mir das Ende des Vertrags.\n\nAnna Muster\n\nanna@schlaf.example',
  );
});

const contract = 'Schlafcoaching';
const received = new Date('2026-11-30T22:30:00Z');

test.each([
  ['ordinary', 'next', '2026-11-30'],
  ['ordinary', '2026-12-15', '2026-12-31'],
  ['ordinary', '2027-02-28', '2027-02-28'],
  ['ordinary', '2026-01-01', '2026-11-30'],
  ['ordinary', '0026-12-31', '2026-11-30'],
  ['extraordinary', 'next', '2026-11-30'],
  ['extraordinary', '2026-12-15', '2026-12-15'],
  ['extraordinary', '2026-01-01', '2026-11-30'],
] as const)('%s, wished end %s: the contract ends on %s', (kind, endsOn, end) => {
  expect(contractEndOf({ contract, kind, endsOn }, received)).toBe(end);
});

test('half an hour later it is another month in Berlin', () => {
  const later = new Date('2026-11-30T23:00:00Z');
  expect(contractEndOf({ contract, kind: 'ordinary', endsOn: 'next' }, later)).toBe('2026-12-31');
});

test.each(['Startangebot', 'Präventionskurs', 'Anderer Vertrag', 'Schlafkurs im Mai'])(
  'nobody calculates an end of the contract %j',
  (other) => {
    expect(contractEndOf({ contract: other, kind: 'ordinary', endsOn: 'next' }, received)).toBe(
      null,
    );
  },
);

test.each([
  ['in the middle of a month', '2026-11-21T06:30:00Z', '2026-11-30'],
  ['in a month of 31 days', '2026-12-01T12:00:00Z', '2026-12-31'],
  ['in the February of a leap year', '2028-02-10T12:00:00Z', '2028-02-29'],
  ['in a February of 28 days', '2027-02-28T12:00:00Z', '2027-02-28'],
  ['in the last second of a month in winter', '2026-11-30T22:59:59.999Z', '2026-11-30'],
  ['when Berlin is already in the next month in winter', '2026-11-30T23:00:00Z', '2026-12-31'],
  ['in the last second of a month in summer', '2026-06-30T21:59:59.999Z', '2026-06-30'],
  ['when Berlin is already in the next month in summer', '2026-06-30T22:00:00Z', '2026-07-31'],
  ['when Berlin is already in the next year', '2026-12-31T23:00:00Z', '2027-01-31'],
  ['on the day the clocks go forward', '2026-03-29T01:00:00Z', '2026-03-31'],
  ['in the hour that exists twice', '2026-10-25T00:30:00Z', '2026-10-31'],
  [
    'on the last day of a month whose clocks go forward on it',
    '2024-03-31T21:59:59Z',
    '2024-03-31',
  ],
  ['right after that day', '2024-03-31T22:00:00Z', '2024-04-30'],
  ['on the last day of a month whose clocks go back on it', '2027-10-31T22:59:59Z', '2027-10-31'],
  ['right after that day, in winter time', '2027-10-31T23:00:00Z', '2027-11-30'],
])('%s the month ends as it does in Berlin', (_when, moment, end) => {
  const next = { contract, kind: 'ordinary', endsOn: 'next' } as const;
  expect(contractEndOf(next, new Date(moment))).toBe(end);
});

test.each([
  ['2028-02-01', '2028-02-29'],
  ['2028-01-31', '2028-01-31'],
])('the wished day %s lies in its own month, which ends on %s', (endsOn, end) => {
  expect(contractEndOf({ contract, kind: 'ordinary', endsOn }, received)).toBe(end);
});
