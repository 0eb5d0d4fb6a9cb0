/** Fixed German text of the page about the price. */
export const texts = {
  perMonth: (vatNote: string, noticeNote: string) => `pro Monat ${vatNote}, ${noticeNote}`,
  goodFor: 'Wofür der Weg richtig ist',
  whoPays: 'Wer bezahlt',
  howTo: 'Wie du hinkommst',
  asOf: (day: string) =>
    `Stand: ${day}. Angaben für gesetzlich Versicherte; private Verträge unterscheiden sich.`,
} as const;
