import { text, type About } from './fields.ts';
import { broken } from './rules.ts';

/** Citations in a text: `[@a1]`, or several at once, `[@a1; @b2]`. The first group holds the keys. */
export const citationPattern = /\[(@[^[\]\s;]+(?:;\s*@[^[\]\s;]+)*)\]/gu;

/** The keys in the first group of a citation, in their order: `@a1; @b2` gives `a1` and `b2`. */
export const citedKeys = (group: string): string[] =>
  group.split(';').map((key) => key.trim().slice(1));

/** Whether a text names a source. */
export const isCited = (text: string): boolean => text.search(citationPattern) >= 0;

/** A statement about research: it has to name its sources (§ 5 UWG, § 3 HWG). */
export const citedText = (max: number, words: About) =>
  text(max, words).refine(isCited, broken('missingSource', {}));
