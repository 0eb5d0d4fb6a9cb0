import type { Placeholder } from '../../src/content-model/placeholders.ts';
import { inGerman } from '../german.ts';

/** What a single entry is called, where the title of its collection is a plural. */
export const singularTitles: Readonly<Record<string, string>> = {
  sources: 'Quelle',
  team: 'Person',
  faq: 'Frage',
  testimonials: 'Stimme',
  consentServices: 'Dienst',
};

/** What the office says of fields, addresses and lists. */
export const editingTexts = {
  slug: { label: 'Adresse', hint: 'Bleibt sie leer, entsteht sie von selbst.' },
  key: {
    label: 'Kürzel',
    hint: 'Steht in kurzen Texten für die Quelle und entsteht von selbst.',
  },
  badSlug: 'Daraus lässt sich keine Adresse machen. Nimm Buchstaben oder Ziffern.',
  publicAddress: 'Auf der Website',
  laterAddress: 'Nach dem Veröffentlichen auf der Website',
  noAddressYet: 'Die Adresse auf der Website steht hier, sobald du gespeichert hast.',
  picture: 'Bild',
  altHere:
    'Lass es leer: Beim Speichern kommt hierher, was beim Bild selbst steht. Nur für diese Stelle kannst du etwas anderes schreiben; bei reinem Schmuck leerst du es nach dem Speichern.',
  focus: {
    title: 'Was vom Bild sichtbar bleibt, wenn es beschnitten wird',
    across: 'Von links nach rechts',
    down: 'Von oben nach unten',
  },
  row: {
    singular: 'Eintrag',
    plural: 'Einträge',
    numbered: (number: number) => `Eintrag ${String(number)}`,
  },
  wordList: 'Schreiben, dann die Eingabetaste',
  noNumber: 'Das ist keine Zahl. Schreib zum Beispiel 69 oder 79,90.',
  noDay: 'Diesen Tag gibt es nicht. Schreib zum Beispiel 24.12.2026.',
  readingTime: 'Rechnet das Büro aus der Länge des Textes.',
  factsInText:
    'Wörter in geschweiften Klammern füllt die Website mit deinen Angaben, etwa {preis} mit dem Preis.',
  /** What replaces each word in curly brackets, and where editors change it. */
  filledWords: {
    preis: 'der Preis, aus „Preis“',
    'support-email': 'die Adresse für Fragen, aus „Kontakt“',
    gespraechsdauer: 'wie lange ein Gespräch dauert, aus „Zahlen und ihre Belege“',
    'chat-antwort': 'wann der Chat beantwortet wird, aus „Zahlen und ihre Belege“',
    geraet: 'auf welchem Gerät die App läuft, aus „Zahlen und ihre Belege“',
    startangebot: 'was das Startangebot kostet, aus „Was nur ihr entscheidet“',
    dauer: 'wie lange man das Coaching einplant, aus „Was nur ihr entscheidet“',
    erstattung: 'wann ihr Geld zurückgebt, aus „Was nur ihr entscheidet“',
    abrechnung: 'was zahlt, wer mitten im Monat bucht, aus „Was nur ihr entscheidet“',
    rueckblick: 'wie der Rückblick stattfindet, aus „Was nur ihr entscheidet“',
    kurse: 'wo man Präventionskurse bucht, aus „Was nur ihr entscheidet“',
    'zuerst-in-die-praxis': 'was zuerst in eine Praxis gehört, aus „Für wen das Coaching passt“',
    'weitere-gruende': 'weitere Gründe für eine Praxis, aus „Für wen das Coaching passt“',
    'gegen-kurze-naechte': 'was gegen kurze Nächte spricht, aus „Für wen das Coaching passt“',
  } satisfies Readonly<Record<Placeholder, string>>,
  stillUsed: (title: string, uses: readonly string[], more: number) =>
    `„${title}“ wird noch gebraucht, deshalb bleibt es. Nimm es zuerst aus ${uses.join(', ')}${more > 0 ? ` und ${String(more)} weiteren` : ''} heraus.`,
  onlyLooks: 'Dieselben Wörter, anders gestaltet',
  yes: 'ja',
  no: 'nein',
  uses: 'Wird gebraucht von:',
  unused: 'Keine andere Stelle verweist darauf.',
  removed: 'Entfernt.',
  undo: 'Rückgängig',
  localCopy: {
    found: (at: Date) =>
      `Dein Browser hat noch Änderungen vom ${inGerman(at)}, die nicht gespeichert sind.`,
    shown: 'Im Formular',
    kept: 'Im Browser',
    compare: 'Vergleichen',
    apply: 'Übernehmen',
    drop: 'Verwerfen',
  },
};
