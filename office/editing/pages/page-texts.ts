/** Every German word of the pages for editing and publishing. */
export const pageTexts = {
  save: {
    saving: 'Wird gespeichert …',
    saved: (time: string) => `Gespeichert um ${time}. Veröffentlicht ist noch nichts.`,
    untouched: 'Alle Änderungen werden von selbst als Entwurf gespeichert.',
    offline:
      'Gerade nicht erreichbar. Deine Änderungen liegen in diesem Browser und werden gespeichert, sobald es wieder geht.',
    kept: 'In diesem Browser liegen Änderungen, die noch nicht gespeichert wurden.',
    useKept: 'Übernehmen',
    dropKept: 'Verwerfen',
    reload: 'Die andere Fassung laden',
  },
  others: (names: readonly string[]) =>
    `Auch ${names.join(' und ')} hat diesen Eintrag geändert und noch nicht veröffentlicht. Sprecht euch ab; wer zuerst veröffentlicht, gilt.`,
  loading: 'Wird geladen …',
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
    remove: (position: number) => `Eintrag ${position} löschen`,
    up: (position: number) => `Eintrag ${position} nach oben`,
    down: (position: number) => `Eintrag ${position} nach unten`,
    moved: (position: number) => `Jetzt Eintrag ${position}.`,
  },
  group: {
    add: (label: string) => `Hinzufügen: ${label}`,
    remove: (label: string) => `Entfernen: ${label}`,
  },
  choose: 'Bitte wählen',
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
    sample: { bold: 'wichtig', link: 'Worte des Links' },
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
    label: 'Adresse des neuen Eintrags',
    hint: 'Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche, zum Beispiel gut-einschlafen. Sie lässt sich später nicht ändern.',
    button: 'Anlegen',
  },
  lists: { changed: 'geändert', empty: 'Noch nichts da.' },
  publish: {
    nothing: 'Es gibt keine Änderungen. Alles steht so auf der Website.',
    changes: 'Das ändert sich',
    before: 'bisher',
    after: 'neu',
    added: 'Kommt hinzu',
    removed: 'Fällt weg',
    message: 'Wofür ist das? (für die Liste der Fassungen)',
    now: 'Jetzt veröffentlichen',
    later: 'Später veröffentlichen',
    at: 'Tag und Uhrzeit',
    discard: 'Alle Änderungen verwerfen',
    sure: 'Wirklich alles verwerfen?',
    history: 'Fassungen der Website',
    current: 'steht auf der Website',
    back: 'Zu dieser Fassung zurück',
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
