/** The categories to filter by (row B2). Articles of other categories are listed under “Alle” only. */
export const chips = [
  { slug: 'schlafstoerungen', name: 'Schlafstörungen' },
  { slug: 'beratung', name: 'Beratung' },
  { slug: 'entspannung', name: 'Entspannung' },
  { slug: 'gesundheit', name: 'Gesundheit' },
] as const;

/** The name of a category; `undefined` for all articles. */
export const categoryName = (slug: string | undefined): string | undefined =>
  chips.find((chip) => chip.slug === slug)?.name;

/** The part of the list that is shown: one category or all of them, and a range of pages. */
export interface ListView {
  /** Slug of a category. */
  category?: string | undefined;
  from: number;
  until: number;
}

const untilParameter = 'bis';

/** In an address that asks for more than its page holds as it was built. */
export const furtherPages = `?${untilParameter}` as const;

const listAddress = /^\/blog(?:\/kategorie\/(?<category>[^/]+))?(?:\/seite\/(?<page>\d+))?$/;

export const articleAddress = (slug: string): string => `/blog/${slug}`;

const baseOf = (category?: string) => (category ? `/blog/kategorie/${category}` : '/blog');

/** The address of a view; further pages on the same screen are in `?bis=`. */
export function addressOf({ category, from, until }: ListView): string {
  const page = from > 1 ? `/seite/${String(from)}` : '';
  return `${baseOf(category)}${page}${until > from ? `?${untilParameter}=${String(until)}` : ''}`;
}

/** The address of the JSON file with one page of the list. */
export const dataAddress = (category: string | undefined, page: number): string =>
  `${baseOf(category)}/seite/${String(page)}.json`;

/** The view at an address of the list: the inverse of `addressOf`. */
export function viewAt({ pathname, search }: { pathname: string; search: string }): ListView {
  const { category, page = '1' } = listAddress.exec(pathname)?.groups ?? {};
  const from = Number(page);
  const until = Number(new URLSearchParams(search).get(untilParameter) ?? from);
  return { category, from, until: Number.isInteger(until) ? Math.max(from, until) : from };
}

/** Row R14: the address of an unknown article redirects to the list. */
export const unknownArticle = { from: '/blog/*', to: '/blog', status: 302 } as const;
