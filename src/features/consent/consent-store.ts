import {
  consentKey,
  createRecord,
  isGranted,
  readRecord,
  type Category,
  type Choices,
} from './consent-record.ts';

let record = readRecord(readStored(), Date.now());
const listeners = new Set<() => void>();
const running = new Set<Category>();

/** Categories that something on this page is making use of. */
export const runningCategories: ReadonlySet<Category> = running;

/** The decision that holds on this page, or null. */
export const currentRecord = () => record;

/** What the visitor has allowed so far. */
export const currentChoices = (): Choices => ({
  analytics: isGranted(record, 'analytics'),
  marketing: isGranted(record, 'marketing'),
});

/** Calls `listener` after every decision, in this tab or another; gives a function that ends it. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Calls `begin` once, as soon as the visitor has allowed the category: now, or after a later decision in
 * this tab or another. Taking it back reloads the page, so nothing has to be undone.
 */
export function onConsent(category: Category, begin: () => void): void {
  const stop = onChange(check);
  check();

  function check(): void {
    if (!isGranted(record, category)) return;
    stop();
    running.add(category);
    begin();
  }
}

/** Takes a decision and remembers it. Where storage is forbidden or full it holds for this page. */
export function decide(choices: Choices): void {
  record = createRecord(choices, Date.now());
  remember(JSON.stringify(record));
  tellAll();
}

/** Takes over what another tab has decided meanwhile. */
export function refresh(): void {
  record = readRecord(readStored(), Date.now());
  tellAll();
}

function tellAll(): void {
  for (const listener of [...listeners]) listener();
}

function readStored(): string | null {
  try {
    return localStorage.getItem(consentKey);
  } catch {
    // Storage can be forbidden; then there is no decision but the one of this page.
    return null;
  }
}

function remember(written: string): void {
  try {
    localStorage.setItem(consentKey, written);
  } catch {
    forget();
  }
}

// An old consent must not outlive a refusal that could not be stored.
function forget(): void {
  try {
    localStorage.removeItem(consentKey);
  } catch {
    // Storage is forbidden, so nothing old is in it either.
  }
}
