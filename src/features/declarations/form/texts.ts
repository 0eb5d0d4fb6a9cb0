/** German words that cancellation and withdrawal share. */
export const texts = {
  messages: 'Meldungen',
  closeMessage: 'Meldung schließen',
  requiredNote: '* Diese Angaben brauchen wir.',
  trap: 'Dieses Feld bitte leer lassen',
  sending: 'Wird übermittelt...',
  problems: 'Bitte sieh dir diese Angaben noch einmal an:',
  printReceipt: 'Beleg drucken',
  reference: 'Vorgangsnummer',
  receivedAt: 'Eingegangen am',
  moment: (day: string, time: string, offset: string) =>
    `${day}, ${time} Uhr (Europe/Berlin, UTC${offset})`,
  contact: 'So erreichst du uns',
  phoneHours: (hours: string) => `(${hours})`,
} as const;
