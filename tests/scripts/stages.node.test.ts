import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/processes.mjs';
import { readPlaywright, readVitest } from '../stages.ts';

const passing = { status: 'passed', fullName: 'a sum is right' };
const failing = {
  status: 'failed',
  fullName: 'a sum is wrong',
  failureMessages: ['4 is not 5\nat sum.ts'],
};
const vitestReport = (...assertionResults: object[]) => ({
  testResults: [{ name: join(PROJECT_ROOT, 'tests/sum.test.ts'), status: 'x', assertionResults }],
});

test('the end of a run names what failed, with its file', () => {
  expect(readVitest(vitestReport(passing, failing), 1)).toEqual({
    passed: 1,
    failures: ['tests/sum.test.ts: a sum is wrong 4 is not 5'],
    flaky: [],
  });
});

test('what passes at a second try is named too', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'menu.spec.ts',
    tests: [{ projectName: 'e2e', status }],
  });
  const inner = { specs: [spec('it opens', 'flaky'), spec('it closes', 'unexpected')] };
  const report = { suites: [{ specs: [spec('it is there', 'expected')], suites: [inner] }] };
  expect(readPlaywright(report, 1)).toEqual({
    passed: 2,
    failures: ['e2e/menu.spec.ts: it closes'],
    flaky: ['e2e/menu.spec.ts: it opens'],
  });
  const atLast = { ...failing, status: 'passed' };
  expect(readVitest(vitestReport(passing, atLast), 0)).toEqual({
    passed: 2,
    failures: [],
    flaky: ['tests/sum.test.ts: a sum is wrong 4 is not 5'],
  });
});

test('a run that broke down without a failed test counts as failed', () => {
  const brokeDown = ['the run ended with 137, and no test failed'];
  expect(readVitest(vitestReport(passing), 137).failures).toEqual(brokeDown);
  expect(readVitest(undefined, 137).failures).toEqual(brokeDown);
  expect(readPlaywright(undefined, 137)).toEqual({ passed: 0, failures: brokeDown, flaky: [] });
});

test('a file that could not be read counts as failed', () => {
  const report = { testResults: [{ name: 'x.test.ts', status: 'failed', assertionResults: [] }] };
  expect(readVitest(report, 1).failures).toHaveLength(1);
});
