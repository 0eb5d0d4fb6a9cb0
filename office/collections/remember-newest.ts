const MOST = 500;

/** Remembers the newest values for as long as this process lives. */
export function rememberNewest<Value>(most = MOST) {
  const values = new Map<string, Value>();
  return {
    get: (key: string): Value | undefined => values.get(key),
    set: (key: string, value: Value): void => {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > most && oldest !== undefined) values.delete(oldest);
    },
  };
}
