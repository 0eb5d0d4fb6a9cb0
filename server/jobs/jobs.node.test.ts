import { expect, test } from 'vitest';
import { queueOptions } from './jobs.ts';

const DAY = 24 * 60 * 60;

// How pg-boss computes the pause before a repeat, with the shortest outcome of its chance
// (QueueOptions.retryBackoff in its types).
function shortestPause(repeat: number, first: number, longest: number): number {
  return Math.min(longest, (first * 2 ** Math.min(16, repeat)) / 2);
}

test.each([1, 10, 900])(
  'beginning with %d s, a delivery is repeated with growing pauses for more than three days',
  (first) => {
    const { retryLimit = 0, retryDelayMax = 0, retryDelay, retryBackoff } = queueOptions(first);
    expect([retryDelay, retryBackoff]).toEqual([first, true]);
    const pauses = Array.from({ length: retryLimit }, (_, at) =>
      shortestPause(at + 1, first, retryDelayMax),
    );
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(3 * DAY);
  },
);

test('no job is thrown away before it was tried as often as it may', () => {
  const { retentionSeconds = 0, retryLimit = 0, retryDelayMax = 0 } = queueOptions(10);
  expect(retentionSeconds).toBeGreaterThan(retryLimit * retryDelayMax);
});
