const either = new Intl.ListFormat('de', { type: 'disjunction' });

/** Every German word of the pages for editing and publishing. */
export const pageTexts = {
  save: {
    saving: 'Wird gespeichert …',
    saved: (time: string) => `Gespeichert um ${time}. Veröffentlicht ist noch nichts.`,
    untouched: 'Alle Änderungen werden von selbst als Entwurf gespeichert.',
    offline:
      'Gerade nicht erreichbar. Deine Änderungen liegen in diesem Browser und werden gespeichert, sobald es wieder geht.',
    signedOut:
      'Nicht gespeichert: Du bist nicht mehr angemeldet. Deine Änderungen liegen in diesem Browser.',
    kept: 'In diesem Browser liegen Änderungen, die noch nicht gespeichert wurden.',
    useKept: 'Übernehmen',
    dropKept: 'Verwerfen',
    reload: 'Die andere Fassung laden',
  },
  others: (names: readonly string[]) =>
    `Auch ${names.join(' und ')} ${names.length === 1 ? 'hat' : 'haben'} diesen Eintrag geändert und noch nicht veröffentlicht. Sprecht euch ab, welche Fassung gelten soll.`,
  loading: 'Wird geladen …',
  cancel: 'Abbrechen',
  toContents: 'Alle Inhalte',
  toPreview: 'Zur Vorschau',
  toPublishing: 'Zum Veröffentlichen',
  problems: (count: number) =>
    count === 1
      ? 'Eine Stelle ist noch zu berichtigen'
      : `${count} Stellen sind noch zu berichtigen`,
  hints: (count: number) => (count === 1 ? 'Ein Hinweis' : `${count} Hinweise`),
  inLine: (line: number) => `Text, Zeile ${line}`,
  left: (count: number) => (count === 1 ? 'noch 1 Zeichen' : `noch ${count} Zeichen`),
  tooMany: (count: number) => `${count} Zeichen zu viel`,
  list: {
    entry: (position: number) => `Eintrag ${position}`,
    add: 'Eintrag hinzufügen',
    remove: (name: string) => `${name} löschen`,
    up: (name: string) => `${name} nach oben`,
    down: (name: string) => `${name} nach unten`,
    moved: (position: number) => `Jetzt Eintrag ${position}.`,
  },
  group: {
    add: (label: string) => `Hinzufügen: ${label}`,
    remove: (label: string) => `Entfernen: ${label}`,
  },
  choose: 'Bitte wählen',
  example: (examples: readonly (string | number)[]) =>
    `Zum Beispiel ${either.format(examples.map(String))}`,
  picture: {
    choose: 'Bild auswählen',
    replace: 'Anderes Bild auswählen',
    uploading: 'Das Bild wird hochgeladen …',
    focus: 'Der wichtigste Punkt: ins Bild klicken oder mit den Reglern einstellen',
    across: 'Waagerecht',
    down: 'Senkrecht',
    atLeast: (width: number, height: number) =>
      height > 0
        ? `Mindestens ${width} × ${height} Pixel. JPEG, PNG, WebP oder AVIF.`
        : `Mindestens ${width} Pixel breit. JPEG, PNG, WebP oder AVIF.`,
  },
  body: {
    label: 'Text',
    toolbar: 'Gestaltung des Textes',
    heading: 'Überschrift',
    bold: 'Fett',
    list: 'Liste',
    link: 'Link',
    source: 'Quelle einfügen',
    picture: 'Bild einfügen',
    hint: 'Geschrieben wird in Markdown. Die Tabulatortaste führt weiter zum nächsten Feld.',
    marked: 'Wo noch etwas zu tun ist, hat die Zeile einen Strich am Rand.',
    failed: 'Das Feld für den Text konnte nicht geladen werden. Lade die Seite noch einmal.',
    sample: { bold: 'wichtig', link: 'Linktext' },
    sources: {
      title: 'Quelle einfügen',
      search: 'Nach Titel oder Kürzel suchen',
      found: (count: number) => (count === 1 ? '1 Quelle' : `${count} Quellen`),
      failed: 'Die Liste der Quellen ist gerade nicht erreichbar. Versuche es gleich noch einmal.',
    },
    pictures: {
      title: 'Bild einfügen',
      alt: 'Was ist auf dem Bild zu sehen?',
      hint: 'Ein Satz für Menschen, die das Bild nicht sehen.',
      insert: 'Hochladen und einfügen',
      offline: 'Das Bild konnte gerade nicht hochgeladen werden. Versuche es gleich noch einmal.',
    },
  },
  preview: {
    title: 'Vorschau',
    alone: 'Vorschau in einem eigenen Fenster',
    starting: 'Die Vorschau wird vorbereitet. Das erste Mal dauert ein paar Sekunden.',
    width: 'Breite',
    widths: { 375: 'Telefon', 768: 'Tablet', 1280: 'Computer' },
    theme: 'Ansicht',
    themes: { light: 'Hell', dark: 'Dunkel', night: 'Nacht' },
  },
  create: {
    label: 'Titel des neuen Eintrags',
    hint: 'Daraus wird auch die Adresse, die sich später nicht ändern lässt.',
    button: 'Anlegen',
  },
  remove: {
    ask: 'Diesen Eintrag löschen',
    consequence: 'Von der Website verschwindet er, sobald du veröffentlichst. Wirklich löschen?',
    yes: 'Ja, löschen',
    no: 'Behalten',
    done: 'Der Eintrag ist gelöscht. Von der Website verschwindet er, sobald du veröffentlichst.',
    undo: 'Rückgängig',
    back: 'Der Eintrag ist wieder da.',
    open: 'Eintrag öffnen',
  },
  conflict: {
    heading: 'Zwei Fassungen',
    sentence:
      'Jemand anderes hat inzwischen dieselben Sätze geändert und veröffentlicht. Vergleiche beide Fassungen und entscheide, welche Sätze gelten. Alle anderen Änderungen bleiben erhalten.',
    theirs: 'veröffentlicht',
    mine: 'deine Fassung',
    keepMine: 'Meine Sätze gelten',
    keepTheirs: 'Die veröffentlichten Sätze gelten',
  },
  lists: { changed: 'geändert', empty: 'Noch nichts da.' },
  publish: {
    nothing: 'Es gibt keine Änderungen. Alles steht so auf der Website.',
    changes: 'Das ändert sich',
    before: 'bisher',
    after: 'neu',
    added: 'Kommt hinzu',
    removed: 'Fällt weg',
    message: 'Was hast du geändert? (für die Liste der Fassungen)',
    now: 'Jetzt veröffentlichen',
    later: 'Später veröffentlichen',
    at: 'Tag und Uhrzeit',
    discard: 'Alle Änderungen verwerfen',
    sure: 'Wirklich alles verwerfen?',
    history: 'Fassungen der Website',
    current: 'steht auf der Website',
    details: 'Was sich geändert hat',
    back: (time: string) => ({
      ask: 'Zu dieser Fassung zurück',
      consequence: `Die Website zeigt dann wieder alles so wie am ${time}. Nichts geht verloren: Auch die neueren Fassungen bleiben in dieser Liste.`,
      yes: 'Ja, zu dieser Fassung zurück',
      no: 'Abbrechen',
    }),
    undo: {
      ask: 'Zurücknehmen',
      consequence:
        'Die Website zeigt dann wieder alles so wie vor dieser Fassung. Nichts geht verloren: Auch sie bleibt in dieser Liste.',
      yes: 'Ja, zurücknehmen',
      no: 'Abbrechen',
    },
    waiting: 'Wartet auf ihre Zeit',
    cancel: 'Absagen',
    failed: 'Konnte nicht veröffentlicht werden. Veröffentliche neu oder sage den Termin ab.',
    steps: {
      checking: 'Die Inhalte werden geprüft',
      pages: 'Die Seiten werden gebaut',
      pictures: 'Die Bilder werden vorbereitet',
      finishing: 'Die Seiten werden verpackt',
      switching: 'Die neue Fassung wird gezeigt',
      pushing: 'Eine Kopie wird außer Haus gesichert',
    },
  },
} as const;
