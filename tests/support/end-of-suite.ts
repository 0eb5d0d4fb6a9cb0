import { afterAll } from 'vitest';
import type { HandOver } from '#tests/support/hand-over.ts';

/** Ends what all tests of a file share, also when a start failed half-way; call it at the top of the file. */
export function atEndOfSuite(): HandOver {
  const stack = new AsyncDisposableStack();
  afterAll(() => stack.disposeAsync());
  return (stop) => stack.defer(stop);
}
