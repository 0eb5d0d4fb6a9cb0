// What follows explains or gives an example; a clause after a comma alone belongs to the name.
const HINT = /;|:|\.\s|\(|,\s(?=zum Beispiel)/u;

/** The first words of a description, as the name of its field. */
export const shortLabel = (description: string | undefined): string | undefined =>
  description?.split(HINT, 1)[0]?.trim();

/** What a description says besides its first words; empty when there is nothing. */
export function hintIn(description = ''): string {
  const label = shortLabel(description) ?? '';
  const hint = description
    .trim()
    .slice(label.length)
    .replace(/^[,;:.\s]+/u, '')
    .trim();
  return hint.charAt(0).toUpperCase() + hint.slice(1);
}
