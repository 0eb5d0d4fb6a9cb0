// A terminal and npm both pass one Ctrl-C on, so the same wish arrives several times at once.
const SAME_WISH_MS = 500;
const LONGEST_STOP_MS = 10_000;

/**
 * Calls `stop` at the first SIGINT or SIGTERM, or when the starting script is gone, and ends the
 * process with 0 when it is done. A second signal ends at once with 1, and so does a stop that
 * takes more than ten seconds.
 *
 * @param leave Last act before the process ends, such as writing the log.
 */
export function stopOnSignal(stop: () => Promise<void>, leave: () => void): void {
  let askedAt: number | undefined;
  const exit = (code: number): void => {
    leave();
    process.exit(code);
  };
  const ask = (): void => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > SAME_WISH_MS) exit(1);
      return;
    }
    askedAt = performance.now();
    setTimeout(exit, LONGEST_STOP_MS, 1).unref();
    stop().then(
      () => {
        exit(0);
      },
      (error: unknown) => {
        console.error(error);
        exit(1);
      },
    );
  };
  process.on('SIGINT', ask);
  process.on('SIGTERM', ask);
  process.on('disconnect', ask);
}
