import type { QueryClient } from '@tanstack/query-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addressOf, dataAddress, viewAt, type ListView } from '../addresses.ts';
import { texts } from '../texts.ts';
import { ArticleList, type OpenView } from './article-list.tsx';
import { countOn, type ArticlePage } from './cut-pages.ts';

type ArticlePages = [ArticlePage, ...ArticlePage[]];

export interface ArticleBrowserProps {
  /** What the page shows already. */
  start: ArticlePages;
  client: QueryClient;
  onReady: () => void;
}

interface Words {
  status?: string;
  problem?: string;
}

/**
 * The list of articles that filters and loads more without leaving the page. Every view has an address:
 * a category adds an entry to the history, further pages replace the current one.
 */
export function ArticleBrowser({ start, client, onReady }: ArticleBrowserProps) {
  const [pages, setPages] = useState(start);
  const [words, setWords] = useState<Words>({});
  const [isBusy, setBusy] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const latest = useRef(0);

  /** Resolves with the pages once they are shown; with undefined when they failed or are outdated. */
  async function show(view: ListView): Promise<ArticlePages | undefined> {
    const request = ++latest.current;
    setBusy(true);
    setWords({ status: texts.loading });
    const loaded = await loadPages(client, view).catch(() => undefined);
    if (request !== latest.current) return undefined;
    flushSync(() => {
      setBusy(false);
      setWords(loaded ? {} : { problem: texts.failed });
      if (loaded) setPages(loaded);
    });
    // The height that was reserved for restored articles is no longer needed.
    document.body.style.minHeight = '';
    if (loaded) document.title = document.title.replace(pages[0].title, loaded[0].title);
    return loaded;
  }

  const open: OpenView = (event, view) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (view.until > view.from) void lengthen(view);
    else void change(view);
  };

  async function change(view: ListView) {
    if (await show(view)) history.pushState(null, '', addressOf(view));
  }

  async function lengthen(view: ListView) {
    const loaded = await show(view);
    if (!loaded) return;
    // Going back to this page reserves the height until its articles are loaded again.
    const room = `${String(document.body.offsetHeight)}px`;
    history.replaceState({ room }, '', addressOf(view));
    const added = loaded.at(-1)?.articles ?? [];
    const count = loaded.reduce((sum, page) => sum + countOn(page), loaded[0].before);
    setWords({ status: texts.loaded(added.length, count, loaded[0].total) });
    list.current?.querySelector<HTMLElement>(`[data-article="${added[0]?.slug ?? ''}"] a`)?.focus();
  }

  const showAddress = useEffectEvent(() => show(viewAt(location)));

  useEffect(() => {
    const onStep = () => void showAddress();
    addEventListener('popstate', onStep);
    onReady();
    return () => removeEventListener('popstate', onStep);
  }, [onReady]);

  return <ArticleList ref={list} pages={pages} {...words} isBusy={isBusy} onOpen={open} />;
}

/**
 * Loads the pages of a view, or takes them from the cache. Pages beyond the last are left out.
 *
 * @throws Error when a page can't be fetched after the retries of row D4.
 */
export async function loadPages(client: QueryClient, view: ListView): Promise<ArticlePages> {
  const first = await loadPage(client, view.category, view.from);
  const until = Math.min(view.until, first.pages);
  const following = Array.from({ length: until - view.from }, (_, index) =>
    loadPage(client, view.category, view.from + index + 1),
  );
  return [first, ...(await Promise.all(following))];
}

function loadPage(client: QueryClient, category: string | undefined, page: number) {
  return client.query({
    queryKey: ['articles', category, page],
    queryFn: async ({ signal }) => {
      const answer = await fetch(dataAddress(category, page), { signal });
      if (!answer.ok) throw new Error(`The list answered ${String(answer.status)}.`);
      return (await answer.json()) as ArticlePage;
    },
    // The files of a build don't change.
    staleTime: Infinity,
  });
}
