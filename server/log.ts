import pino from 'pino';

/**
 * JSON lines on standard output. Written in the background, because a write per request would
 * cost the host half its speed; pino itself writes what is left when the process ends.
 */
export function createLog(level: string): pino.Logger {
  const destination = pino.destination({ fd: 1, sync: false });
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
