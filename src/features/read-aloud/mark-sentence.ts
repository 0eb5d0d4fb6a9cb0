const name = 'read-aloud';

/** Marks the sentence that is being read; without one, takes the mark away. */
export function markSentence(range?: Range): void {
  const { highlights } = CSS as Partial<typeof CSS>;
  if (highlights) {
    if (range) highlights.set(name, new Highlight(range));
    else highlights.delete(name);
    return;
  }
  // Older browsers mark the whole paragraph.
  document.querySelector('[data-read]')?.removeAttribute('data-read');
  range?.startContainer.parentElement
    ?.closest('h1, h2, h3, h4, p, li, dt, dd')
    ?.setAttribute('data-read', '');
}

/** Whether a sentence is in the window. */
export function isInView(range: Range): boolean {
  const { top, bottom } = range.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
