import type { Nothing, Reader } from './content-problem.ts';

const quoted = (text: string) => `„${text}“`;
const number = (value: number) => value.toLocaleString('de-DE', { useGrouping: false });
const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
const didYouMean = (name: string | undefined) => (name ? ` Meintest du ${quoted(name)}?` : '');
const inGerman = (day: string) => day.split('-').toReversed().join('.');
const bounds = {
  most: 'erlaubt sind höchstens',
  least: 'nötig sind mindestens',
  exact: 'nötig sind genau',
};

const types: Record<string, string> = {
  string: 'ein Text',
  number: 'eine Zahl',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'eine Gruppe von Feldern',
};

const wrongTypeAdvice: Record<string, (written: unknown) => string> = {
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

interface Written {
  written: string;
}

interface Meant {
  closest: string | undefined;
}

interface Limited {
  length: number;
  limit: number;
}

interface NumberLimit {
  value: number;
  side: 'most' | 'least';
  limit: number;
  inclusive: boolean;
}

/** What the check says about fields, files and texts: a sentence for each code. */
export const problemSentences = {
  notUtf8: 'Ein Zeichen ist nicht lesbar. Speichere die Datei als UTF-8 und prüfe die Umlaute.',
  emptyFile: 'Die Datei ist leer. Fülle sie aus oder stelle die vorige Fassung wieder her.',
  noFrontMatter:
    'Oben fehlt der Kopf mit den Feldern. Er beginnt in der ersten Zeile mit --- und endet mit einer Zeile ---.',

  invisibleSign:
    'Hier steht ein Zeichen, das niemand sieht und die Website nicht liest. Lösche es.',
  forbiddenSign: 'Hier steht ein Zeichen, das niemand sieht. Die Website lässt es weg; lösche es.',
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
  unreadableLine:
    'Die Zeile lässt sich nicht lesen. Vergleiche sie mit einer ähnlichen Datei: Einrückung, Doppelpunkt, Anführungszeichen.',

  missingField: (_known: Nothing, { inFile }: Reader) =>
    inFile('Das Feld fehlt. Trage es ein.') || 'Das Feld ist leer. Fülle es aus.',
  empty: 'Das Feld ist leer. Fülle es aus.',
  unknownField: ({ known, closest }: { known: readonly string[] } & Meant) =>
    `Dieses Feld kennt die Website nicht. ${closest ? `Meintest du ${quoted(closest)}? Dann benenne es um.` : `Lösche es oder nimm eines von diesen: ${known.join(', ')}.`}`,
  textLength: ({ length, side, limit }: Limited & { side: 'most' | 'least' }) =>
    `Der Text hat ${length} Zeichen, ${bounds[side]} ${limit}. ${side === 'most' ? 'Kürze ihn.' : 'Ergänze ihn.'}`,
  listLength: ({ length, side, limit }: Limited & { side: keyof typeof bounds }) =>
    [
      length === 0
        ? 'Die Liste ist leer'
        : `Die Liste hat ${length} ${length === 1 ? 'Eintrag' : 'Einträge'}`,
      side === 'least' && limit === 1
        ? 'nötig ist mindestens einer. Ergänze ihn.'
        : `${bounds[side]} ${limit}. ${length > limit ? 'Lösche Einträge.' : 'Ergänze Einträge.'}`,
    ].join(', '),
  numberLimit: ({ value, side, limit, inclusive }: NumberLimit) => {
    const bound = side === 'most' ? ['höchstens', 'kleiner als'] : ['mindestens', 'größer als'];
    return `Die Zahl ${number(value)} passt nicht. Sie muss ${bound[inclusive ? 0 : 1]} ${number(limit)} sein.`;
  },
  notMultipleOf: ({ value, step }: { value: number; step: number }) =>
    `Die Zahl ${number(value)} passt nicht. Erlaubt sind Schritte von ${number(step)}.`,
  notWhole: ({ written }: Written) =>
    `Hier gehört eine ganze Zahl hin, da steht ${quoted(shortened(written))}. Schreibe sie ohne Komma und ohne Einheit.`,
  wrongType: (
    { expected, actual, value }: { expected: string; actual: string; value: unknown },
    { inFile }: Reader,
  ) =>
    `Hier gehört ${types[expected] ?? expected} hin, da steht ${types[actual] ?? actual}.${inFile(
      ` ${wrongTypeAdvice[`${expected}-${actual}`]?.(value) ?? 'Sieh in einer ähnlichen Datei nach, wie es aussehen soll.'}`,
    )}`,
  notAnEmail: ({ written }: Written) =>
    `${quoted(shortened(written))} ist keine E-Mail-Adresse. Schreibe sie wie hallo@firma.de.`,
  notADay: ({ written }: Written, { inFile }: Reader) =>
    `${quoted(shortened(written))} ist kein Tag des Kalenders. ${inFile('Schreibe ihn als Jahr-Monat-Tag, zum Beispiel 2026-11-30.') || 'Wähle einen im Kalender aus.'}`,
  notAnAddress: ({ written }: Written) =>
    `${quoted(shortened(written))} ist keine vollständige Adresse. Schreibe sie mit https:// am Anfang und ohne Leerzeichen.`,
  wrongForm: ({ written }: Written) =>
    `${quoted(shortened(written))} hat nicht die richtige Form. Schreibe es so wie in der Beschreibung.`,
  wrongChoice: ({ written, choices, closest }: Written & { choices: readonly string[] } & Meant) =>
    `${quoted(shortened(written))} steht nicht zur Wahl.${didYouMean(closest)} Nimm eines von diesen: ${choices.join(', ')}.`,
  otherRule: ({ message }: { message: string }) => message,

  missingSource: (_: Nothing, { inFile }: Reader) =>
    `Hier fehlt die Quelle. Nenne hinter dem Satz mindestens eine${inFile(', zum Beispiel [@a4]; die Quellen liegen in content/sources')}.`,
  reviewsWithoutScript: (_: Nothing, { inFile }: Reader) =>
    `Bewertungen kommen mit einem Skript. Ergänze es${inFile(' („script“)')} oder nimm die Bewertungen weg${inFile(' („showsReviews“)')}.`,
  necessaryService: (_: Nothing, { inFile }: Reader) =>
    `Ein notwendiger Dienst lädt kein Skript von anderswo und seine Cookies werden nicht gelöscht. Lass das Skript${inFile(' („script“)')} und die Anfänge der Cookies${inFile(' („markers“)')} weg.`,
  arbitrationBody: (_: Nothing, { inFile }: Reader) =>
    `Wer teilnimmt, muss die Schlichtungsstelle nennen (§ 36 VSBG). Ergänze ${inFile('body mit ')}Name, Anschrift und Website${inFile(' (name, address, url)')}.`,
  requiredLink: ({ label, href, law }: { label: string; href: string; law: string }) =>
    `Der Link ${quoted(label)} nach ${href} fehlt. Er ist Pflicht (${law}); bitte genau so eintragen.`,
  reviewAddress: (_: Nothing, { inFile }: Reader) =>
    `Eine echte Bewertung braucht ihre Adresse, eine Beispielstimme hat keine. Ergänze oder lösche sie${inFile(' („reviewUrl“)')}.`,

  pictureNotRelative: ({ address }: { address: string }) =>
    `Die Bilddatei ${quoted(address)} muss mit ../ beginnen. Bilder liegen in content/pictures: ../pictures/name.jpg.`,
  pictureMissing: ({ address, closest }: { address: string } & Meant, { inFile }: Reader) =>
    inFile(
      `Die Bilddatei ${quoted(address)} gibt es nicht.${didYouMean(closest)} Lege das Bild nach content/pictures oder berichtige den Namen.`,
    ) || 'Dieses Bild gibt es nicht mehr. Wähle ein anderes aus.',
  pictureTooNarrow: (
    { address, width, least }: { address: string; width: number; least: number },
    { inFile }: Reader,
  ) =>
    `Das Bild ${inFile(`${quoted(address)} `)}ist ${number(width)} Pixel breit, gezeigt wird es mit bis zu ${number(least)}. Nimm eine größere Fassung.`,
  pictureTooLow: (
    { address, height, least }: { address: string; height: number; least: number },
    { inFile }: Reader,
  ) =>
    `Das Bild ${inFile(`${quoted(address)} `)}ist ${number(height)} Pixel hoch, gebraucht werden ${number(least)}. Nimm eine größere Fassung.`,
  notAPicture: ({ address }: { address: string }) =>
    `${quoted(address)} ist kein Bild, das die Website lesen kann. Speichere es als JPEG, PNG, WebP oder AVIF, mit passender Endung.`,
  pictureWithoutWords: ({ address }: { address: string }, { inFile }: Reader) =>
    `Zum Bild ${inFile(`${quoted(address)} `)}fehlen Worte für Menschen, die es nicht sehen. Schreibe ${inFile('in die eckigen Klammern davor, ')}was zu sehen ist.`,
  pictureOutsideArticle: 'Bilder im Text gibt es nur in Artikeln. Nimm das Bild heraus.',

  missingFile: 'Diese Datei fehlt. Stelle sie wieder her; die Website braucht sie.',
  unknownFile: ({ closest }: Meant) =>
    `Diese Datei kennt die Website nicht. ${closest ? `Meintest du ${quoted(closest)}? Dann benenne sie um.` : 'Lösche sie oder lege sie in den richtigen Ordner (siehe content/README.md).'}`,
  wrongEnding: ({ ending }: { ending: string }) =>
    `Dateien in diesem Ordner enden auf ${quoted(ending)}. Benenne sie um oder lösche sie.`,
  notAPictureFile: ({ endings }: { endings: readonly string[] }) =>
    `In diesem Ordner liegen nur Bilder (${endings.join(', ')}). Benenne die Datei um oder lösche sie.`,
  badFileName:
    'Der Dateiname wird zu einer Adresse. Nimm nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche.',
  duplicateOrder: ({ order, other }: { order: number; other: string }, { place, inFile }: Reader) =>
    `Den Platz ${order} hat schon ${place(other)}. Gib ${inFile('dieser Datei') || 'diesem Eintrag'} eine andere Zahl.`,
  takenAddress: ({ address }: { address: string }, { inFile }: Reader) =>
    `${inFile('Der Dateiname ergibt die Adresse') || 'Daraus entsteht die Adresse'} ${address}, und die gehört schon zur Website. ${inFile('Benenne die Datei um.') || 'Wähle eine andere.'}`,

  unknownPlaceholder: ({
    name,
    known,
    closest,
  }: { name: string; known: readonly string[] } & Meant) =>
    `Den Platzhalter {${name}} kennt die Website nicht.${didYouMean(closest && `{${closest}}`)} Erlaubt sind: ${known.map((one) => `{${one}}`).join(', ')}.`,
  placeholderElsewhere: ({ name }: { name: string }, { place, inFile }: Reader) =>
    `Hier wird {${name}} nicht ersetzt. Platzhalter gehen nur in Antworten${inFile(' unter content/faq')} und auf der Startseite, in ${place('content/pricing/page.yaml')} und ${inFile('im Text unter content/legal und content/blog') || 'in den Texten der Artikel und Rechtsseiten'}; schreibe hier den Text aus.`,
  unknownSource: ({ key, closest }: { key: string } & Meant, { place }: Reader) =>
    `Die Quelle [@${key}] gibt es nicht.${closest ? ` Meintest du [@${closest}]?` : ''} Lege ${place(`content/sources/${key}.yaml`)} an oder berichtige den Namen.`,
  figureNotInSource: (
    { found, keys }: { found: string; keys: readonly string[] },
    { place, inFile }: Reader,
  ) =>
    `Die Zahl ${quoted(found)} steht nicht in dem, was wir über die Quelle wissen: ${keys.map((key) => place(`content/sources/${key}.yaml`)).join(', ')}. Berichtige sie, oder ergänze sie dort${inFile(' („finding“)')}, wenn sie in der Veröffentlichung steht.`,
  figureWithoutClaim: ({ found }: { found: string }, { place }: Reader) =>
    `Die Zahl ${quoted(found)} steht weder in ${place('content/site/claims.yaml')} noch bei Preis, Entscheidungen oder in den AGB. Trage sie dort mit Quelle ein oder berichtige sie (§ 5 UWG).`,
  crowdedFigure: ({ name }: { name: string }) =>
    `Die Abbildung {${name}} braucht eine eigene Zeile, mit einer leeren davor und danach. Nimm den übrigen Text aus der Zeile.`,
  readTime: ({ words, written, minutes }: Written & { words: number; minutes: number }) =>
    `Der Text hat ${words} Wörter, dafür passt „${minutes} Min“ statt ${quoted(written)}. Passe die Lesezeit an.`,
  cutInSearch: ({ length, limit }: Limited) =>
    `Der Text hat ${length} Zeichen. Suchmaschinen schneiden nach etwa ${limit} ab; kürze ihn.`,
  longTeaser: ({ length, limit }: Limited) =>
    `Der erste Satz hat ${length} Zeichen. Auf Karten haben höchstens ${limit} Platz; kürze ihn, oder mach zwei Sätze daraus.`,

  incompleteAddress: ({ written }: Written) =>
    `${written ? `Die Adresse ${quoted(shortened(written))} ist nicht vollständig` : 'Der Link hat keine Adresse'}. Schreibe sie ganz hin, zum Beispiel https://www.firma.de, mailto:hallo@firma.de oder /preise.`,
  unknownPage: ({ address, closest }: { address: string } & Meant) =>
    `Die Seite ${quoted(shortened(address))} gibt es auf dieser Website nicht.${didYouMean(closest)} Berichtige die Adresse.`,
  pageAhead: ({ address, day }: { address: string; day: string }) =>
    `Der Artikel ${quoted(address)} erscheint erst am ${inGerman(day)}. Bis dahin führt der Link zur Liste der Artikel; nimm ihn so lange heraus.`,
  unknownAnchor: ({ page, anchor, closest }: { page: string; anchor: string } & Meant) =>
    `Die Seite ${page} hat keine Stelle mit der Adresse #${anchor}.${didYouMean(closest && `#${closest}`)} Berichtige sie oder nimm sie weg.`,
  unknownSection: (
    { file, anchor, closest }: { file: string; anchor: string } & Meant,
    { place }: Reader,
  ) =>
    `${place(file)} hat keinen Abschnitt mit der Adresse #${anchor}.${didYouMean(closest && `#${closest}`)} Die Adresse kommt aus der Überschrift: „## 7. …“ ist #abschnitt-7.`,
  sameHeading: ({ title, other, anchor }: { title: string; other: string; anchor: string }) =>
    title === other
      ? `Die Überschrift ${quoted(shortened(title))} steht zweimal da. Beide hätten die Adresse #${anchor}; schreibe eine anders.`
      : `Die Überschriften ${quoted(shortened(title))} und ${quoted(shortened(other))} hätten dieselbe Adresse #${anchor}. Schreibe eine anders.`,
  headingOfPage: ({ title, anchor }: { title: string; anchor: string }) =>
    `Die Überschrift ${quoted(title)} hätte die Adresse #${anchor}, die auf jeder Artikelseite schon vergeben ist. Schreibe sie anders.`,

  publicationAhead: ({ day, today }: { day: string; today: string }) =>
    `Der ${inGerman(day)} liegt in der Zukunft, heute ist der ${inGerman(today)}. Soll der Artikel erst dann erscheinen, stimmt das so; sonst berichtige den Tag.`,
  dayAhead: ({ day, today }: { day: string; today: string }) =>
    `Der ${inGerman(day)} liegt in der Zukunft, heute ist der ${inGerman(today)}. Hier gehört ein Tag hin, der schon war.`,
  reviewOutdated: ({ reviewed, updated }: { reviewed: string; updated: string }) =>
    `Geprüft am ${inGerman(reviewed)}, geändert aber am ${inGerman(updated)}. Lass den Text noch einmal prüfen und trage den neuen Tag ein.`,
  numberElsewhere: (
    { old, places }: { old: string; places: readonly { file: string; line: number }[] },
    { place }: Reader,
  ) =>
    `Hier stand ${quoted(old)}. Das steht auch noch in: ${[...new Set(places.map(({ file, line }) => place(file, line)))].join('; ')}. Meint es dasselbe, ändere es dort mit.`,
} as const;

const found = (advice: string) => (word: { found: string }) =>
  `Das steht hier: „${word.found}“. ${advice}`;

const pages = {
  landing: 'der Startseite',
  pricing: 'der Seite „Preise“',
  evidence: 'der Seite „Studien“',
};

/** Why a word or a sign is kept out of the texts and what to write instead, and when sentences are too long. */
export const wordSentences = {
  exampleWords: found('Hier fehlt noch der richtige Text. Schreibe ihn hin.'),
  promise: found(
    'Niemand kann einen Erfolg zusagen (§ 3 HWG). Beschreibe, was geschieht, nicht was dabei herauskommt.',
  ),
  healing: found(
    'Das Coaching darf nicht mit Genesung werben, auch nicht in einer Verneinung (§§ 3, 11 HWG). Schreibe den Satz um.',
  ),
  sideEffects: found(
    'Für keine Methode lässt sich das sagen (§ 3 HWG). Lösche es oder nenne, was anstrengend sein kann.',
  ),
  proven: found(
    'Ein Beleg gilt für eine Studie, nicht für dieses Angebot. Schreibe „In Studien …“ und nenne die Quelle.',
  ),
  disputePlatform: found(
    'Diese Plattform gibt es seit dem 20. Juli 2025 nicht mehr. Lösche den Hinweis.',
  ),
  oldLaw: found('Dieses Gesetz gilt nicht mehr. Heute heißen sie DDG, TDDDG und MStV.'),
  insurance: found(
    'Schreibe: „kann von gesetzlichen Krankenkassen anteilig oder vollständig bezuschusst werden; bitte frag vorher bei deiner Kasse nach“.',
  ),
  medicine: found(
    'Für das eigene Angebot passt das Wort nicht: Es ist Coaching. Schreibe Begleitung, Übung, Teilnehmende oder Rückmeldung.',
  ),
  device: found('Das Wort gehört nur in den Satz, dass das Angebot keines ist.'),
  certified: (word: { found: string }, { inFile }: Reader) =>
    found(
      `Nenne im selben Satz die Stelle, die das Zertifikat verliehen hat, so wie sie ${inFile('in content/team') || 'bei den Menschen im Team'} steht.`,
    )(word),
  stopMedicine: found('Schreibe dazu, dass das nur ärztlich begleitet geschehen soll.'),
  environment: found(
    'Umweltaussagen brauchen einen anerkannten Beleg (§ 5 UWG). Lösche das Wort oder belege es.',
  ),

  andNo: found(
    'Sag, was etwas ist. Der Zusatz, was es nicht ist, klingt nach Maschine; streiche ihn.',
  ),
  ourAdvice: found('Gib den Rat, ohne ihn anzukündigen.'),

  twoStops: found('Zwei Punkte hintereinander gibt es nicht. Lösche einen.'),
  straightQuotes: found('Schreibe Anführungszeichen so: „Wort“.'),
  breakableSpace: found(
    'Hier darf die Zeile nicht umbrechen. Nimm ein geschütztes Leerzeichen (Mac: Wahltaste und Leertaste, Windows: Alt und 0160).',
  ),
  longSentence: ({ words, most }: { words: number; most: number }) =>
    `Ein Satz hat ${words} Wörter, gut sind höchstens ${most}. Mach zwei daraus.`,
  longMedian: ({
    page,
    median,
    most,
  }: {
    page: keyof typeof pages;
    median: number;
    most: number;
  }) =>
    `Die Hälfte aller Sätze ${pages[page]} hat ${median} Wörter oder mehr, gut sind höchstens ${most}. Kürze die längsten.`,
};

const either = new Intl.ListFormat('de', { type: 'disjunction' });

const places: Readonly<Record<string, string>> = { environment: 'Umgebung' };

/** What stands around the sentences of the content check. */
export const reportTexts = {
  listItem: (position: number) => `Eintrag ${position}`,
  place: (file: string, line?: number) =>
    [file, line && `Zeile ${line}`].filter(Boolean).join(', '),
  located: (file: string, line: number | undefined, field: string) =>
    [places[file] ?? file, line && `Zeile ${line}`, field && `Feld „${field}“`]
      .filter(Boolean)
      .join(', '),
  example: (examples: readonly (string | number)[]) =>
    `zum Beispiel ${either.format(examples.map(String))}`,

  passed: (warnings: number) =>
    warnings === 0
      ? 'Die Inhalte sind in Ordnung.'
      : `Die Inhalte sind in Ordnung, mit ${warnings === 1 ? 'einem Hinweis' : `${warnings} Hinweisen`}.`,
  medianOfLanding: (words: number) =>
    `Startseite: Die Hälfte der Sätze hat höchstens ${words} Wörter (Ziel: 12).`,
  readingEase: 'Lesbarkeit der Artikel nach Flesch (Ziel: mindestens 55):',
  easeOf: ({ article, ease }: { article: string; ease: number }) => `  ${ease}  ${article}`,
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
};
