/** Addresses that pages already link to and that do not exist yet. The list may only become shorter. */
export const PAGES_TO_COME: readonly string[] = [];
