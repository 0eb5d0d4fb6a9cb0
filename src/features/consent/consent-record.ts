/** Local-storage key of the decision (row C1). Storing it is strictly necessary (§ 25 (2) TDDDG). */
export const consentKey = 'cookieConsent';

/** Raised when a purpose or provider is added, so that everybody is asked again (RC-09). */
const consentVersion = '1.0';

const lifetime = 365 * 24 * 60 * 60 * 1000;

export const optionalCategories = ['analytics', 'marketing'] as const;
type OptionalCategory = (typeof optionalCategories)[number];
export type Category = 'necessary' | OptionalCategory;
export type Choices = Record<OptionalCategory, boolean>;

export interface ConsentRecord extends Choices {
  necessary: true;
  /** Milliseconds since 1970. */
  timestamp: number;
  version: string;
}

/**
 * Whether a stored decision counts: complete, of this version, and not older than 365 days (row C2). A
 * decision from the future, made while the clock was wrong, counts within the same distance, so that no
 * wrong clock makes a consent last for ever.
 *
 * @param record What was parsed from storage.
 * @param now Milliseconds since 1970.
 * @throws TypeError when `record` is null, because nothing or `null` was stored.
 */
export function isValid(record: ConsentRecord, now: number): boolean {
  return (
    record.version === consentVersion &&
    typeof record.analytics === 'boolean' &&
    typeof record.marketing === 'boolean' &&
    Math.abs(now - record.timestamp) <= lifetime
  );
}

/** The stored decision, or null when there is none that can be parsed and counts (row C2). */
export function readRecord(stored: string | null, now: number): ConsentRecord | null {
  try {
    const record = JSON.parse(stored ?? '') as ConsentRecord;
    return isValid(record, now) ? record : null;
  } catch {
    // Not JSON, or nothing with fields: the visitor is asked again.
    return null;
  }
}

/** A decision as it is stored (row C1). */
export function createRecord({ analytics, marketing }: Choices, now: number): ConsentRecord {
  return { necessary: true, analytics, marketing, timestamp: now, version: consentVersion };
}

/** Whether a category may be used; without a decision only what is necessary (row C2). */
export function isGranted(record: ConsentRecord | null, category: Category): boolean {
  return category === 'necessary' || record?.[category] === true;
}

interface Consequences {
  /** Categories whose cookies go now (row C7). */
  refused: OptionalCategory[];
  /** A refused script already ran and only a new page gets rid of it (RC-05). */
  needsReload: boolean;
}

/** What a decision brings about on a page where scripts of the categories `running` were loaded. */
export function consequencesOf(
  record: ConsentRecord | null,
  running: ReadonlySet<Category>,
): Consequences {
  const notGranted = optionalCategories.filter((category) => !isGranted(record, category));
  return {
    // Nobody has refused anything before a decision.
    refused: record ? notGranted : [],
    needsReload: notGranted.some((category) => running.has(category)),
  };
}
