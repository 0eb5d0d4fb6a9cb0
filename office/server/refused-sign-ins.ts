import type { DeskPorts } from '../desk/ports.ts';
import { logTexts } from '../log/texts.ts';
import type { ProcessLog } from '../process-log.ts';

const HOUR_MS = 60 * 60 * 1000;
// Whoever tries on and on must not fill the log that nobody can empty.
const MOST_IN_AN_HOUR = 60;

/** Notes in both logs that somebody could not sign in; what was typed is noted nowhere. */
export function loggedRefusals(
  events: ProcessLog,
  log: DeskPorts['log'],
): ProcessLog['refusedSignIn'] {
  const { nobody, steps } = logTexts;
  let lines: number[] = [];
  return (step) => {
    events.refusedSignIn(step);
    const now = Date.now();
    lines = lines.filter((at) => at > now - HOUR_MS);
    if (lines.length >= MOST_IN_AN_HOUR) return;
    lines.push(now);
    log({ who: { id: '', name: nobody }, what: 'session.refused', about: steps[step] }).catch(
      (error: unknown) => {
        events.failure('A refused sign-in could not be logged.', error);
      },
    );
  };
}
