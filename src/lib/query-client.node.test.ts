import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = () => vi.fn(() => Promise.reject(new Error('Away.')));

test('D4: a query is tried again after 1, 2 and 4 seconds, then it fails', async () => {
  const ask = failing();
  const outcome = createQueryClient()
    .query({ queryKey: ['a'], queryFn: ask })
    .catch((error: unknown) => error);
  const attempts: number[] = [];
  for (const wait of [0, 999, 1, 1999, 1, 3999, 1]) {
    await vi.advanceTimersByTimeAsync(wait);
    attempts.push(ask.mock.calls.length);
  }
  expect(attempts).toEqual([1, 1, 2, 2, 3, 3, 4]);
  expect(await outcome).toEqual(new Error('Away.'));
});

test('D4: the pause between attempts never exceeds 30 seconds', () => {
  const { retryDelay } = createQueryClient().getDefaultOptions().queries ?? {};
  if (typeof retryDelay !== 'function') throw new Error('There is no rule for the pause.');
  const pauses = [0, 1, 2, 4, 5, 20].map((failures) => retryDelay(failures, new Error()));
  expect(pauses).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
});

test('D4: a result is remembered for five minutes', async () => {
  const client = createQueryClient();
  await client.query({ queryKey: ['a'], queryFn: () => 'words' });
  await vi.advanceTimersByTimeAsync(299_000);
  expect(client.getQueryData(['a'])).toBe('words');
  await vi.advanceTimersByTimeAsync(2000);
  expect(client.getQueryData(['a'])).toBeUndefined();
});

test('D4: what changes something is tried once', async () => {
  const client = createQueryClient();
  const send = failing();
  const mutation = client.getMutationCache().build(client, { mutationFn: send });
  await expect(mutation.execute(undefined)).rejects.toThrow('Away.');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledOnce();
});
