const quoted = (text: string) => `„${text}“`;
const number = (value: number) => value.toLocaleString('de-DE', { useGrouping: false });
const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
const didYouMean = (name: string | undefined) => (name ? ` Meintest du ${quoted(name)}?` : '');
const bounds = {
  most: 'erlaubt sind höchstens',
  least: 'nötig sind mindestens',
  exact: 'nötig sind genau',
};

const kinds: Record<string, string> = {
  string: 'ein Text',
  number: 'eine Zahl',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'eine Gruppe von Feldern',
};

const wrongKindAdvice: Record<string, (written: unknown) => string> = {
  'string-number': (written) => `Setze sie in Anführungszeichen: '${String(written)}'.`,
  'string-boolean': (written) => `Setze das Wort in Anführungszeichen: '${String(written)}'.`,
  'string-object': () =>
    'Enthält der Text einen Doppelpunkt? Dann setze den ganzen Text in einfache Anführungszeichen.',
  'string-array': () => 'Nimm den Strich am Anfang der Zeile weg.',
  'array-string': () => 'Schreibe jeden Eintrag in eine eigene Zeile, die mit „- “ beginnt.',
  'number-string': () =>
    'Schreibe nur Ziffern, ohne Anführungszeichen und ohne Einheit; Kommazahlen mit Punkt.',
  'boolean-string': () => 'Schreibe true oder false, ohne Anführungszeichen.',
};

/** What the content model says of a field. */
export interface FieldWords {
  title?: string;
  description?: string;
  examples?: (string | number)[];
  enum?: string[];
  /** What each choice is called, in their order. */
  enumDescriptions?: string[];
}

const either = new Intl.ListFormat('de', { type: 'disjunction' });

/** Title, examples, choices and description of a field, in one line. */
function inOneLine({ title, examples, enumDescriptions = [], ...rest }: FieldWords): string {
  const named = [title, examples && `zum Beispiel ${either.format(examples.map(String))}`];
  const choices = enumDescriptions.map((word, at) => `; ${rest.enum?.[at] ?? ''}: ${word}`);
  const description = rest.description ? `; ${rest.description}` : '';
  return `${named.filter(Boolean).join(', ')}${choices.join('')}${description}`;
}

