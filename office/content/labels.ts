// What follows explains or gives an example; a clause after a comma alone belongs to the name.
const HINT = /;|:|\.\s|\(|,\s(?=zum Beispiel)/u;

/** The first words of a description, as the name of its field. */
export const shortLabel = (description: string | undefined): string | undefined =>
  description?.split(HINT, 1)[0]?.trim();

// How a description explains a choice, such as `high: gut gesichert`.
const CHOICE = /; (\w+): ([^;]+)/gu;

/** The word for a choice in a description; the choice itself when there is none. */
export function choiceLabel(description: string | undefined, choice: string): string {
  const explained = (description ?? '').matchAll(CHOICE);
  return explained.find(([, name]) => name === choice)?.[2] ?? choice;
}

/** What a description says besides its first words and its choices; empty when there is nothing. */
export function hintIn(description = ''): string {
  const label = shortLabel(description) ?? '';
  const hint = description
    .trim()
    .slice(label.length)
    .replaceAll(CHOICE, '')
    .replace(/^[,;:.\s]+/u, '')
    .trim();
  return hint.charAt(0).toUpperCase() + hint.slice(1);
}
