import { flushSync } from 'react-dom';

/**
 * Makes a change and moves the focus to what it brought, if that is there. At once, because later somebody may
 * already type elsewhere.
 */
export function changeAndFocus(
  change: () => void,
  find: () => HTMLElement | null | undefined,
): void {
  flushSync(change);
  find()?.focus();
}
