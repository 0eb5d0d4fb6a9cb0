import { breakableSpace } from '../../content-check/language-problems.ts';

const everywhere = new RegExp(breakableSpace, 'gu');

/** A text in which no line ends between a number and what it counts, as nobody types it. */
export const protectSpaces = (text: string): string =>
  text.replaceAll(everywhere, (found) => found.replaceAll(' ', '\u00A0'));
