import { expect, test } from 'vitest';
import { linesOf } from './person-text.ts';

test('what belongs together is indented, and a list without anything says so', () => {
  const details = { reference: 'K-1', deliveries: { 'notify-team': { failures: 0 } }, notes: [] };
  expect(linesOf(details, '')).toEqual([
    'Vorgang: K-1',
    'Mail und Chat:',
    '  Nachricht im Team-Chat:',
    '    Gescheiterte Versuche: 0',
    'Notizen: –',
  ]);
});
