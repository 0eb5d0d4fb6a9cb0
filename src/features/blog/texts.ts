/** Fixed German text of the blog. */
export const texts = {
  title: 'Schlaf-Wissen',
  headingOf: (category: string) => `Schlaf-Wissen: ${category}`,
  allCategories: 'Alle',
  categories: 'Kategorien',
  pageTitle: (category: string | undefined, page: number) =>
    [
      category ? `${category} – Schlaf-Wissen` : 'Schlaf-Wissen',
      page > 1 ? `Seite ${String(page)}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  pageDescription: (description: string, category: string | undefined, page: number) =>
    `${page > 1 ? `Seite ${String(page)}. ` : ''}${category ? `Artikel aus dem Bereich ${category}: verständlich erklärt, mit Quellen belegt und fachlich geprüft.` : description}`,
  featured: 'Empfohlener Artikel',
  allArticles: 'Alle Artikel',
  articlesIn: (category: string) => `Artikel in ${category}`,
  read: 'Lesen',
  readArticle: (title: string) => `Lesen: ${title}`,
  empty: (category: string) =>
    `In ${category} gibt es noch keinen Artikel. Sobald einer fertig und fachlich geprüft ist, steht er hier.`,
  instead: 'Vielleicht passt bis dahin einer von diesen:',
  loadMore: 'Mehr Artikel laden',
  newer: 'Neuere Artikel',
  loading: 'Artikel werden geladen …',
  failed: 'Die Artikel ließen sich nicht laden. Bitte versuche es noch einmal.',
  /** After those of the pages before. */
  shown: (before: number, count: number, total: number) =>
    before > 0
      ? `Artikel ${before + 1} bis ${before + count} von ${total}`
      : `${count} von ${total} ${total === 1 ? 'Artikel' : 'Artikeln'}`,
  loaded: (added: number, count: number, total: number) =>
    `${String(added)} ${added === 1 ? 'weiterer' : 'weitere'} Artikel, ${String(count)} von ${String(total)}`,
  backToBlog: 'Zurück zum Blog',
  writtenBy: 'Geschrieben von',
  reviewedBy: 'Fachlich geprüft von',
  readTime: (minutes: string) => `${minutes.replace(' ', '\u00A0')} Lesezeit`,
  updated: (day: string) => `Aktualisiert am ${day}`,
  tags: 'Schlagwörter',
  share: 'Teilen',
  shared: 'Der Link ist kopiert.',
  notShared: 'Der Link ließ sich nicht kopieren. Du findest ihn in der Adresszeile.',
  summary: 'Das Wichtigste in Kürze',
  /** What is shown large beside its sentence; half of a range would say something else. */
  amount: /(?<![\d,–]|bis )(?<number>\d+(?:[,–]\d+)?)\s(?<unit>Minuten|Stunden|Wochen|mg)/u,
  guest: 'Gastartikel',
  table: 'Tabelle',
  figures: { asleep: 'geschlafen', awakeInBed: 'wach im Bett' },
  reviewed: (name: string, day: string) => `Fachlich geprüft von ${name} am ${day}.`,
  printedFrom: (address: string) => `Dieser Artikel steht unter ${address}`,
  related: 'Ähnliche Artikel',
  readOn: 'Weiterlesen',
  allArticlesLink: 'Alle Artikel ansehen',
  closing: 'Bereit für besseren Schlaf?',
} as const;
