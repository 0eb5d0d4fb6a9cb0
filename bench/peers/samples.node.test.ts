import { expect, test } from 'vitest';
import { spreadOf } from '../spread.ts';
import { Samples, verdictOn } from './samples.ts';

const spread = (lowest: number, median: number, highest: number) => ({ lowest, median, highest });

test('a median is ranked beside the whole spread of the best of the others', () => {
  const others = [spread(190, 200, 300), spread(90, 100, 110)];
  expect(verdictOn(89, others)).toBe('best');
  expect(verdictOn(90, others)).toBe('level');
  expect(verdictOn(110, others)).toBe('level');
  expect(verdictOn(111, others)).toBe('worse');
});

test('where more is better the highest median is the best', () => {
  const others = [spread(10, 20, 200), spread(90, 100, 110)];
  expect(verdictOn(111, others, { isMoreBetter: true })).toBe('best');
  expect(verdictOn(95, others, { isMoreBetter: true })).toBe('level');
  expect(verdictOn(89, others, { isMoreBetter: true })).toBe('worse');
});

test('a difference too small to notice does not count', () => {
  const others = [spread(24, 32, 40)];
  expect(verdictOn(8, others, { tolerance: 16 })).toBe('level');
  expect(verdictOn(7, others, { tolerance: 16 })).toBe('best');
  expect(verdictOn(56, others, { tolerance: 16 })).toBe('level');
  expect(verdictOn(57, others, { tolerance: 16 })).toBe('worse');
});

test('the spread is the middle, the lowest and the highest figure', () => {
  expect(spreadOf([3, 1, 9])).toEqual({ median: 3, lowest: 1, highest: 9 });
});

test('a failed measurement gives no figure', () => {
  expect(() => {
    new Samples().add('first paint', 'this website', NaN);
  }).toThrow('"first paint" of this website could not be measured.');
});
