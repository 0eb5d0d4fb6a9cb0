/** Marks words of a new file that somebody has to replace; the content check looks for it. */
export const replaceMark = 'Bitte ersetzen';

const replace = (what: string) => `${replaceMark}: ${what}`;

/** What stands in a new file, and what the command says. */
export const newTexts = {
  excerpt: replace('zwei Sätze, die sagen, was der Artikel beantwortet.'),
  author: replace('Name'),
  alt: replace('was auf dem Bild zu sehen ist'),
  pictureFile: '../pictures/bild.jpg',
  metaDescription: replace('ein bis zwei Sätze für Suchmaschinen.'),
  tag: replace('Schlagwort'),
  summary: [
    replace('das Wichtigste in einem Satz.'),
    replace('die zweite Aussage.'),
    replace('die dritte Aussage.'),
  ],
  reviewedBy: replace('wer es geprüft hat'),
  articleBody: [
    replace('der Anfang. Was geht in der Nacht vor, und für wen ist das?'),
    '## Erste Überschrift',
    replace('der Text. Eine Aussage über Forschung bekommt ihre Quelle in eckigen Klammern.'),
  ].join('\n\n'),
  personDescription: replace('zwei Sätze für die Karte in der Übersicht.'),
  facts: [replace('eine Tatsache'), replace('noch eine Tatsache')],
  personBody: replace('ein Absatz über diesen Menschen.'),
  answer: replace('die Antwort in einem Absatz.'),

  usage: (entries: readonly string[]) =>
    `So geht es: npm run new -- ${entries.join('|')} "Titel". Zum Beispiel: npm run new -- frage "Was kostet das?"`,
  created: (file: string) =>
    `${file} ist angelegt. Ersetze jede Stelle, an der „${replaceMark}“ steht; npm run content-check nennt sie dir. Die nächste Fassung der Website zeigt die Datei schon.`,
  noName: (title: string) =>
    `Aus „${title}“ lässt sich kein Dateiname machen. Nimm einen Titel mit Buchstaben oder Ziffern.`,
  exists: (file: string) => `${file} gibt es schon. Nimm einen anderen Titel.`,
  taken: (title: string) =>
    `Die Adresse, die aus „${title}“ würde, gehört schon zur Website. Nimm einen anderen Titel.`,
  failed: (file: string, sentences: readonly string[]) =>
    [`${file} ist angelegt, aber noch nicht in Ordnung:`, ...sentences].join('\n  '),
};
