/** Signs that XML forbids (XML 1.0, 2.2) and nobody sees: with one of them in a text, the feed could not be read. */
const forbiddenSigns = /[^\P{Cc}\t\n\r\u007F-\u009F]|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** A text without them; what word processors mean as the end of a line or page becomes a blank. */
export const withoutForbiddenSigns = (text: string): string =>
  text.replaceAll(forbiddenSigns, (sign) => (/[\v\f]/u.test(sign) ? ' ' : ''));
