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

export const articleAddress = (slug: string): string => `/blog/${slug}`;

/** The address of a page of the list: of one category, by its slug, or of all articles. */
export const listAddress = (category?: string, page = 1): string =>
  ['/blog', category && `/kategorie/${category}`, page > 1 && `/seite/${page}`]
    .filter(Boolean)
    .join('');

/** Names the last of several pages that are shown at the address of the first one. */
export const untilParameter = 'bis';
