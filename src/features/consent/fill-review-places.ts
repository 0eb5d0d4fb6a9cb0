import { scripts } from 'virtual:consent-rules';
import { onConsent } from './consent-store.ts';
import { texts } from './texts.ts';

/** Loads the script of every place on this page once its category is allowed, never before (row C6). */
export function fillReviewPlaces(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    const { widget = '' } = place.dataset;
    const category = scripts[widget];
    if (category) onConsent(category, () => fill(place, widget));
  }
}

function fill(place: HTMLElement, url: string): void {
  const hadFocus = place.contains(document.activeElement);
  const script = document.createElement('script');
  script.src = url;
  script.addEventListener('error', () => sayThatItFailed(place));
  place.replaceChildren(script);
  if (hadFocus) keepFocus(place);
}

function sayThatItFailed(place: HTMLElement): void {
  const message = document.createElement('p');
  message.role = 'alert';
  message.textContent = texts.reviewsFailed;
  place.replaceChildren(message);
}

// The button that had the focus is gone, so its place takes the focus.
function keepFocus(place: HTMLElement): void {
  place.role = 'group';
  place.ariaLabel = texts.reviews;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
