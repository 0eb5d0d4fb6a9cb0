/** Fixed German text of the page about the price. */
export const texts = {
  perMonth: (vatNote: string, noticeNote: string) => `pro Monat ${vatNote}, ${noticeNote}`,
  moreTerms: (count: number) => `${String(count)} weitere Angaben`,
  moreWays: (count: number) => `${String(count)} weitere Wege`,
  goodFor: 'Wann das passt',
  whoPays: 'Wer bezahlt',
  howTo: 'So kommst du hin',
  asOf: (day: string) =>
    `Stand: ${day}. Angaben für gesetzlich Versicherte; private Verträge unterscheiden sich.`,
} as const;
