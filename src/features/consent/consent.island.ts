import { markers, scripts } from 'virtual:consent-rules';
import { loadDocument } from '#lib/load-document.ts';
import { keysOf, recordOf } from '#lib/records.ts';
import type { StartIsland } from '#site/island.ts';
import type { ConsentAction } from './consent-banner.tsx';
import {
  consentKey,
  consequencesOf,
  optionalCategories,
  type Choices,
  clearStorage,
  cookiesWithMarkers,
  deletionsOf,
} from './consent-record.ts';
import {
  currentChoices,
  currentRecord,
  decide,
  onChange,
  onConsent,
  refresh,
  runningCategories,
} from './consent-store.ts';
import sheet from './settings-dialog.css?url';
import { texts } from './texts.ts';

const root = document.documentElement;
const DOUBLE_CLICK_MS = 500;
let settings: HTMLDialogElement | undefined;

let loading: Promise<HTMLDialogElement> | undefined;

const failure = Object.assign(document.createElement('strong'), {
  role: 'alert',
  textContent: ` ${texts.settingsFailed}`,
});

/** What the switches show, which is no decision yet (row C4). */
const draftOf = (dialog: HTMLDialogElement) =>
  recordOf(optionalCategories, (category) =>
    switchesOf(dialog).some(({ name, checked }) => name === category && checked),
  );

const switchesOf = (dialog: HTMLDialogElement) => [
  ...dialog.querySelectorAll<HTMLInputElement>('input:enabled'),
];

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
  const action = keysOf(actions).find((name) => control && name === control.dataset['choose']);
  if (action === undefined) return;
  if (type === 'click') actions[action]();
  else if (action === 'settings' || action === 'again') void loadSettings();
}

async function openSettings(): Promise<void> {
  failure.remove();
  const dialog = await loadSettings().catch(() => undefined);
  if (!dialog) {
    // Both ways to the settings leave the banner in sight.
    document.querySelector('.consent > p')?.append(failure);
    return;
  }
  if (dialog !== settings) void start(dialog);
  settings = dialog;
  // What is behind the settings can't be used meanwhile, so browsers restyle the page (first-paint.css).
  root.dataset['visit'] = 'navigate';
  if (dialog.open) return;
  dialog.showModal();
  // Not every screen reader says the name of a dialog whose first button has the focus.
  dialog.focus();
}

// Closing first gives the focus back while its place is still there.
function closeAndDecide(choices: Choices): void {
  settings?.close();
  const hadFocus = document.activeElement?.closest('.consent') !== null;
  decide(choices);
  // The button that was pressed is gone with the banner; the page goes on at its beginning.
  if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
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
  try {
    clearStorage(localStorage, unwanted);
    clearStorage(sessionStorage, unwanted);
  } catch {
    // Storage is forbidden, so nothing is in it either.
  }
  if (needsReload) location.reload();
}

function begin(): void {
  onChange(apply);
  addEventListener('storage', ({ key }) => {
    // Without a key everything was deleted.
    if (key === null || key === consentKey) refresh();
  });
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

/** Loads the script of every place on this page once its category is allowed, never before (row C6). */
function fillReviewPlaces(): void {
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

/** Brings the settings and their styles into the page, once; after a failure the next call tries again. */
function loadSettings(): Promise<HTMLDialogElement> {
  loading ??= Promise.all([loadDialog(), loadSheet()]).then(([dialog]) => insert(dialog));
  loading.catch(() => (loading = undefined));
  return loading;
}

function insert(dialog: HTMLDialogElement): HTMLDialogElement {
  const showDecision = () => {
    const choices: Readonly<Record<string, boolean>> = currentChoices();
    for (const one of switchesOf(dialog)) one.checked = choices[one.name] === true;
  };
  // A draft is forgotten when the settings close, and another tab may decide meanwhile.
  dialog.addEventListener('close', showDecision);
  onChange(showDecision);
  showDecision();
  document.body.append(dialog);
  return dialog;
}

async function loadDialog(): Promise<HTMLDialogElement> {
  const dialog = (await loadDocument('/cookie-einstellungen.htm')).querySelector('dialog');
  if (!dialog) throw new Error('There is no dialog in the settings.');
  return dialog;
}

function loadSheet(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet;
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    document.head.append(link);
  });
}
