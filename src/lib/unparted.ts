/** A date such as '1. November 2026', which stays in one line. */
export const unparted = (date: string): string => date.replaceAll(' ', '\u00A0');
