import { loadDocument } from '#lib/load-document.ts';
import { createQueryClient } from '#lib/query-client.ts';
import type { StartIsland } from '#site/island.ts';
import { untilParameter } from '../addresses.ts';
import { texts } from '../texts.ts';

/**
 * Adds the articles of the next page in place, as that page shows them; the address says how many pages are there.
 */
export const start: StartIsland = (list) => {
  const grid = list.querySelector('.article-grid');
  const more = list.querySelector<HTMLAnchorElement>('[data-in-place]');
  const status = list.querySelector('[role=status]');
  // The height that was reserved for restored articles.
  const freeRoom = () => document.documentElement.style.removeProperty('--room');
  if (!grid || !more || !status) {
    freeRoom();
    return;
  }
  const client = createQueryClient();
  const given = (name: string) => Number(list.dataset[name]);
  const [before, total] = [given('before'), given('total')];
  const problem = Object.assign(document.createElement('p'), { role: 'alert' });
  const articles = list.getElementsByClassName('read-link');
  let last = given('page');

  const addPage = async () => {
    const { href } = more;
    const page = await client.query({
      queryKey: ['articles', href],
      queryFn: () => loadDocument(href),
    });
    grid.append(...page.querySelectorAll('.article-grid > *'));
    last += 1;
    const following = page.querySelector('[data-in-place]')?.getAttribute('href');
    if (following) more.setAttribute('href', following);
    else more.remove();
  };

  /** Adds pages up to one; those that cannot be loaded are left out, which is said. */
  const lengthen = async (until: number) => {
    problem.remove();
    list.ariaBusy = 'true';
    status.textContent = texts.loading;
    try {
      while (last < until && more.isConnected) await addPage();
    } catch {
      problem.textContent = texts.failed;
      status.after(problem);
    }
    list.ariaBusy = 'false';
    status.textContent = texts.shown(before, articles.length, total);
    freeRoom();
  };

  more.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (list.ariaBusy === 'true') return;
    const shown = articles.length;
    void lengthen(last + 1).then(() => {
      const added = articles.length - shown;
      if (added === 0) return;
      // Going back to this page reserves the height until its articles are loaded again.
      const room = `${String(document.body.offsetHeight)}px`;
      history.replaceState({ room }, '', `?${untilParameter}=${last}`);
      status.textContent = texts.loaded(added, before + articles.length, total);
      (articles[shown] as HTMLElement).focus();
    });
  });

  // The built page contains fewer articles than the address asks for.
  const until = Number(new URLSearchParams(location.search).get(untilParameter));
  if (until > last) void lengthen(until);
};
