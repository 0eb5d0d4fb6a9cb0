// A terminal and npm both pass one Ctrl-C on, so the same wish arrives several times at once.
const SAME_WISH_MS = 500;
const LONGEST_STOP_MS = 10_000;

interface Stoppable {
  on: (event: 'SIGINT' | 'SIGTERM' | 'disconnect', listener: () => void) => unknown;
  exit: (code: number) => void;
}

/**
 * Calls `stop` at the first SIGINT or SIGTERM, or when the starting script is gone, and ends the
 * process with 0 when it is done. A second signal ends at once with 1, and so does a stop that
 * takes more than ten seconds.
 */
export function stopOnSignal(stop: () => Promise<void>, self: Stoppable = process): void {
  let askedAt: number | undefined;
  const ask = (): void => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > SAME_WISH_MS) self.exit(1);
      return;
    }
    askedAt = performance.now();
    setTimeout(() => self.exit(1), LONGEST_STOP_MS).unref();
    stop().then(
      () => {
        self.exit(0);
      },
      (error: unknown) => {
        console.error(error);
        self.exit(1);
      },
    );
  };
  self.on('SIGINT', ask);
  self.on('SIGTERM', ask);
  self.on('disconnect', ask);
}
