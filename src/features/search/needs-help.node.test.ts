import { expect, test } from 'vitest';
import { needsHelp } from './needs-help.ts';

const words = { parts: [], synonyms: [], distress: ['Suizid', 'nicht mehr leben', 'lebensmüde'] };

test.each(['Suizid', 'suizidgedanken', 'ich will nicht mehr leben', 'LEBENSMUEDE'])(
  'whoever searches for "%s" needs somebody to talk to',
  (query) => {
    expect(needsHelp(query, words)).toBe(true);
  },
);

test.each(['müde', 'nicht mehr schlafen', 'mehr Leben', 'Assuizid', ''])(
  'whoever searches for "%s" is answered as everybody',
  (query) => {
    expect(needsHelp(query, words)).toBe(false);
  },
);
