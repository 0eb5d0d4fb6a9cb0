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
