import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopOnSignal } from './stop-on-signal.ts';

const exit = vi.fn<(code: number) => void>();
const stop = vi.fn<(graceSeconds: number) => Promise<void>>();
let self: EventEmitter & { exit: typeof exit };

beforeEach(() => {
  vi.useFakeTimers();
  exit.mockReset();
  stop.mockReset().mockReturnValue(new Promise(() => undefined));
  self = Object.assign(new EventEmitter(), { exit });
  stopOnSignal(stop, { graceSeconds: 5, self });
});
afterEach(() => vi.useRealTimers());

test('one Ctrl-C that arrives twice, by the terminal and by npm, stops once and in peace', () => {
  self.emit('SIGINT');
  self.emit('SIGINT');
  expect(stop).toHaveBeenCalledOnce();
  expect(exit).not.toHaveBeenCalled();
});

test('a second wish while stopping ends at once', () => {
  self.emit('SIGTERM');
  vi.advanceTimersByTime(1000);
  self.emit('SIGTERM');
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});

test('a stop that does not come to an end is cut off after ten seconds', () => {
  self.emit('SIGINT');
  vi.advanceTimersByTime(9_999);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});

test('the time of grace comes before the ten seconds', () => {
  self.emit('SIGTERM');
  expect(stop).toHaveBeenCalledExactlyOnceWith(5);
  vi.advanceTimersByTime(14_999);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});

test.each(['SIGINT', 'disconnect'])('%s gives no time of grace', (wish) => {
  self.emit(wish);
  expect(stop).toHaveBeenCalledExactlyOnceWith(0);
});

test('the end of the starting script is a wish to stop', () => {
  self.emit('disconnect');
  expect(stop).toHaveBeenCalledOnce();
});

test('so is one that came while this process was still starting', () => {
  stopOnSignal(stop, { self: Object.assign(new EventEmitter(), { exit, connected: false }) });
  expect(stop).toHaveBeenCalledExactlyOnceWith(0);
});

test('a stop that fails says so and ends with 1', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  stop.mockRejectedValueOnce(new Error('stuck'));
  self.emit('SIGTERM');
  await vi.advanceTimersByTimeAsync(0);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(complaint).toHaveBeenCalledWith(new Error('stuck'));
  complaint.mockRestore();
});
