import type { Site } from '#content-model/queries.ts';

const monthAndYear = new Intl.DateTimeFormat('de-DE', {
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Fixed German text of the landing page. */
export const texts = {
  claimSource: (source: string, asOf: Date) => `(${source}, Stand ${monthAndYear.format(asOf)})`,
  ratingInWords: (stars: number) => `${stars.toLocaleString('de-DE')} von 5 Sternen`,
  /** An average must be shown with number, period and source of the reviews (BGH, I ZR 143/23). */
  ratingSource: ({ rating, reviewCount, reviewPeriod }: Site['claims']) =>
    // Browsers would part the period behind its dash.
    `aus ${reviewCount.value} Bewertungen (${reviewPeriod.replace('–', '–\u2060')}), Quelle: ${rating.source}`,
  firstAnswers: 'Das Wichtigste zum Schlafcoaching',
  whatIsIncluded: 'Was enthalten ist',
  whoItFits: 'Für wen es passt',
  evidence: 'Was Studien zur KVT-I zeigen',
  sample: 'Beispiel',
  readReview: 'Bewertung ansehen',
  reviewPlatform: 'Zur Plattform',
  allReviews: 'Alle Bewertungen ansehen',
  wholeTeam: 'Das ganze Team',
  readTime: 'Lesezeit',
  allArticles: 'Alle Artikel',
  screenNote: 'Illustrationen der App. Die Werte und Nachrichten darin sind Beispiele.',
  messageScreen: {
    label: 'Illustration der App: Nachrichten mit einer Psychologin',
    title: 'Nachrichten',
    appointment: ['Auftaktgespräch', 'Di, 18:30'],
    messages: [
      'Was hält dich nachts wach?',
      'Meine Gedanken. Und ich rechne aus, wie lange ich noch schlafen kann.',
      'Dann fangen wir genau dort an.',
      'Gut. Bis Dienstag!',
    ],
  },
  diaryScreen: {
    label: 'Illustration der App: eine Nacht im Schlaftagebuch',
    title: 'Nacht auf Dienstag',
    hours: ['22', '0', '2', '4', '6', '8 Uhr'],
    rows: [
      ['Im Bett seit', '22:50'],
      ['Eingeschlafen nach', '18 Min.'],
      ['Nachts wach', '49 Min.'],
      ['Aufgewacht', '6:47'],
      ['Geschlafen', '6 Std. 50 Min.'],
    ],
  },
  weekScreen: {
    label: 'Illustration der App: sieben Nächte im Rückblick',
    title: 'Deine Woche',
    days: ['Mi', 'Do', 'Fr', 'Sa', 'So', 'Mo', 'Di'],
    average: ['Im Schnitt geschlafen', '6 Std.'],
    decision: 'Die Uhr lässt du weiter umgedreht. Nächste Woche nehmen wir uns den Abend vor.',
  },
  moreQuestions: (count: number) => `${count.toString()} weitere Fragen`,
  weekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  linkToAnswer: 'Link zu dieser Antwort',
} as const;
