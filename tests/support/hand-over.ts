import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * Takes the stop of what is being started, and calls it at the end of whatever it was started for, the
 * newest first. `onTestFinished` is one, `atEndOfSuite()` and `stack.defer` give others. Who starts
 * something hands it over before anything can go wrong, so a failed test leaves nothing behind.
 */
export type HandOver = (stop: () => void | Promise<void>) => void;

/** For programs that run alone: their servers end by themselves when the program is gone. */
export const untilExit: HandOver = () => undefined;

// More than the ten seconds that a stop of ours may take.
const LONGEST_END_MS = 15_000;

/** Kills a process that leads a group, and all that it has started; they may have ended before. */
export function killGroup({ pid }: ChildProcess): void {
  try {
    // Zero would be our own group.
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Ends a process that may have ended before: at once, without grace, and by force when it does not. */
export async function endProcess(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGINT',
): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const force = setTimeout(() => child.kill('SIGKILL'), LONGEST_END_MS);
  await ended;
  clearTimeout(force);
}
