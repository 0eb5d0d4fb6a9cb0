import { expect, test } from 'vitest';
import { checkWithdrawal } from './contract.ts';

const given = { email: 'anna@schlaf.example', name: 'Anna Muster', contract: 'Schlafcoaching' };

test('three fields are a withdrawal, trimmed and without anything else', () => {
  const input = { ...given, name: ' Anna Muster ', reason: 'wird nicht gefragt' };
  expect(checkWithdrawal(input).declaration).toEqual(given);
});

test('an empty form brings a message for each field in its order', () => {
  expect(checkWithdrawal({ email: '', name: ' ', contract: '' }).problems).toEqual([
    { field: 'email', message: 'Ungültige E-Mail-Adresse' },
    { field: 'name', message: 'Name ist erforderlich' },
    { field: 'contract', message: 'Angabe zum Vertrag ist erforderlich' },
  ]);
});

test.each([
  ['email', `${'a'.repeat(241)}@schlaf.example`],
  ['name', 'n'.repeat(101)],
  ['contract', 'c'.repeat(201)],
])('%s has a limit, and a message that names it', (field, tooLong) => {
  expect(checkWithdrawal({ ...given, [field]: tooLong }).problems).toEqual([
    { field, message: expect.stringContaining('höchstens') },
  ]);
});
