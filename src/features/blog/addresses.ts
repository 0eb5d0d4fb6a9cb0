/** What a reader sees of the list: a category, or all, and the pages from one to another. */
export interface ListView {
  /** Slug of a chip. */
  category?: string | undefined;
  from: number;
  until: number;
}

const untilParameter = 'bis';
const listAddress = /^\/blog(?:\/kategorie\/(?<category>[^/]+))?(?:\/seite\/(?<page>\d+))?$/;

export const articleAddress = (slug: string): string => `/blog/${slug}`;

const baseOf = (category?: string) => (category ? `/blog/kategorie/${category}` : '/blog');

/** Where a view of the list can be found again; further pages stand behind `?bis=`. */
export function addressOf({ category, from, until }: ListView): string {
  const page = from > 1 ? `/seite/${String(from)}` : '';
  return `${baseOf(category)}${page}${until > from ? `?${untilParameter}=${String(until)}` : ''}`;
}

/** The file with one page of the list. */
export const dataAddress = (category: string | undefined, page: number): string =>
  `${baseOf(category)}/seite/${String(page)}.json`;

/** The view at an address of the list; the opposite of `addressOf`. */
export function viewAt({ pathname, search }: { pathname: string; search: string }): ListView {
  const { category, page = '1' } = listAddress.exec(pathname)?.groups ?? {};
  const from = Number(page);
  const until = Number(new URLSearchParams(search).get(untilParameter) ?? from);
  return { category, from, until: Number.isInteger(until) ? Math.max(from, until) : from };
}
