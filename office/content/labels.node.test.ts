import { expect, test } from 'vitest';
import { hintIn, shortLabel } from './labels.ts';

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
])('"%s" is the label "%s" and the hint "%s"', (description, label, hint) => {
  expect(shortLabel(description)).toBe(label);
  expect(hintIn(description)).toBe(hint);
});
