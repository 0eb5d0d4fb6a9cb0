/** What the text editor says. */
export const editorTexts = {
  noTarget:
    'Der Link führt nirgendwohin. Schreib eine Adresse wie https://www.beispiel.de oder die Adresse einer Seite dieser Website wie /preise.',
  ownPage: 'Oder eine Seite dieser Website',
  noPage: 'Auswählen …',
  /** Pages that are no documents of their own, by their addresses. */
  pages: {
    '/': 'Startseite',
    '/preise': 'Preise',
    '/wirksamkeit': 'Was Studien zeigen',
    '/team': 'Das Team',
    '/blog': 'Alle Artikel',
    '/wach': 'Jetzt wach?',
    '/schlaftagebuch': 'Schlaftagebuch',
    '/passt-das': 'Passt das zu mir?',
    '/suche': 'Suche',
    '/kuendigung': 'Kündigung',
    '/widerruf': 'Widerruf',
    '/agb': 'AGB',
    '/datenschutz': 'Datenschutz',
    '/impressum': 'Impressum',
    '/barrierefreiheit': 'Barrierefreiheit',
  },
  tooMuch: (most: number) =>
    `Das sind mehr als ${most.toLocaleString('de-DE')} Zeichen auf einmal. Füge den Text in Teilen ein.`,
  table: 'Tabelle',
  /** The buttons above a text, by their names in Payload's editor. */
  toolbar: {
    add: 'Einfügen',
    blocks: 'Kästen und Abbildungen',
    inlineBlocks: 'Im Satz',
    text: 'Absatz, Überschrift oder Liste',
    bold: 'Fett',
    italic: 'Kursiv',
    inlineCode: 'Wie Code',
    link: 'Link',
  },
  noSource: 'Quelle fehlt',
  missingSource: (key: string) => `${key}: gibt es nicht mehr`,
  noFigure: 'Wähle eine Abbildung, dann steht sie hier.',
};
