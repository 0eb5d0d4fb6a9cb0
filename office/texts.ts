/** Words that several folders of the office use; what Payload says stands in `payload-texts.ts`. */
export const officeTexts = {
  title: ' · Büro',
  page: { description: 'Das Büro der Website' },
  // Without a colon, because Payload turns what follows one into a list of fields.
  staleSave:
    'Nicht gespeichert. Das Dokument wurde inzwischen geändert, von jemand anderem oder von dir in einem anderen Fenster. Lade die Seite neu; deine Änderungen werden dir dann wieder angeboten.',
  mail: { greeting: 'Hallo,', closing: ['Viele Grüße', 'das Büro der Website'] },
  text: 'Text',
  changedBy: 'Geändert von',
  longBlock: (most: number) =>
    `Ein Absatz ist länger als ${most.toLocaleString('de-DE')} Zeichen. Teile ihn.`,
  people: { singular: 'Person', plural: 'Personen', name: 'Name', role: 'Rolle' },
  media: {
    singular: 'Bild',
    plural: 'Bilder',
    group: 'Bilder',
    alt: 'Was zu sehen ist',
    altHint:
      'Für Menschen, die das Bild nicht sehen. Wo du das Bild auswählst, wird es übernommen.',
  },
  blocks: {
    box: { singular: 'Zitat oder Kasten', plural: 'Zitate und Kästen' },
    figure: { singular: 'Abbildung', plural: 'Abbildungen' },
    note: { singular: 'Notiz', plural: 'Notizen' },
    noteHint: 'Steht nicht auf der Website',
    citation: { singular: 'Quelle', plural: 'Quellen' },
    anchor: 'Stelle auf der Seite',
  },
};
