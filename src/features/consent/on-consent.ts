import { isGranted, type Category } from './consent-record.ts';
import { currentRecord, onChange } from './consent-store.ts';

const running = new Set<Category>();

/** Categories that something on this page is making use of. */
export const runningCategories: ReadonlySet<Category> = running;

/**
 * Calls `use` once, as soon as the visitor has allowed the category: now, or after a later decision in
 * this tab or another. Taking it back reloads the page, so `use` need not undo anything.
 */
export function onConsent(category: Category, use: () => void): void {
  const stop = onChange(check);
  check();

  function check(): void {
    if (!isGranted(currentRecord(), category)) return;
    stop();
    running.add(category);
    use();
  }
}
