import { expect, onTestFinished, test, vi } from 'vitest';
import { rememberNewest } from './remember-newest.ts';

test('what is older than it lasts is forgotten, and of many the oldest', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const kept = rememberNewest<number>({ most: 2, lastsMs: 1000 });
  kept.set('a', 1);
  kept.set('b', 2);
  kept.set('a', 3);
  kept.set('c', 4);
  expect(['a', 'b', 'c'].map(kept.get)).toEqual([3, undefined, 4]);
  vi.advanceTimersByTime(1001);
  expect(kept.get('a')).toBeUndefined();
});
