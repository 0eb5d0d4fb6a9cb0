import type { StartIsland } from './island.ts';

const PATIENCE_MS = 3000;

const loading = new WeakMap<HTMLElement, Promise<boolean>>();

async function load(island: HTMLElement, event?: Event): Promise<boolean> {
  const { dataset } = island;
  const address = dataset['island'] ?? '';
  try {
    const { start } = (await import(/* @vite-ignore */ address)) as { start: StartIsland };
    await start(island, event);
    delete dataset['island'];
    delete dataset['unloaded'];
    return true;
  } catch {
    // The browser logs what failed. The page works without script, and the next touch tries again, at an address that
    // is new to browsers, of which many remember that the other one gave nothing.
    dataset['unloaded'] = '';
    dataset['island'] = address + '?';
    loading.delete(island);
    return false;
  }
}

/** Loads the script of an island and starts it, once; tells whether it works. */
export function wake(island: HTMLElement, event?: Event): Promise<boolean> {
  const started = loading.get(island) ?? load(island, event);
  loading.set(island, started);
  return started;
}

function onTouch(event: Event & Partial<MouseEvent>): void {
  // A document can be touched as well.
  const target = event.target as Partial<Element>;
  const island = target.closest?.<HTMLElement>('[data-island]');
  if (!island) return;
  const control = target.closest?.<HTMLAnchorElement & HTMLButtonElement>('[data-in-place],button');
  if (event.type !== 'click' || !control || event.ctrlKey || event.metaKey || event.shiftKey) {
    void wake(island, event);
    return;
  }
  event.preventDefault();
  const tooLate = (resolve: (works: undefined) => void) => {
    // What is sent without the script as well waits for it only so long.
    if (control.form) setTimeout(resolve, PATIENCE_MS);
  };
  void Promise.race([wake(island), new Promise<undefined>(tooLate)]).then((works) => {
    if (works) {
      control.click();
      return;
    }
    island.dataset['unloaded'] = '';
    if (control.href) location.href = control.href;
    else control.form?.requestSubmit(control);
  });
}

for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, onTouch);

for (const island of document.querySelectorAll<HTMLElement>('[data-at-once]')) {
  // Every address matches what is empty, and an entry of the history that keeps something is an object.
  if (`${location.search}${history.state}`.match(island.dataset['atOnce'] ?? '')) void wake(island);
}
