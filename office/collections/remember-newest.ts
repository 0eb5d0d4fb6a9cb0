interface Limits {
  /** So many values, the newest. */
  readonly most?: number;
  readonly lastsMs?: number;
}

/** Remembers the newest values for so long, and never longer than this process lives. */
export function rememberNewest<Value>({ most = 500, lastsMs = Infinity }: Limits = {}) {
  const kept = new Map<string, { readonly value: Value; readonly until: number }>();
  return {
    get: (key: string): Value | undefined => {
      const found = kept.get(key);
      return found && found.until >= Date.now() ? found.value : undefined;
    },
    set: (key: string, value: Value): void => {
      const now = Date.now();
      kept.delete(key);
      kept.set(key, { value, until: now + lastsMs });
      for (const [one, { until }] of kept) if (until < now || kept.size > most) kept.delete(one);
    },
    delete: (key: string): void => void kept.delete(key),
  };
}
