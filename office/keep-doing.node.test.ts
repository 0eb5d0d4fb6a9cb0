import { expect, onTestFinished, test, vi } from 'vitest';
import { keepDoing } from './keep-doing.ts';

test('is done every time, after a failure too, never twice at once, until it is stopped, which waits for its end', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const failures: unknown[] = [];
  const turns: ReturnType<typeof Promise.withResolvers<undefined>>[] = [];
  const work = (): Promise<undefined> => {
    const turn = Promise.withResolvers<undefined>();
    turns.push(turn);
    return turn.promise;
  };
  const stop = keepDoing(1000, work, (error) => failures.push(error));
  await vi.advanceTimersByTimeAsync(3000);
  expect(turns).toHaveLength(1);
  turns[0]?.reject('broken');
  await vi.advanceTimersByTimeAsync(1000);
  expect(failures).toEqual(['broken']);
  expect(turns).toHaveLength(2);
  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(5000);
  expect(isStopped).toBe(false);
  turns[1]?.resolve(undefined);
  await stopping;
  await vi.advanceTimersByTimeAsync(5000);
  expect(turns).toHaveLength(2);
});