/** Every German sentence of the content check. */
export const texts = {
  listItem: (position: number) => `Eintrag ${position}`,
  located: (file: string, line: number | undefined, field: string | undefined, sentence: string) =>
    `${[file, line && `Zeile ${line}`, field && `Feld ${quoted(field)}`].filter(Boolean).join(', ')}: ${sentence}`,
  withField: (sentence: string, field: FieldWords) =>
    field.title ? `${sentence} (${inOneLine(field)})` : sentence,

  notUtf8: 'Ein Zeichen ist nicht lesbar. Speichere die Datei als UTF-8 und prüfe die Umlaute.',
  emptyFile: 'Die Datei ist leer. Fülle sie aus oder stelle die vorige Fassung wieder her.',
  noFrontMatter:
    'Oben fehlt der Kopf mit den Feldern. Er beginnt in der ersten Zeile mit --- und endet mit einer Zeile ---.',
  missingField: 'Das Feld fehlt. Trage es ein.',
  empty: 'Das Feld ist leer. Fülle es aus.',
  unknownField: (known: readonly string[]) =>
    `Dieses Feld kennt die Website nicht. Lösche es oder nimm eines von diesen: ${known.join(', ')}.`,
  unknownFieldMeant: (closest: string) =>
    `Dieses Feld kennt die Website nicht. Meintest du ${quoted(closest)}? Dann benenne es um.`,
  textLength: (length: number, side: 'most' | 'least', limit: number) =>
    `Der Text hat ${length} Zeichen, ${bounds[side]} ${limit}. ${side === 'most' ? 'Kürze ihn.' : 'Ergänze ihn.'}`,
  listLength: (length: number, side: 'most' | 'least' | 'exact', limit: number) =>
    `Die Liste hat ${length} ${length === 1 ? 'Eintrag' : 'Einträge'}, ${bounds[side]} ${limit}. ${length > limit ? 'Lösche Einträge.' : 'Ergänze Einträge.'}`,
  numberLimit: (value: number, side: 'most' | 'least', limit: number, inclusive: boolean) => {
    const bound = side === 'most' ? ['höchstens', 'kleiner als'] : ['mindestens', 'größer als'];
    return `Die Zahl ${number(value)} passt nicht. Sie muss ${bound[inclusive ? 0 : 1]} ${number(limit)} sein.`;
  },
  notMultipleOf: (value: number, step: number) =>
    `Die Zahl ${number(value)} passt nicht. Erlaubt sind Schritte von ${number(step)}.`,
  wrongKind: (expected: string, written: string, value: unknown) => {
    if (expected === 'int')
      return `Hier gehört eine ganze Zahl hin, da steht ${quoted(shortened(String(value)))}. Schreibe sie ohne Komma und ohne Einheit.`;
    const advice = wrongKindAdvice[`${expected}-${written}`]?.(value);
    return [
      `Hier gehört ${kinds[expected] ?? expected} hin, da steht ${kinds[written] ?? written}.`,
      advice ?? 'Sieh in einer ähnlichen Datei nach, wie es aussehen soll.',
    ].join(' ');
  },
  notAnEmail: (written: string) =>
    `${quoted(shortened(written))} ist keine E-Mail-Adresse. Schreibe sie wie hallo@firma.de.`,
  notADay: (written: string) =>
    `${quoted(shortened(written))} ist kein Tag des Kalenders. Schreibe ihn als Jahr-Monat-Tag, zum Beispiel 2026-11-30.`,
  notAnAddress: (written: string) =>
    `${quoted(shortened(written))} ist keine vollständige Adresse. Schreibe sie mit https:// am Anfang und ohne Leerzeichen.`,
  wrongForm: (written: string) =>
    `${quoted(shortened(written))} hat nicht die richtige Form. Schreibe es so wie in der Beschreibung.`,
  wrongChoice: (written: string, choices: readonly string[], closest: string | undefined) =>
    `${quoted(shortened(written))} steht nicht zur Wahl.${didYouMean(closest)} Nimm eines von diesen: ${choices.join(', ')}.`,
  duplicateOrder: (order: number, other: string) =>
    `Den Platz ${order} hat schon ${other}. Gib dieser Datei eine andere Zahl.`,
  unknownPlaceholder: (name: string, known: readonly string[], closest: string | undefined) =>
    `Den Platzhalter {${name}} kennt die Website nicht.${didYouMean(closest && `{${closest}}`)} Erlaubt sind: ${known.map((one) => `{${one}}`).join(', ')}.`,
  placeholderElsewhere: (name: string) =>
    `Hier wird {${name}} nicht ersetzt. Platzhalter gehen nur in Antworten unter content/faq, in content/pricing/page.yaml und im Text unter content/legal und content/blog; schreibe hier den Text aus.`,
  unknownSection: (anchor: string, file: string, closest: string | undefined) =>
    `${file} hat keinen Abschnitt mit der Adresse #${anchor}.${didYouMean(closest && `#${closest}`)} Die Adresse kommt aus der Überschrift: „## 7. …“ ist #abschnitt-7.`,
  passed: (warnings: number) =>
    warnings === 0
      ? 'Die Inhalte sind in Ordnung.'
      : `Die Inhalte sind in Ordnung, mit ${warnings === 1 ? 'einem Hinweis' : `${warnings} Hinweisen`}.`,
  stopped: (problems: number) =>
    `Die Website wurde nicht gebaut: ${problems === 1 ? 'Ein Fehler steht' : `${problems} Fehler stehen`} in den Inhalten. Was zu tun ist:`,
  devStopped: (problems: number) =>
    `Die Website startet nicht: ${problems === 1 ? 'Ein Fehler steht' : `${problems} Fehler stehen`} in den Inhalten. Was zu tun ist:`,
  devProblems: (problems: number) =>
    `In den Inhalten ${problems === 1 ? 'steht ein Fehler' : `stehen ${problems} Fehler`}. So lässt sich die Website nicht bauen:`,
  moment: (day: string, time: string) => `${day}, ${time} Uhr`,
  lastGood: (built: string) =>
    [
      '',
      '!'.repeat(78),
      '!! ACHTUNG: Die Website zeigt eine alte Fassung.',
      `!! Sie wurde gebaut am ${built}; deine Änderungen seitdem fehlen darin.`,
      '!! Berichtige die Fehler oben und starte dann neu (npm start).',
      '!'.repeat(78),
      '',
    ].join('\n'),
  hints: 'Hinweise, die den Bau nicht anhalten:',

  unknownSource: (key: string, closest: string | undefined) =>
    `Die Quelle [@${key}] gibt es nicht.${closest ? ` Meintest du [@${closest}]?` : ''} Lege content/sources/${key}.yaml an oder berichtige den Namen.`,
  crowdedFigure: (name: string) =>
    `Die Abbildung {${name}} braucht eine eigene Zeile, mit einer leeren davor und danach. Nimm den übrigen Text aus der Zeile.`,
  readTime: (words: number, written: string, fitting: string) =>
    `Der Text hat ${words} Wörter, dafür passt „${fitting}“ statt „${written}“. Passe die Lesezeit an.`,

  syntax: {
    tab: 'Die Zeile beginnt mit einem Tabulator. Rücke mit Leerzeichen ein, zwei je Stufe.',
    duplicateField: 'Dieses Feld steht zweimal da. Lösche eines davon.',
    indentation:
      'Die Einrückung passt nicht, in dieser oder der nächsten Zeile. Felder einer Gruppe beginnen untereinander, zwei Leerzeichen je Stufe.',
    missingColon:
      'Hier fehlt ein Doppelpunkt nach dem Namen des Feldes, oder der Text ist nicht eingerückt. Die Form ist „feld: Text“.',
    colonInText:
      "Im Text steht ein Doppelpunkt. Setze den ganzen Text in einfache Anführungszeichen: '…'.",
    specialStart:
      "Der Text beginnt mit einem Zeichen, das hier eine eigene Bedeutung hat (zum Beispiel @, %, *, & oder {). Setze ihn in einfache Anführungszeichen: '…'.",
    openQuote:
      'Das Anführungszeichen am Anfang des Textes wird nicht geschlossen. Lösche es oder setze es auch ans Ende.',
    backslash: "Ein \\ geht nicht in doppelten Anführungszeichen. Setze den Text in einfache: '…'.",
    separator: 'Die Zeile --- trennt hier zwei Teile. Lösche sie.',
    quotes:
      "Die Anführungszeichen passen nicht zusammen. Im Text selbst stehen „…“; um den ganzen Text kommen, wenn nötig, einfache: '…'.",
    other:
      'Die Zeile lässt sich nicht lesen. Vergleiche sie mit einer ähnlichen Datei: Einrückung, Doppelpunkt, Anführungszeichen.',
  },

  picture: {
    notRelative: (address: string) =>
      `Die Bilddatei ${quoted(address)} muss mit ../ beginnen. Bilder liegen in content/pictures: ../pictures/name.jpg.`,
    missing: (address: string, closest: string | undefined) =>
      `Die Bilddatei ${quoted(address)} gibt es nicht.${didYouMean(closest)} Lege das Bild nach content/pictures oder berichtige den Namen.`,
    tooSmall: (address: string, width: number, least: number) =>
      `Das Bild ${quoted(address)} ist ${number(width)} Pixel breit, gezeigt wird es mit bis zu ${number(least)}. Nimm eine größere Fassung.`,
    tooLow: (address: string, height: number, least: number) =>
      `Das Bild ${quoted(address)} ist ${number(height)} Pixel hoch, gebraucht werden ${number(least)}. Nimm eine größere Fassung.`,
    notAPicture: (address: string) =>
      `${quoted(address)} ist kein Bild, das die Website lesen kann. Speichere es als JPEG, PNG, WebP oder AVIF, mit passender Endung.`,
    withoutWords: (address: string) =>
      `Zum Bild ${quoted(address)} fehlen Worte für Menschen, die es nicht sehen. Schreibe in die eckigen Klammern davor, was zu sehen ist.`,
    onlyInArticles: 'Bilder im Text gibt es nur in Artikeln. Nimm das Bild heraus.',
  },

  inventory: {
    missing: 'Diese Datei fehlt. Stelle sie wieder her; die Website braucht sie.',
    unknown:
      'Diese Datei kennt die Website nicht. Lösche sie oder lege sie in den richtigen Ordner (siehe content/README.md).',
    unknownMeant: (closest: string) =>
      `Diese Datei kennt die Website nicht. Meintest du ${quoted(closest)}? Dann benenne sie um.`,
    wrongEnding: (ending: string) =>
      `Dateien in diesem Ordner enden auf ${quoted(ending)}. Benenne sie um oder lösche sie.`,
    notAPicture: (endings: readonly string[]) =>
      `In diesem Ordner liegen nur Bilder (${endings.join(', ')}). Benenne die Datei um oder lösche sie.`,
    badName:
      'Der Dateiname wird zu einer Adresse. Nimm nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche.',
  },
} as const;

