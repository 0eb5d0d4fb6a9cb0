/**
 * The beginning of a text: whole sentences when they are most of what fits, otherwise whole words and three
 * dots, which follow neither a comma nor a little word. The whole text when it is short enough.
 *
 * @param most Letters, with the dots.
 */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const [sentences = ''] = /^.*[.!?](?=\s)/su.exec(text.slice(0, most + 1)) ?? [];
  if (sentences.length > most / 2) return sentences;
  const words = text.slice(0, most - 1).replace(/\s\S*$/u, '');
  return `${words.replace(/(?:[\s,;:–-]+|\s\p{Ll}{1,5})+$/u, '')}\u00A0…`;
}
