import { expect, test, vi } from 'vitest';
import type { Arrival, Stored } from './store-declarations.ts';
import { storeTogether } from './store-together.ts';

type StoreAll = (arrivals: readonly Arrival[]) => Promise<readonly Stored[]>;

const arrivalOf = (name: string): Arrival => ({
  type: 'cancellation',
  prefix: 'K',
  content: { email: 'anna@schlaf.example', name },
  endsOn: null,
  sender: { address: undefined },
  receivedAt: new Date('2026-11-21T08:00:00Z'),
});
const storedOf = ({ content }: Arrival): Stored =>
  ({ status: 'tooMany', retryAfterSeconds: content.name.length }) as const;
const lengthsOf = (calls: readonly (readonly unknown[])[]): number[] =>
  calls.map(([arrivals]) => (arrivals as readonly Arrival[]).length);
const databaseError = (code: string): Error => Object.assign(new Error('no'), { code });

test('what arrives while others are stored is stored together, each with its own outcome', async () => {
  const storeAll = vi.fn<StoreAll>((arrivals) => Promise.resolve(arrivals.map(storedOf)));
  const store = storeTogether(storeAll);
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, at) => store(arrivalOf('x'.repeat(at)))),
  );
  expect(outcomes).toEqual(
    Array.from({ length: 100 }, (_, at) => ({ status: 'tooMany', retryAfterSeconds: at })),
  );
  expect(lengthsOf(storeAll.mock.calls)).toEqual([64, 36]);
});

test('a row that the database refuses keeps no other out', async () => {
  const store = storeTogether((arrivals) =>
    arrivals.some(({ content }) => content.name === 'bad')
      ? Promise.reject(databaseError('22P05'))
      : Promise.resolve(arrivals.map(storedOf)),
  );
  const names = ['a', 'b', 'c', 'bad', 'd'];
  const outcomes = await Promise.allSettled(names.map((name) => store(arrivalOf(name))));
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
  ]);
});

test('a connection that broke is tried again once', async () => {
  const storeAll = vi.fn<StoreAll>((arrivals) => Promise.resolve(arrivals.map(storedOf)));
  storeAll.mockRejectedValueOnce(databaseError('57P01'));
  await expect(storeTogether(storeAll)(arrivalOf('a'))).resolves.toMatchObject({
    status: 'tooMany',
  });
  expect(storeAll).toHaveBeenCalledTimes(2);
});

test('while the database is away all who wait are told at once, and later ones are stored', async () => {
  const storeAll = vi.fn<StoreAll>((arrivals) => Promise.resolve(arrivals.map(storedOf)));
  storeAll.mockRejectedValueOnce(databaseError('ECONNREFUSED'));
  const store = storeTogether(storeAll);
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((name) => store(arrivalOf(name))));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(storeAll).toHaveBeenCalledTimes(1);
  await expect(store(arrivalOf('d'))).resolves.toMatchObject({ status: 'tooMany' });
});
