import { expect, test } from 'vitest';
import { choiceLabel, hintIn, shortLabel } from './labels.ts';

test.each([
  ['Die Frage, wie ein Mensch sie stellt', 'Die Frage, wie ein Mensch sie stellt', ''],
  [
    'Lesezeit, zum Beispiel 8 Min; wird verglichen',
    'Lesezeit',
    'Zum Beispiel 8 Min; wird verglichen',
  ],
  ['Kennzeichnung (§ 6 DDG)', 'Kennzeichnung', '(§ 6 DDG)'],
  ['Ein Absatz. {preis} wird eingesetzt', 'Ein Absatz', '{preis} wird eingesetzt'],
  ['Preis', 'Preis', ''],
  ['Stufe; high: gut gesichert; low: unsicher', 'Stufe', ''],
])('"%s" is the label "%s" and the hint "%s"', (description, label, hint) => {
  expect(shortLabel(description)).toBe(label);
  expect(hintIn(description)).toBe(hint);
});

test('a choice is called what the description calls it', () => {
  const description = 'Stufe; high: gut gesichert; low: unsicher';
  expect(['high', 'low', 'none'].map((choice) => choiceLabel(description, choice))).toEqual([
    'gut gesichert',
    'unsicher',
    'none',
  ]);
});
