import { expect, test } from 'vitest';
import { leadAuthor } from './words-in.ts';

test.each([
  ['van Straten A, van der Zweerde T, et al.', 'van Straten'],
  ['De Crescenzo F, D’Alò GL', 'De Crescenzo'],
  ['von der Leyen U', 'von der Leyen'],
  ['Chang A-M, Aeschbach D', 'Chang'],
  ['Borbély AA', 'Borbély'],
  ['DGPPN, DG-Sucht (Hrsg.)', 'DGPPN'],
  ['Collaborative Group on Hormonal Factors in Breast Cancer', 'Collaborative'],
  ['', ''],
])('a source by %j is called after %j', (authors, name) => {
  expect(leadAuthor(authors)).toBe(name);
});
