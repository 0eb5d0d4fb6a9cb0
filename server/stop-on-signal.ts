// A terminal and npm both pass one Ctrl-C on, so the same wish arrives several times at once.
const SAME_WISH_MS = 500;
const LONGEST_STOP_MS = 10_000;

interface Stoppable {
  /** False once whoever has started this process is gone; undefined where nobody listens for that. */
  readonly connected?: boolean;
  on: (event: 'SIGINT' | 'SIGTERM' | 'disconnect', listener: () => void) => unknown;
  exit: (code: number) => void;
}

interface StopOptions {
  /** For whoever runs the server for others; nobody waits for it at a terminal. */
  readonly graceSeconds?: number;
  readonly self?: Stoppable;
}

/**
 * Calls `stop` at the first SIGINT or SIGTERM, or when the starting script is gone, and ends the
 * process with 0 when it is done. Only SIGTERM gives the time of grace, as seconds. A second signal
 * ends at once with 1, and so does a stop that takes more than ten seconds after the grace.
 */
export function stopOnSignal(
  stop: (graceSeconds: number) => Promise<void>,
  { graceSeconds = 0, self = process }: StopOptions = {},
): void {
  let askedAt: number | undefined;
  const ask = (grace: number): void => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > SAME_WISH_MS) self.exit(1);
      return;
    }
    askedAt = performance.now();
    setTimeout(() => self.exit(1), grace * 1000 + LONGEST_STOP_MS).unref();
    stop(grace).then(
      () => {
        self.exit(0);
      },
      (error: unknown) => {
        console.error(error);
        self.exit(1);
      },
    );
  };
  self.on('SIGINT', () => ask(0));
  self.on('SIGTERM', () => ask(graceSeconds));
  self.on('disconnect', () => ask(0));
  // Who left while this process was still starting is told by nothing else.
  if (self.connected === false) ask(0);
}
