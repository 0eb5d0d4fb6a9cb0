/** What is wrong with the two fields that every declaration has; K4 fixes two of the sentences. */
export const personMessages = {
  email: {
    invalid: 'Ungültige E-Mail-Adresse',
    tooLong: 'Die E-Mail-Adresse darf höchstens 255 Zeichen haben',
  },
  name: {
    missing: 'Name ist erforderlich',
    tooLong: 'Der Name darf höchstens 100 Zeichen haben',
  },
} as const;

/** What the two fields are called that every declaration has. */
export const personLabels = { name: 'Name', email: 'E-Mail-Adresse' } as const;

/** German words that cancellation and withdrawal share. */
export const texts = {
  email: 'E-Mail-Adresse *',
  name: 'Vor- und Nachname *',
  messages: 'Meldungen',
  closeMessage: 'Meldung schließen',
  requiredNote: '* Diese Angaben brauchen wir.',
  honeypot: 'Dieses Feld bitte leer lassen',
  sending: 'Wird übermittelt...',
  problems: 'Bitte sieh dir diese Angaben noch einmal an:',
  unexpectedError: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es erneut.',
  printReceipt: 'Beleg drucken',
  reference: 'Vorgangsnummer',
  receivedAt: 'Eingegangen am',
  moment: (day: string, time: string, offset: string) =>
    `${day}, ${time} Uhr (Deutschland, UTC${offset})`,
  privacy: { before: 'Was wir speichern, steht in der', link: 'Datenschutzerklärung', after: '.' },
  saveUnsent: 'Als Textdatei speichern',
  contact: 'So erreichst du uns',
  phoneHours: (hours: string) => `(${hours})`,
} as const;
