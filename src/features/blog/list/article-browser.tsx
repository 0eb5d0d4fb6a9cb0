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
 * The list that loads and filters in place. Every view has an address: a category is a step in the
 * history, further pages only lengthen the address, so that going back and reloading keep the place.
 */
export function ArticleBrowser({ start, client, onReady }: ArticleBrowserProps) {
  const [pages, setPages] = useState(start);
  const [words, setWords] = useState<Words>({});
  const [isBusy, setBusy] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const latest = useRef(0);

  /** Resolves with the pages once they are shown, with nothing when they failed or came too late. */
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
    // The place that was kept free while the page came back is filled.
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
    // With the room it takes the next visit can keep the place free until the articles are there again.
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
 * The pages of a view from the server's files, or from memory. Pages beyond the last are left out.
 *
 * @throws when a page could not be fetched, after the attempts of row D4.
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
    // Files of a build do not change while somebody looks at them.
    staleTime: Infinity,
  });
}
