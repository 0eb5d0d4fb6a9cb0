import type { QueryClient } from '@tanstack/query-core';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { createQueryClient } from '#lib/query-client.ts';
import { addressOf, dataAddress, viewAt, type ListView } from '../addresses.ts';
import { texts } from '../texts.ts';
import { ArticleList } from './article-list.tsx';
import { countOn, type ArticlePage } from './cut-pages.ts';

/**
 * Brings the finished list of a page to life. What it shows is fetched and not written into the page,
 * which would carry everything twice.
 *
 * @returns when the list works.
 */
export async function start(list: Element): Promise<void> {
  const client = createQueryClient();
  const view = viewAt(location);
  const pages = await loadPages(client, { ...view, until: view.from });
  await new Promise<void>((onReady) => {
    const props = { start: pages, view, client, onReady };
    hydrateRoot(list, <ArticleBrowser {...props} />);
  });
}

type ArticlePages = [ArticlePage, ...ArticlePage[]];

interface ArticleBrowserProps {
  /** What the page shows already. */
  start: ArticlePages;
  /** What the address of the page asks for. */
  view: ListView;
  client: QueryClient;
  onReady: () => void;
}

interface Words {
  status?: string;
  problem?: string;
}

/** The list of articles, which grows without leaving the page; its address says how many pages it shows. */
function ArticleBrowser({ start, view, client, onReady }: ArticleBrowserProps) {
  const [pages, setPages] = useState(start);
  const [words, setWords] = useState<Words>({});
  const [isBusy, setBusy] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  /** Resolves with the pages once they are shown; with undefined when they could not be loaded. */
  async function show(wanted: ListView): Promise<ArticlePages | undefined> {
    setBusy(true);
    setWords({ status: texts.loading });
    const loaded = await loadPages(client, wanted).catch(() => undefined);
    flushSync(() => {
      setBusy(false);
      setWords(loaded ? {} : { problem: texts.failed });
      if (loaded) setPages(loaded);
    });
    // The height that was reserved for restored articles is no longer needed.
    document.documentElement.style.removeProperty('--room');
    return loaded;
  }

  async function lengthen() {
    const longer = { ...view, until: (pages.at(-1) ?? pages[0]).page + 1 };
    const loaded = await show(longer);
    if (!loaded) return;
    // Going back to this page reserves the height until its articles are loaded again.
    const room = `${String(document.body.offsetHeight)}px`;
    history.replaceState({ room }, '', addressOf(longer));
    const added = loaded.at(-1)?.articles ?? [];
    const count = loaded.reduce((sum, page) => sum + countOn(page), loaded[0].before);
    setWords({ status: texts.loaded(added.length, count, loaded[0].total) });
    list.current?.querySelector<HTMLElement>(`[data-article="${added[0]?.slug ?? ''}"] a`)?.focus();
  }

  const onMore = (event: MouseEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!isBusy) void lengthen();
  };

  const restore = useEffectEvent(() => {
    // The built page contains fewer articles than the address asks for.
    if (view.until > view.from) void show(view);
  });
  useEffect(() => {
    onReady();
    queueMicrotask(restore);
  }, [onReady]);

  return <ArticleList ref={list} pages={pages} {...words} isBusy={isBusy} onMore={onMore} />;
}

/**
 * Loads the pages of a view, or takes them from the cache. Pages beyond the last are left out.
 *
 * @throws Error when a page can't be fetched after the retries of row D4.
 */
async function loadPages(client: QueryClient, view: ListView): Promise<ArticlePages> {
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
      // A file of our own build.
      return (await answer.json()) as ArticlePage;
    },
    // The files of a build don't change.
    staleTime: Infinity,
  });
}
