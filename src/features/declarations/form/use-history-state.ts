import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const currentState = () => history.state as Record<string, unknown> | null;

/**
 * Keeps a value with this entry of the tab's history: it survives a reload and coming back, nobody
 * else can read it, and it is gone with the tab. An entry made by posting a form becomes one that
 * can be reloaded without sending again.
 */
export function keepInHistory(key: string, value: unknown): void {
  try {
    history.replaceState({ ...currentState(), [key]: value }, '');
  } catch (error) {
    console.warn('The browser refuses to keep this; it will not survive a reload.', error);
  }
}

/** What was kept under the key, now or before a reload; undefined in finished HTML. */
export function useHistoryState<Value>(key: string): [Value | undefined, (value: Value) => void] {
  const before = useSyncExternalStore(
    neverChanges,
    () => currentState()?.[key] as Value | undefined,
    () => undefined,
  );
  const [value, setValue] = useState<Value>();
  const keep = (next: Value): void => {
    setValue(next);
    keepInHistory(key, next);
  };
  return [value ?? before, keep];
}
