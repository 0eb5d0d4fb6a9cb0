import pino from 'pino';

export interface Log {
  readonly logger: pino.Logger;
  /** Writes what is still in memory; call it before the process ends. */
  readonly flush: () => void;
}

/**
 * JSON lines on standard output. Written in the background, because a write per request would
 * cost the host half its speed.
 */
export function createLog(level: string): Log {
  const destination = pino.destination({ fd: 1, sync: false });
  const logger = pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  );
  return {
    logger,
    flush: () => {
      destination.flushSync();
    },
  };
}
