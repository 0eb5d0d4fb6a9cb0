const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Words as part of an address or name of a file: small letters, digits and hyphens; may be empty. */
export const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüß]/gu, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** Signs that XML forbids (XML 1.0, 2.2) and nobody sees: with one of them in a text, the feed could not be read. */
const forbiddenSigns = /[^\P{Cc}\t\n\r\u007F-\u009F]|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** A text without them; what word processors mean as the end of a line or page becomes a blank. */
export const withoutForbiddenSigns = (text: string): string =>
  text.replaceAll(forbiddenSigns, (sign) => (/[\v\f]/u.test(sign) ? ' ' : ''));

/** A date such as '1. November 2026', which stays in one line. */
export const unparted = (date: string): string => date.replaceAll(' ', '\u00A0');
