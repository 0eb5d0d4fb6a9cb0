import type { Config } from 'payload';
import { failureDetails } from '../server/database/database-failure.ts';
import { fieldsOf } from '../src/lib/records.ts';

const UNNAMED = 'Something failed in the office.';

/**
 * What Payload logs, one JSON line for each event as everything else here does. The message of an error is left
 * out, because it repeats what somebody wrote; the code and the place stay.
 */
export const payloadLog: Exclude<Config['logger'], undefined> = {
  options: {
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: failureDetails },
    hooks: {
      logMethod([first, sentence, ...values], log) {
        const { msg, err, ...others } = first instanceof Error ? { err: first } : fieldsOf(first);
        if (err === undefined) {
          log.apply(this, [first, sentence, ...values]);
          return;
        }
        const words = sentence ?? (typeof msg === 'string' ? msg : UNNAMED);
        log.apply(this, [{ ...others, err }, words, ...values]);
      },
    },
  },
};
