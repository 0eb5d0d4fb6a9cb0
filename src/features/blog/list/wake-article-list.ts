/*
 * The list works without script. The first touch fetches what loads and filters in place, which is heavy;
 * a click waits for it, and leads to the page of its own if nothing comes.
 */
const list = document.querySelector<HTMLElement>('[data-articles]');
let isAwake = false;
let waking: Promise<void> | undefined;

async function start(): Promise<void> {
  const { start: startList } = await import('./start-article-browser.tsx');
  if (list) await startList(list);
  isAwake = true;
}

const wake = () => (waking ??= start());
const giveUp = () => document.body.style.removeProperty('min-height');

for (const type of ['pointerover', 'focusin']) {
  list?.addEventListener(type, () => void wake().catch(giveUp));
}

list?.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-in-place]');
  if (isAwake || !link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  wake().then(
    () => link.click(),
    () => location.assign(link.href),
  );
});

// The page as it was built holds less than such an address asks for.
if (new URLSearchParams(location.search).has('bis')) wake().catch(giveUp);
else giveUp();

export {};
