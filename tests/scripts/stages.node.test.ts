import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from '../stages.ts';

test('counts come from the reports', () => {
  expect(countVitest({ numPassedTests: 12, numFailedTests: 0 }, 0)).toEqual({
    passed: 12,
    failed: 0,
  });
  const stats = { expected: 7, flaky: 1, unexpected: 2 };
  expect(countPlaywright({ stats }, 1)).toEqual({ passed: 8, failed: 2 });
});

test('a run that broke down without a failed test counts as failed', () => {
  expect(countVitest({ numPassedTests: 12, numFailedTests: 0 }, 1).failed).toBe(1);
  expect(countVitest(undefined, 137).failed).toBe(1);
  expect(countPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1 });
});
