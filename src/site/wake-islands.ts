import type { StartIsland } from './island.ts';

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
  const { type } = event;
  // A document can be touched as well.
  const target = event.target as Partial<Element>;
  const island = target.closest?.<HTMLElement>('[data-island]');
  if (!island) return;
  const control = target.closest?.<HTMLAnchorElement>('[data-in-place],button[type=button]');
  const { ctrlKey, metaKey, shiftKey } = event;
  if (type !== 'click' || !control || ctrlKey || metaKey || shiftKey) {
    void wake(island, event);
    return;
  }
  event.preventDefault();
  void wake(island).then((works) => {
    if (works) control.click();
    else if (control.href) location.href = control.href;
  });
}

for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, onTouch);

for (const island of document.querySelectorAll<HTMLElement>('[data-at-once]')) {
  const { atOnce = '' } = island.dataset;
  // Every address matches what is empty.
  const isDue: unknown = atOnce === 'with-history' ? history.state : location.search.match(atOnce);
  if (isDue) void wake(island);
}
