import type { StartForm } from '#features/declarations/form/form-island.tsx';

/*
 * A form works without script. The first touch fetches what makes it answer in place; at once when there
 * is a receipt to show: the page was posted, or this entry of the history keeps one.
 */
const island = document.querySelector<HTMLElement>('[data-island]');
const wake = async (event?: Event) => {
  if (!island) return;
  try {
    const address = island.dataset['island'] ?? '';
    const { start } = (await import(/* @vite-ignore */ address)) as { start: StartForm };
    await start(island, event);
  } catch {
    // Without it the form goes on as without script; the browser has noted what failed.
  }
};
if (history.state || island?.dataset['posted']) void wake();
for (const type of ['pointerover', 'focusin', 'click'])
  island?.addEventListener(type, (event) => void wake(event));
