import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in finished HTML and while it wakes up, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
