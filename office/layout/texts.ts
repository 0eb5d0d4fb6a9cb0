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
  searchList: 'In dieser Liste suchen',
  /** Names for Payload's controls that have none, by their classes. */
  controls: {
    'popup-button': 'Mehr',
    'relationship-add-new__add-button': 'Neu hinzufügen',
    LexicalEditorTheme__block__removeButton: 'Entfernen',
    LexicalEditorTheme__inlineBlock__editButton: 'Bearbeiten',
    LexicalEditorTheme__inlineBlock__removeButton: 'Entfernen',
    'date-time-picker__clear-button': 'Leeren',
    'upload-relationship-details__edit': 'Bearbeiten',
    'upload-relationship-details__remove': 'Entfernen',
    collapsible__drag: 'Verschieben',
  },
  signedOut: 'Du bist nicht mehr angemeldet.',
  foreign:
    'Diese Anfrage kam von einer anderen Seite und wurde abgelehnt. Öffne das Büro neu und versuche es noch einmal.',
} as const;
