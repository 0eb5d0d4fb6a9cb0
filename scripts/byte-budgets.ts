/** The most a page may weigh, in bytes as they travel; why: docs/decisions/0004-one-first-flight.md. */
export const BYTE_BUDGETS = {
  /** The first flight of a new TCP connection: ten segments of 1,460 bytes. */
  page: 14_600,
  longText: 24_000,
  inlineScript: 2048,
  /** External script before the page is usable. */
  blockingScript: 0,
  /** Fonts of the whole site. */
  fonts: 60_000,
  /** Pictures that a phone fetches for the landing page before somebody scrolls. */
  pictures: 60_000,
  /** Script of the consent banner, once a page is idle and the settings are open. */
  consentScript: 64 * 1024,
} as const;
