import { useEffect, useState } from 'react';

/** What the office answers at an address; undefined until then, and null where it refuses or cannot be reached. */
export function useAnswer(address: string | undefined): unknown {
  const [answer, setAnswer] = useState<{ readonly of: string; readonly body: unknown }>();
  useEffect(() => {
    if (address === undefined) return undefined;
    const stop = new AbortController();
    fetch(address, { signal: stop.signal })
      .then(async (response) => {
        setAnswer({ of: address, body: response.ok ? await response.json() : null });
      })
      .catch(() => {
        if (!stop.signal.aborted) setAnswer({ of: address, body: null });
      });
    return () => stop.abort();
  }, [address]);
  return answer?.of === address ? answer?.body : undefined;
}
