import { markers } from 'virtual:consent-rules';
import type { StartIsland } from '#site/island.ts';
import type { ConsentAction } from './actions.ts';
import { consequencesOf } from './consent-record.ts';
import { currentChoices, currentRecord, decide, onChange, refresh } from './consent-store.ts';
import { cookiesWithMarkers, deletionsOf } from './cookie-deletion.ts';
import { runningCategories } from './on-consent.ts';
import { fillPlaces } from './script-places.ts';

const root = document.documentElement;

const actions: Record<ConsentAction, () => void> = {
  all: () => decide({ analytics: true, marketing: true }),
  necessary: () => decide({ analytics: false, marketing: false }),
  reviews: () => decide({ ...currentChoices(), analytics: true }),
  settings: () => void openSettings(),
  again: () => {
    root.dataset['ask'] = '';
    void openSettings();
  },
};

/** Makes the controls of an element work: the banner, the button, or the place of reviews. */
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

const loadSettings = () => import('./show-settings.tsx');

async function openSettings(): Promise<void> {
  const { showSettings } = await loadSettings();
  showSettings();
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
  fillPlaces();
  // A page that the browser restores from the history has missed later decisions.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
  const banner = document.querySelector<HTMLElement>('section:has(> [data-choose])');
  if (banner) new ResizeObserver(() => makeRoomFor(banner)).observe(banner);
}

/**
 * Reserves room for the banner, so that it hides nothing. consent.css reserves enough for text of the
 * usual size; only a taller banner sets the property, because that restyles every element.
 */
function makeRoomFor({ offsetHeight }: HTMLElement): void {
  root.style.removeProperty('--consent');
  const room = Number.parseFloat(getComputedStyle(document.body).paddingBottom);
  if (offsetHeight > room) root.style.setProperty('--consent', `${offsetHeight.toString()}px`);
}

// A page that the browser only prerenders is no visit yet.
if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
else begin();
