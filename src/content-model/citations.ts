/** Citations in an article: `[@a1]`, or several at once, `[@a1; @b2]`. The first group holds the keys. */
export const citationPattern = /\[(@[^\]\s;]+(?:;\s*@[^\]\s;]+)*)\]/gu;

/** The keys in the first group of a citation, in their order: `@a1; @b2` gives `a1` and `b2`. */
export const citedKeys = (group: string): string[] =>
  group.split(';').map((key) => key.trim().slice(1));
