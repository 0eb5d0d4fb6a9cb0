import { expect, test } from 'vitest';
import { failureDetails, isPassing } from './database-failure.ts';

function databaseError(code: string): Error {
  const cause = Object.assign(new Error('Key (email)=(anna@schlaf.example) exists'), { code });
  return new Error('Failed query, params: anna@schlaf.example', { cause });
}

test('what is logged of a failure says which it was and repeats nobody', () => {
  const details = failureDetails(databaseError('23505'));
  expect(details).toEqual({ code: '23505', name: 'Error' });
  expect(JSON.stringify(failureDetails(new Error('anna@schlaf.example')))).not.toContain('@schlaf');
  expect(failureDetails('text')).toEqual({ code: 'unknown', name: 'string' });
  expect(failureDetails(undefined)).toEqual({ code: 'unknown', name: 'undefined' });
});

test.each(['08006', '57P01', '40001', 'ECONNRESET'])('%s passes by itself', (code) => {
  expect(isPassing(databaseError(code))).toBe(true);
});

test.each(['23505', '53100', '57014', '42P01', 'ENOENT'])('%s does not', (code) => {
  expect(isPassing(databaseError(code))).toBe(false);
});
