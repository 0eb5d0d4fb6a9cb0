import { expect, test } from 'vitest';
import { hintOf } from './field-schema.ts';

test.each([
  [{}, ''],
  [{ examples: ['moon', 'sun', 'chat'] }, 'Zum Beispiel moon, sun oder chat'],
  [{ description: 'steht neben dem Datum' }, 'Steht neben dem Datum'],
  [{ description: 'ohne Punkt', examples: [0.64] }, 'Zum Beispiel 0.64; ohne Punkt'],
])('%j is explained as "%s"', (schema, hint) => {
  expect(hintOf(schema)).toBe(hint);
});
