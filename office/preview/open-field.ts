const FIELDS = 'input[type="text"], textarea, [contenteditable="true"] :is(p, li, h2, h3, h4)';

/** Goes to the field beside the preview that holds the words somebody clicks, where there is one. */
export function openField({ target }: Event): void {
  const words = plain((target as Element | null)?.textContent ?? '');
  if (words === '' || words.length > MOST_LETTERS) return;
  const form = ((window.opener as Window | null) ?? window.parent).document;
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)];
  const found = fields.find((field) => holds(wordsIn(field), words));
  if (found === undefined) return;
  found.scrollIntoView({ block: 'center' });
  const text = found.closest<HTMLElement>('[contenteditable="true"]');
  (text ?? found).focus({ preventScroll: true });
  // With the focus the editor puts the cursor where it was.
  if (text !== null) requestAnimationFrame(() => form.getSelection()?.collapse(found, 0));
}

// A whole section holds the words of many fields.
const MOST_LETTERS = 2000;

const wordsIn = (field: HTMLElement): string =>
  plain('value' in field ? String(field.value) : field.textContent);

const holds = (field: string, words: string): boolean =>
  field !== '' && (field.includes(words) || (words.includes(field) && field.length > 20));

/** Without what the pages add or leave out: hyphens of syllables, marks of words, kinds of blanks. */
const plain = (words: string): string =>
  words
    .replaceAll(/[\u00AD\u2060*_]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
