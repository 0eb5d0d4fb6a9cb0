/**
 * Does something again and again, never twice at once, until it is stopped; stopping waits for what is being done.
 *
 * @param failed Called when it fails; it is done again all the same.
 */
export function keepDoing(
  everyMs: number,
  work: () => Promise<void>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let doing: Promise<void> | undefined;
  const timer = setInterval(() => {
    doing ??= work()
      .catch(failed)
      .finally(() => {
        doing = undefined;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await doing;
  };
}
