/** The chips above the articles (row B2); other categories are found under “Alle” only. */
export const chips = [
  { slug: 'schlafstoerungen', name: 'Schlafstörungen' },
  { slug: 'beratung', name: 'Beratung' },
  { slug: 'entspannung', name: 'Entspannung' },
  { slug: 'gesundheit', name: 'Gesundheit' },
] as const;

/** The name of a chip as articles carry it; `undefined` stands for all of them. */
export const categoryName = (slug: string | undefined): string | undefined =>
  chips.find((chip) => chip.slug === slug)?.name;

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

/** Row R14: what is no article leads to the list. */
export const unknownArticle = { from: '/blog/*', to: '/blog', status: 302 } as const;
