import { expect, test } from 'vitest';
import { Samples, spreadOf, verdictOn } from './samples.ts';

test('the lowest figure is best, up to a tenth more is near it, and more is worse', () => {
  expect(verdictOn(90, [100, 200])).toBe('best');
  expect(verdictOn(100, [100, 200])).toBe('best');
  expect(verdictOn(110, [100, 200])).toBe('within 10 %');
  expect(verdictOn(111, [100, 200])).toBe('worse');
});

test('where more is better the highest figure is best', () => {
  expect(verdictOn(95, [100, 20], { isMoreBetter: true })).toBe('within 10 %');
  expect(verdictOn(101, [100, 20], { isMoreBetter: true })).toBe('best');
});

test('a difference too small to see does not count', () => {
  expect(verdictOn(40, [24], { tolerance: 16 })).toBe('best');
  expect(verdictOn(41, [24], { tolerance: 16 })).toBe('worse');
});

test('the spread is the middle, the lowest and the highest figure', () => {
  expect(spreadOf([3, 1, 9])).toEqual({ median: 3, lowest: 1, highest: 9 });
});

test('a failed measurement gives no figure', () => {
  expect(() => {
    new Samples().add('first paint', 'this website', NaN);
  }).toThrow('"first paint" of this website could not be measured.');
});
