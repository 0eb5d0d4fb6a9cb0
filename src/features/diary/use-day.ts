import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { today } from '#lib/wall-time.ts';

const parameter = 'tag';

function watchAddress(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/**
 * The day whose night is being entered, as the address says (`?tag=2026-11-23`); a wrong one or one that is
 * yet to come is today. Undefined for the overview.
 */
export function useDay(): [string | undefined, (day?: string) => void] {
  const search = useSyncExternalStore(
    watchAddress,
    () => location.search,
    () => '',
  );
  const written = new URLSearchParams(search).get(parameter);
  const isDay = z.iso.date().safeParse(written).success && (written ?? '') <= today();
  return [written === null ? undefined : isDay ? written : today(), showDay];
}

function showDay(day?: string): void {
  const address = day === undefined ? location.pathname : `?${parameter}=${day}`;
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo({ top: 0 });
}
