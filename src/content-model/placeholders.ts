/**
 * Words in curly brackets that an editor may write into an answer.
 * `preis` stands for the price with period and VAT note (“69,00 € pro Monat inkl. MwSt.”, § 6 PAngV),
 * `support-email` for the linked support address.
 */
export const placeholders = ['preis', 'support-email'] as const;

export type Placeholder = (typeof placeholders)[number];

export type TextSegment =
  { text: string; placeholder?: undefined } | { text?: undefined; placeholder: Placeholder };

const isPlaceholder = (name: string): name is Placeholder =>
  (placeholders as readonly string[]).includes(name);

/** Every `{…}` of a text, with its name as written and its position in the text. */
export const findPlaceholders = (text: string): { name: string; index: number }[] =>
  [...text.matchAll(/\{([^{}]*)\}/gu)].map((match) => ({
    name: match[1] ?? '',
    index: match.index,
  }));

/**
 * Cuts a text at its placeholders, in the order of reading; empty pieces are left out.
 * Throws when a name is unknown; the content check finds such names before the build does.
 */
export function splitPlaceholders(text: string): TextSegment[] {
  return text
    .split(/(\{[^{}]*\})/u)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (!piece.startsWith('{') || !piece.endsWith('}')) return { text: piece };
      const name = piece.slice(1, -1);
      if (!isPlaceholder(name)) {
        throw new Error(
          `The placeholder {${name}} is unknown. Known are: ${placeholders.join(', ')}.`,
        );
      }
      return { placeholder: name };
    });
}
