export const layoutTexts = {
  office: 'Büro',
  officeOf: (name: string) => `Büro ${name}`,
  skip: 'Zum Inhalt',
  notFound: 'Diese Seite gibt es im Büro nicht.',
  failed: 'Das hat gerade nicht geklappt. Versuche es in einer Minute noch einmal.',
  locked:
    'Nicht gespeichert. Jemand anderes bearbeitet gerade dieses Dokument. Warte, bis die Person fertig ist, oder lade die Seite neu und übernimm die Bearbeitung.',
  toCorrect: (fields: string) => `Nicht gespeichert. Sieh noch einmal nach bei ${fields}.`,
  tooLarge:
    'Das ist zu groß. Kürze den Text oder verkleinere das Bild; es wurde nichts gespeichert.',
  again: 'Noch einmal versuchen',
  signedOut: 'Du bist nicht mehr angemeldet.',
  foreign:
    'Diese Anfrage kam von einer anderen Seite und wurde abgelehnt. Öffne das Büro neu und versuche es noch einmal.',
} as const;
