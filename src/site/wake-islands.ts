import type { StartIsland } from './island.ts';

const loading = new WeakMap<HTMLElement, Promise<boolean>>();

async function load(island: HTMLElement, event?: Event): Promise<boolean> {
  try {
    const address = island.dataset['island'] ?? '';
    const { start } = (await import(/* @vite-ignore */ address)) as { start: StartIsland };
    await start(island, event);
    delete island.dataset['island'];
    delete island.dataset['unloaded'];
    return true;
  } catch {
    // The browser logs what failed. The page works without script, and the next touch tries again.
    island.dataset['unloaded'] = '';
    loading.delete(island);
    document.body.style.minHeight = '';
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
  const { target, type } = event;
  // Not every target is an element.
  if (!(target instanceof Element)) return;
  const island = target.closest<HTMLElement>('[data-island]');
  if (!island) return;
  const control = target.closest<HTMLAnchorElement>('[data-in-place],button[type=button]');
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

function isDue(atOnce = ''): boolean {
  if (atOnce === 'with-history') return history.state !== null;
  return atOnce === 'always' || new URLSearchParams(location.search).has(atOnce.slice(1));
}

for (const island of document.querySelectorAll<HTMLElement>('[data-at-once]')) {
  if (isDue(island.dataset['atOnce'])) void wake(island);
}
