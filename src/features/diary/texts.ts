import { unparted } from '#lib/spelling.ts';

/** German words of the diary that no operator changes. */
export const texts = {
  opening: 'Dein Tagebuch wird geöffnet …',
  add: 'Nacht eintragen',
  save: 'Speichern',
  cancel: 'Abbrechen',
  slow: 'Das dauert länger als sonst. Lade die Seite neu; deine Einträge gehen dabei nicht verloren.',
  saved: (day: string) => `Gespeichert, nur auf diesem Gerät: die Nacht auf ${day}.`,
  notSaved:
    'Dein Browser kann hier nichts speichern: Der Speicher ist voll, oder das Speichern ist gesperrt. Deine Einträge stehen nur noch auf dieser Seite. Sichere sie, bevor du sie schließt.',
  begun: {
    legend: 'Angefangen',
    goOn: (day: string) => `Nacht auf ${day} weiterschreiben`,
    goOnShort: 'Weiterschreiben',
    discard: (day: string) => `Entwurf der Nacht auf ${day} verwerfen`,
    discardShort: 'Verwerfen',
    restored: 'Hier steht, was du zuletzt begonnen hast.',
    emptied: 'Felder leeren',
  },
  dayLabel: 'Morgen nach der Nacht',
  dayBack: 'Ein Tag früher',
  dayOn: 'Ein Tag später',
  dayTaken: 'Für diesen Tag steht schon eine Nacht im Tagebuch. Speichern ersetzt sie.',
  nightWords: (from: string, to: string) => `Die Nacht von ${from} auf ${to}`,
  sleepByDay: (day: string) => `Schlaf am ${day}`,
  withoutSleep: 'Nicht geschlafen?',
  kind: 'Hast du geschlafen?',
  kinds: {
    slept: 'geschlafen',
    sleepless: 'gar nicht geschlafen',
    upAllNight: 'gar nicht im Bett',
  },
  times: {
    bed: 'Ins Bett gegangen',
    tried: 'Licht ausgemacht',
    woke: 'Endgültig aufgewacht',
    up: 'Aufgestanden',
  },
  parts: { times: 'Deine Zeiten', night: 'In der Nacht', morning: 'Am Morgen' },
  clock: 'Uhrzeit',
  stillOpen: 'noch offen',
  timeHint: '24 Stunden, zum Beispiel 23:30. Ungefähr genügt.',
  timeKeys: 'Pfeiltasten ändern um fünf Minuten.',
  takeOver: 'Zeiten der letzten Nacht übernehmen',
  timeline: 'Zum Ziehen, in Schritten von 15 Minuten:',
  tracks: { bed: 'Im Bett', sleep: 'Licht aus bis aufgewacht' },
  counts: {
    latency: 'Minuten bis zum Einschlafen',
    wakings: 'Wie oft wach in der Nacht',
    awake: 'Minuten wach in der Nacht, zusammen',
    caffeine: 'Tassen mit Koffein',
    alcohol: 'Gläser mit Alkohol',
    travel: 'Zeitverschiebung auf Reisen, in Minuten (nach Westen mit Minus, zum Beispiel −60)',
  },
  unknown: 'weiß nicht',
  exactly: 'oder genau',
  lasts: { lastCaffeine: 'Letzte Tasse um', lastAlcohol: 'Letztes Glas um' },
  ratings: {
    quality: {
      legend: 'Wie war die Nacht für dich?',
      words: ['sehr schlecht', 'schlecht', 'mittel', 'gut', 'sehr gut'],
    },
    rested: {
      legend: 'Wie erholt bist du aufgestanden?',
      words: ['gar nicht', 'wenig', 'etwas', 'gut', 'sehr gut'],
    },
    daytime: {
      legend: 'Wie war der Tag davor?',
      short: 'Tag',
      words: ['sehr schlecht', 'schlecht', 'mittel', 'gut', 'sehr gut'],
    },
    performance: {
      legend: 'Wie leistungsfähig warst du an diesem Tag?',
      short: 'leistungsfähig',
      words: ['gar nicht', 'wenig', 'etwas', 'gut', 'sehr gut'],
    },
  },
  dayBefore: 'Tag davor, Medikamente, Notiz (freiwillig)',
  naps: {
    legend: 'Außerdem geschlafen, seit dem letzten Aufstehen',
    hint: 'Ein Nickerchen, ein Mittagsschlaf oder ein zweiter Schlaf bei Schichtarbeit.',
    add: 'Schlaf hinzufügen',
    remove: (at: number) => `${at}. Schlaf entfernen`,
    from: 'Beginn',
    minutes: 'Minuten',
    words: ({ from, minutes }: { from: string | null; minutes: number }) =>
      from === null ? `${minutes} Min.` : `${from}, ${minutes} Min.`,
  },
  medication: {
    legend: 'Medikamente zum Schlafen oder andere',
    add: 'Medikament hinzufügen',
    remove: (at: number) => `${at}. Medikament entfernen`,
    name: 'Name',
    dose: 'Menge',
    time: 'Uhrzeit',
    words: ({ name, dose, time }: { name: string; dose: string; time: string | null }) =>
      [name, dose, time].filter(Boolean).join(' '),
  },
  removeShort: 'Entfernen',
  note: 'Notiz',
  problems: {
    summary: (fields: number) =>
      fields === 1
        ? 'Sieh dir bitte noch ein Feld an.'
        : `Sieh dir bitte noch ${fields} Felder an.`,
    time: 'Schreib die Uhrzeit im 24-Stunden-Format, zum Beispiel 23:30.',
    number: (least: number, most: number) =>
      `Schreib eine ganze Zahl von ${least} bis ${most}, oder lass das Feld leer.`,
    minutes: (least: number, most: number) =>
      `Schreib, wie viele Minuten es waren: eine ganze Zahl von ${least} bis ${most}.`,
    medicine: 'Schreib hier, was es war.',
    day: 'Schreib einen Tag, den es gibt.',
    future: 'Dieser Tag liegt in der Zukunft.',
    yetToCome: 'Diese Uhrzeit liegt noch in der Zukunft. Prüfe den Tag und das Aufstehen.',
    order: (inBed: string) =>
      `Das wären ${inBed} zwischen Zubettgehen und Aufstehen. Prüfe die Uhrzeiten.`,
    awake: 'So wärst du länger wach gewesen als im Bett. Prüfe die Uhrzeiten und die Minuten.',
    changed:
      'Diese Nacht wurde inzwischen in einem anderen Fenster eingetragen. Speichere noch einmal, um sie zu ersetzen.',
    gone: 'Diese Nacht wurde inzwischen in einem anderen Fenster gelöscht. Speichere noch einmal, um sie wieder einzutragen.',
    enteredElsewhere:
      'Diese Nacht wurde inzwischen in einem anderen Fenster neu eingetragen. So bleibt sie stehen.',
    changedElsewhere:
      'Diese Nacht wurde inzwischen in einem anderen Fenster geändert. Sieh sie dir an, bevor du sie löschst.',
  },
  nothingYet: 'Noch steht keine Nacht in deinem Tagebuch.',
  beginning: [
    {
      what: 'Morgens ein bis zwei Minuten',
      how: 'Wann du im Bett warst und wie lange du wach lagst. Geschätzt genügt.',
    },
    {
      what: 'Nach ein paar Nächten',
      how: 'Du siehst sie als Balken und im Durchschnitt.',
    },
    {
      what: 'Für einen Termin',
      how: 'Zwei Wochen passen auf eine Seite Papier für die Praxis.',
    },
  ],
  exampleNights: 'Ein Beispiel: So sehen Nächte in deinem Tagebuch aus.',
  spans: { week: 'Woche', fortnight: 'Zwei Wochen' },
  span: 'Zeitraum',
  earlier: 'Früher',
  later: 'Später',
  month: 'Monat',
  nights: 'Nächte',
  chart: (nights: string, days: string) =>
    `${nights}, ${days}, als Balken. Die Zahlen stehen in der Tabelle.`,
  table: 'Die Nächte in Zahlen',
  newestNight: (day: string, isLast: boolean) =>
    isLast ? `Letzte Nacht, ${day}` : `Nacht auf ${day}`,
  lastNight: (day: string, bed: string, up: string, asleep: string) =>
    `Die Nacht auf ${day}: im Bett von ${bed} bis ${up}, geschlafen ${asleep}`,
  noneShown: 'In diesem Zeitraum steht keine Nacht.',
  legend: { bed: 'im Bett', sleep: 'vom Einschlafen bis zum Aufwachen' },
  marks: {
    wakings: (times: number) => `${times}\u00A0× wach`,
    napped: (minutes: number) => `${minutes}\u00A0Min. Tagschlaf`,
    travel: (minutes: number) =>
      `Reise, Uhr ${minutes > 0 ? '+' : '−'}${Math.abs(minutes)}\u00A0Min.`,
  },
  yetToCome: {
    title: 'Nächte in der Zukunft',
    why: 'Vielleicht ging die Uhr deines Geräts falsch. Öffne eine Nacht, um ihren Tag zu ändern oder sie zu löschen.',
  },
  count: (nights: number) => (nights === 1 ? '1 Nacht' : `${nights} Nächte`),
  columns: {
    night: 'Nacht auf',
    kind: 'Art der Nacht',
    from: 'im Bett',
    asleep: 'geschlafen',
    latency: 'Einschlafen',
    awake: 'wach',
    efficiency: 'Effizienz',
    zone: 'Zeitzone',
  },
  unsaid: '–',
  edit: (day: string) => `Nacht auf ${day} ändern`,
  remove: 'Diese Nacht löschen',
  removed: (day: string) => `Die Nacht auf ${day} ist gelöscht.`,
  undo: 'Rückgängig',
  averages: 'Im Durchschnitt',
  averageOf: (nights: number) =>
    `Durchschnitt aus ${nights === 1 ? 'einer Nacht' : `${nights} Nächten`}. Die Schlafeffizienz ist aus den Minuten aller Nächte berechnet.`,
  averageOfThoseSaying: 'Fehlt in einer Nacht eine Angabe, zählt sie bei diesem Wert nicht mit.',
  averageOfSome: (some: number, all: number) =>
    `aus ${some === 1 ? 'einer' : some} von ${all} Nächten`,
  figures: {
    inBed: 'Zeit im Bett',
    asleep: 'Geschlafen',
    latency: 'Bis zum Einschlafen',
    awake: 'Wach in der Nacht',
    efficiency: 'Schlafeffizienz',
    napped: 'Schlaf am Tag',
    wakings: 'Wie oft wach',
    quality: 'Nacht, von 1 bis 5',
    rested: 'Erholt, von 1 bis 5',
  },
  explained: 'Was die Zahlen bedeuten',
  spanBefore: (value: string) => `davor ${value}`,
  keptOffline:
    'Dieses Tagebuch und „Jetzt wach?“ liegen jetzt auch auf deinem Gerät und öffnen sich ohne Netz. „Alles löschen“ löscht sie wieder, zusammen mit allen Einträgen.',
  parked: 'In der Nacht geparkt',
  done: 'Erledigt, löschen',
  yourData: 'Deine Daten',
  exportJson: 'Sichern',
  exportCsv: 'Als Tabelle',
  exportEncrypted: 'Mit Passwort sichern',
  print: 'Drucken für die Praxis',
  printSpan: 'Auf Papier',
  printSpans: { fortnight: 'die letzten 14 Nächte', month: 'die letzten 4 Wochen' },
  printEmpty: 'Leeres Formular drucken',
  calendar: {
    button: 'Erinnerung für den Kalender',
    title: 'Schlaftagebuch',
    description: 'Ein bis zwei Minuten für die letzte Nacht.',
    done: 'Die Datei liegt bei deinen Downloads. Öffne sie, dann erinnert dich dein Kalender jeden Morgen um acht.',
  },
  import: 'Sicherung einlesen',
  reminder:
    'Seit mehr als einer Woche ist nichts gesichert. Sichere dein Tagebuch, damit nichts verloren geht.',
  exportedCsv:
    'Die Tabelle liegt bei deinen Downloads. Wieder einlesen lässt sich nur eine Sicherung.',
  exported: 'Die Datei liegt bei deinen Downloads.',
  passphrase: 'Passwort',
  passphraseHint:
    'Mindestens 8 Zeichen. Ohne das Passwort kann niemand die Datei öffnen, auch wir nicht.',
  encrypt: 'Verschlüsselt sichern',
  decrypt: 'Datei öffnen',
  passphraseAgain: 'Passwort noch einmal',
  passphraseDiffers: 'Die beiden Passwörter sind verschieden.',
  passphraseUnloaded:
    'Dieser Teil der Seite ließ sich nicht laden. Prüfe deine Internetverbindung, lade die Seite neu und versuche es noch einmal.',
  passphraseShort: 'Das Passwort braucht mindestens 8 Zeichen.',
  imports: {
    done: (nights: string) => `${nights} übernommen.`,
    entry: (at: number) => `Nr. ${at}`,
    unread: (days: string) => `Nicht lesbar und ausgelassen: ${days}.`,
    unreadable:
      'Die Datei ließ sich nicht lesen. Wähle sie noch einmal aus. Es wurde nichts geändert.',
    huge: 'Die Datei ist zu groß für ein Tagebuch. Es wurde nichts geändert.',
    foreign: 'Das ist kein Schlaftagebuch dieser Website. Es wurde nichts geändert.',
    damaged: 'Die Datei ist beschädigt. Es wurde nichts geändert.',
    newer:
      'Die Datei stammt aus einer neueren Fassung. Lade die Seite neu. Es wurde nichts geändert.',
    passphrase: 'Mit diesem Passwort lässt sich die Datei nicht öffnen. Es wurde nichts geändert.',
    conflicts: (nights: number) =>
      `${nights === 1 ? 'Eine Nacht in der Datei ist' : `${nights} Nächte in der Datei sind`} anders als in deinem Tagebuch. Was soll gelten?`,
    keep: 'Mein Tagebuch behalten',
    replace: 'Einträge aus der Datei übernehmen',
  },
  removeAll: 'Alles löschen',
  removeAllQuestion:
    'Alle Nächte, geparkten Gedanken und die Kopien der Seiten auf diesem Gerät löschen? Das lässt sich nicht rückgängig machen.',
  removeAllYes: 'Ja, endgültig löschen',
  nothingRemoved: 'Nichts wurde gelöscht.',
  removedAll: 'Alles gelöscht.',
  notRemoved:
    'Dein Browser hat das Löschen nicht bestätigt. Lade die Seite neu und sieh nach; steht noch etwas da, lösche es noch einmal.',
  printed: {
    title: 'Schlaftagebuch',
    empty: 'Schlaftagebuch für zwei Wochen',
    name: 'Name',
    born: 'geboren am',
    columns: {
      night: 'Nacht auf',
      bed: 'im Bett',
      tried: 'Licht aus',
      latency: 'Einschl. (Min.)',
      wakings: 'wie oft wach',
      awake: 'wach (Min.)',
      woke: 'aufgewacht',
      up: 'auf',
      asleep: 'Schlaf (Std.)',
      inBed: 'im Bett (Std.)',
      efficiency: 'Eff.',
      quality: 'Nacht 1–5',
      rested: 'erholt 1–5',
      napped: 'Tag\u00ADschlaf (Min.)',
      caffeine: 'Koffein, zuletzt um',
      alcohol: 'Alkohol, zuletzt um',
    },
    scale: 'Nacht und erholt: 1 sehr schlecht oder gar nicht, 5 sehr gut.',
    details: 'Notizen, Medikamente, Reisen',
    emptyHint:
      'Morgens ausfüllen, geschätzt genügt. Medikamente und Besonderheiten unten mit Datum.',
  },
  minutes: (minutes: number) => `${minutes}\u00A0Min.`,
  hours: (minutes: number) =>
    `${Math.floor(minutes / 60)}\u00A0Std. ${(minutes % 60).toString().padStart(2, '0')}\u00A0Min.`,
  shortHours: (minutes: number) =>
    `${Math.floor(minutes / 60)}:${(minutes % 60).toString().padStart(2, '0')}`,
  decimal: (value: number) => value.toFixed(1).replace('.', ','),
  percent: (share: number) => `${Math.round(share * 100)}\u00A0%`,
} as const;

