'use client';
import { useEffect } from 'react';
import { layoutTexts as texts } from './texts.ts';

const names = Object.entries(texts.controls);
const TYPED = ':is(.ContentEditable__root, .rs__input):not([aria-label])';

/** Names what Payload leaves without a name, or names as programs do, now and whenever something is added to the page. */
export function AccessibleNames() {
  useEffect(() => {
    let frame = 0;
    // The editor alone changes the page many times with each letter.
    const nameSoon = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        nameAll();
      });
    };
    nameSoon();
    const observer = new MutationObserver(nameSoon);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return null;
}

function nameAll(): void {
  for (const [part, name] of names)
    for (const control of document.querySelectorAll(`.${part}:not([aria-label])`)) {
      // Payload shows it to whoever points there, and tells no screen reader.
      const tip = control.querySelector('.tooltip-content');
      if (tip || control.textContent === '') control.ariaLabel = tip?.textContent ?? name;
    }
  for (const field of document.querySelectorAll(TYPED)) {
    // Its first text, without the asterisk of a required field.
    const label = field.closest('.field-type')?.querySelector('.field-label')?.firstChild;
    if (label) field.ariaLabel = label.textContent;
  }
  // What programs call the field.
  for (const box of document.querySelectorAll('.checkbox-input [title]'))
    box.removeAttribute('title');
  // Payload's own names all fields that are searched, one after the other.
  for (const search of document.querySelectorAll('.search-filter__input'))
    search.setAttribute('placeholder', texts.searchList);
}
