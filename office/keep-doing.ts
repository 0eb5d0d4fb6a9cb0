/**
 * Does something again and again, never twice at once, until it is stopped.
 *
 * @param failed Called when it fails; it is done again all the same.
 */
export function keepDoing(
  everyMs: number,
  work: () => Promise<void>,
  failed: (error: unknown) => void,
): () => void {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    work()
      .catch(failed)
      .finally(() => {
        isBusy = false;
      });
  }, everyMs);
  return () => {
    clearInterval(timer);
  };
}