const format = (options: Intl.DateTimeFormatOptions) => {
  const words = new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'UTC' });
  return (day: string): string => words.format(new Date(`${day}T12:00:00Z`));
};

/** A day such as `2026-11-23` as `Montag`. */
export const weekday = format({ weekday: 'long' });

const date = format({ day: 'numeric', month: 'long', year: 'numeric' });

/** As `Montag, 23. November 2026`. */
export const wholeDay = (day: string): string => `${weekday(day)}, ${unparted(date(day))}`;

/** As `Mo, 23.11.`. */
export const shortDay = format({ weekday: 'short', day: 'numeric', month: 'numeric' });

const shortWeekday = format({ weekday: 'short' });

/** As `Mo 23.`. */
export const dayInRow = (day: string): string => `${shortWeekday(day)} ${Number(day.slice(8))}.`;

/** As `23.11.2026`. */
export const digits = format({ day: 'numeric', month: 'numeric', year: 'numeric' });

const range = new Intl.DateTimeFormat('de-DE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Two days as `17.–23. November 2026`, one as `23. November 2026`. */
export const wholeDays = (from: string, to: string): string =>
  unparted(range.formatRange(new Date(from), new Date(to)));

/** The month of a day, as `November 2026`. */
export const monthName = format({ month: 'long', year: 'numeric' });