/** Links, and headings that can be linked to. */
export const linkTexts = {
  unknownPage: (address: string, closest: string | undefined) =>
    `Die Seite ${quoted(shortened(address))} gibt es auf dieser Website nicht.${didYouMean(closest)} Berichtige die Adresse.`,
  unknownAnchor: (page: string, anchor: string, closest: string | undefined) =>
    `Die Seite ${page} hat keine Stelle mit der Adresse #${anchor}.${didYouMean(closest && `#${closest}`)} Berichtige sie oder nimm sie weg.`,
  sameHeading: (title: string, other: string, anchor: string) =>
    title === other
      ? `Die Überschrift ${quoted(shortened(title))} steht zweimal da. Beide hätten die Adresse #${anchor}; schreibe eine anders.`
      : `Die Überschriften ${quoted(shortened(title))} und ${quoted(shortened(other))} hätten dieselbe Adresse #${anchor}. Schreibe eine anders.`,
  headingOfPage: (title: string, anchor: string) =>
    `Die Überschrift ${quoted(title)} hätte die Adresse #${anchor}, die auf jeder Artikelseite schon vergeben ist. Schreibe sie anders.`,
  takenAddress: (address: string) =>
    `Der Dateiname ergibt die Adresse ${address}, und die gehört schon zur Website. Benenne die Datei um.`,
};

const inGerman = (day: string) => day.split('-').toReversed().join('.');

/** Days that are still to come. */
export const dateTexts = {
  publication: (day: string, today: string) =>
    `Der ${inGerman(day)} liegt in der Zukunft, heute ist der ${inGerman(today)}. Soll der Artikel erst dann erscheinen, stimmt das so; sonst berichtige den Tag.`,
  future: (day: string, today: string) =>
    `Der ${inGerman(day)} liegt in der Zukunft, heute ist der ${inGerman(today)}. Hier gehört ein Tag hin, der schon war.`,
};

/** A number that was changed in one place of several. */
export const numberTexts = {
  place: (file: string, line: number) => `${file}, Zeile ${line}`,
  elsewhere: (old: string, places: readonly string[]) =>
    `Hier stand „${old}“. Das steht auch noch in: ${places.join('; ')}. Meint es dasselbe, ändere es dort mit.`,
};
