import { addressOf } from '../addresses.ts';
import { categoryName } from '../categories.ts';
import { texts } from '../texts.ts';
import type { ArticleListProps } from './article-list.tsx';
import { countOn } from './article-page.ts';

export type ListEndProps = Pick<ArticleListProps, 'pages' | 'status' | 'problem' | 'onOpen'>;

/** How many articles are shown, and the ways to those before and after (row B5). */
export function ListEnd({ pages, status, problem, onOpen }: ListEndProps) {
  const [{ category, page: from }] = pages;
  const last = pages.at(-1) ?? pages[0];
  const following = last.page + 1;
  return (
    <div className="list-end stack-4 items-center text-center">
      {following <= last.pages ? (
        <a
          href={addressOf({ category, from: following, until: following })}
          className="button button-quiet button-large"
          data-in-place
          onClick={(event) => onOpen?.(event, { category, from, until: following })}
        >
          {texts.loadMore}
        </a>
      ) : null}
      <p role="status" className="text-text-muted">
        {status ?? howMany(pages)}
      </p>
      {problem ? <p role="alert">{problem}</p> : null}
      {from > 1 ? (
        <a href={addressOf({ category, from: from - 1, until: from - 1 })} className="link">
          {texts.newer}
        </a>
      ) : null}
    </div>
  );
}

function howMany(pages: ListEndProps['pages']): string {
  const [{ category, before, total }] = pages;
  const name = categoryName(category);
  if (total === 0 && name) return texts.empty(name);
  const count = pages.reduce((sum, page) => sum + countOn(page), 0);
  if (before > 0) return texts.shownFrom(before + 1, before + count, total);
  return texts.shown(count, total);
}
