import { markers } from 'virtual:consent-rules';
import type { StartIsland } from '#site/island.ts';
import type { ConsentAction } from './consent-banner.tsx';
import { consequencesOf, type Choices } from './consent-record.ts';
import {
  currentChoices,
  currentRecord,
  decide,
  onChange,
  refresh,
  runningCategories,
} from './consent-store.ts';
import { cookiesWithMarkers, deletionsOf } from './cookie-deletion.ts';
import { fillReviewPlaces } from './fill-review-places.ts';
import { draftOf, loadSettings } from './settings.ts';

const root = document.documentElement;
const DOUBLE_CLICK_MS = 500;
let settings: HTMLDialogElement | undefined;

const actions: Record<ConsentAction, () => void> = {
  all: () => closeAndDecide({ analytics: true, marketing: true }),
  necessary: () => closeAndDecide({ analytics: false, marketing: false }),
  reviews: () => decide({ ...currentChoices(), analytics: true }),
  save: () => settings && closeAndDecide(draftOf(settings)),
  close: () => settings?.close(),
  settings: () => void openSettings(),
  again: () => {
    root.dataset['ask'] = '';
    void openSettings();
  },
};

/** Makes the controls of an element work: the banner, the button, the settings, or the place of reviews. */
export const start: StartIsland = (element, event) => {
  for (const type of ['click', 'pointerover', 'focusin']) element.addEventListener(type, handle);
  if (event) handle(event);
};

/** Acts on a click on a control; a pointer or focus that comes near one loads what it will need. */
function handle({ type, target }: Event): void {
  const control = target instanceof Element && target.closest<HTMLElement>('[data-choose]');
  const action = control ? (control.dataset['choose'] as ConsentAction) : undefined;
  if (action === undefined) return;
  if (type === 'click') actions[action]();
  else if (action === 'settings' || action === 'again') void loadSettings();
}

async function openSettings(): Promise<void> {
  const dialog = await loadSettings();
  if (dialog !== settings) void start(dialog);
  settings = dialog;
  // What is behind the settings can't be used meanwhile, so browsers restyle the page (first-paint.css).
  root.dataset['distant'] = 'skipped';
  if (!dialog.open) dialog.showModal();
}

// Closing first gives the focus back while its place is still there.
function closeAndDecide(choices: Choices): void {
  settings?.close();
  decide(choices);
  addEventListener('click', ignoreSecondClick, { capture: true });
  setTimeout(() => {
    removeEventListener('click', ignoreSecondClick, { capture: true });
  }, DOUBLE_CLICK_MS);
}

/** The second click of a double click hits what was behind the banner, which may be a link. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

function apply(): void {
  const record = currentRecord();
  root.toggleAttribute('data-ask', !record);
  root.toggleAttribute('data-decided', record !== null);
  const { refused, needsReload } = consequencesOf(record, runningCategories);
  const unwanted = refused.flatMap((category) => markers[category]);
  for (const name of cookiesWithMarkers(document.cookie, unwanted)) {
    for (const deletion of deletionsOf(name, location)) document.cookie = deletion;
  }
  if (needsReload) location.reload();
}

function begin(): void {
  onChange(apply);
  addEventListener('storage', refresh);
  refresh();
  fillReviewPlaces();
  // A page that the browser restores from the history has missed later decisions.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
}

// A page that the browser only prerenders is no visit yet.
if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
else begin();
