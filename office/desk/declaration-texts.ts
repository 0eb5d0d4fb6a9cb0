const number = (value: number) => value.toLocaleString('de-DE');

/** Words of the desk for declarations. */
export const deskTexts = {
  title: 'Erklärungen',
  searchLabel: 'Name, E-Mail-Adresse oder Vorgangsnummer',
  search: 'Suchen',
  searched: 'mit einer Suche',
  stateLabel: 'Zeigen',
  states: {
    open: 'Offene',
    done: 'Erledigte',
    undelivered: 'Noch nicht zugestellte',
    givenUp: 'Gescheiterte Zustellungen',
    all: 'Alle',
  },
  columns: {
    reference: 'Vorgang',
    kind: 'Art',
    received: 'Eingang',
    name: 'Name',
    endsOn: 'Vertragsende',
    delivery: 'Zustellung',
    state: 'Stand',
  },
  found: (total: number) =>
    total === 0
      ? 'Keine Erklärung gefunden'
      : total === 1
        ? 'Eine Erklärung gefunden'
        : `${number(total)} Erklärungen gefunden`,
  none: 'Hier ist nichts. Ändere die Suche oder die Auswahl.',
  page: (page: number, pages: number) => `Seite ${number(page)} von ${number(pages)}`,
  newer: 'Neuere',
  older: 'Ältere',
  waitingNow: (open: number, undelivered: number, givenUp: number) =>
    [
      open === 0 ? 'Nichts offen' : `${number(open)} offen`,
      ...(undelivered === 0 ? [] : [`${number(undelivered)} noch nicht zugestellt`]),
      ...(givenUp === 0 ? [] : [`${number(givenUp)} endgültig gescheitert`]),
    ].join(', '),
  deadLetters: (givenUp: number) =>
    `${givenUp === 1 ? 'Eine Erklärung wurde' : `${number(givenUp)} Erklärungen wurden`} nicht zugestellt, und niemand versucht es mehr. Sieh sie dir an und sende sie noch einmal.`,
  exportList: 'Liste als Tabelle herunterladen',
  open: 'offen',
  done: 'erledigt',
  suspicious: 'verdächtig',
  suspiciousNote:
    'Das Formular wurde vermutlich von einem Programm ausgefüllt: Ein Feld, das Menschen nicht sehen, war nicht leer. Antworte nicht, bevor du den Namen geprüft hast.',
  noEnd: '–',
};

const moments = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** The same without "Uhr", where a column says what it is. */
export const inShort = (moment: string): string => moments.format(new Date(moment));

/** A moment (ISO 8601) as the team reads it, in German time. */
export const inGerman = (moment: string): string => `${moments.format(new Date(moment))} Uhr`;

/** A day such as `2026-11-30` as the team reads it. */
export const dayInGerman = (day: string): string => day.split('-').toReversed().join('.');

/** Words of one declaration. */
export const declarationTexts = {
  back: 'Alle Erklärungen',
  declared: 'Inhalt der Erklärung',
  times: 'Zeiten',
  received: 'Eingegangen',
  endsOn: 'Vertrag endet am',
  deliveries: 'Mail und Chat',
  delivery: {
    'send-confirmation': 'Bestätigung per E-Mail',
    'notify-team': 'Nachricht im Team-Chat',
  },
  waiting: (at: string) => `wartet, nächster Versuch am ${at}`,
  givenUp: 'endgültig gescheitert: Niemand versucht es mehr',
  failures: (failures: number, problem: string) =>
    `${failures === 1 ? 'Ein Versuch ist' : `${number(failures)} Versuche sind`} gescheitert. Zuletzt: ${problem}`,
  unknownProblem: 'Grund nicht bekannt',
  sendAgain: (what: string) => `${what} noch einmal senden`,
  sendNow: (what: string) => `${what} jetzt senden`,
  sentAgain: 'Wird gesendet. Der Stand ändert sich in wenigen Sekunden; lade die Seite dann neu.',
  notSentAgain:
    'Nichts wurde gesendet, weil sich der Stand inzwischen geändert hat. Unten steht der neue.',
  markDone: 'Als erledigt markieren',
  unmark: 'Wieder öffnen',
  doneBy: (by: string, at: string) => `Erledigt von ${by} am ${at}`,
  stillOpen: 'Noch offen',
  handling: 'Bearbeitung',
  notes: 'Notizen',
  noNotes: 'Noch keine Notiz.',
  noteLabel: 'Neue Notiz (nur fürs Team; gehört zur Auskunft an die Person)',
  addNote: 'Notiz speichern',
  noteEmpty: 'Die Notiz ist leer. Schreib etwas hinein.',
  noteTooLong: (most: number) =>
    `Die Notiz ist zu lang. Höchstens ${number(most)} Zeichen passen hinein.`,
  noteSaved: 'Die Notiz ist gespeichert.',
  noteThere: 'Diese Notiz war schon gespeichert.',
  markedDone: 'Als erledigt markiert.',
  unmarked: 'Wieder offen.',
  unchanged: 'Das war schon so.',
  print: 'Druckansicht',
  printed: (at: string) => `Ausgedruckt am ${at}`,
  missing: 'Diese Erklärung gibt es nicht',
  missingText:
    'Vielleicht ist die Nummer vertippt, oder die Erklärung wurde gelöscht, weil ihre Frist abgelaufen war.',
};

/** Words of the answers to people who ask for their data. */
export const personTexts = {
  title: 'Auskunft und Löschung',
  lead: 'Hier findest du, was über eine Person gespeichert ist, wenn sie Auskunft (Art. 15 DSGVO) oder Löschung (Art. 17 DSGVO) verlangt. Gesucht wird überall: Erklärungen, Notizen, Newsletter, wartende und abgelegte Mails.',
  label: 'E-Mail-Adresse der Person',
  find: 'Suchen',
  wrong: 'Das ist keine E-Mail-Adresse. Schreib sie wie name@firma.de.',
  nothing: (address: string) => `Über ${address} ist nichts gespeichert.`,
  found: (address: string) => `Gespeichert über ${address}`,
  asText: 'Als lesbarer Text',
  eraseLead:
    'Gelöscht wird alles, was nicht gesetzlich aufbewahrt werden muss. Was bleibt, steht danach hier. Das lässt sich nicht rückgängig machen.',
  eraseSure: 'Ja, diese Person hat es verlangt, und ich habe geprüft, dass sie es ist.',
  erase: 'Endgültig löschen',
  erased: (address: string) => `Alles über ${address} ist gelöscht, was gelöscht werden darf`,
  result: 'Ergebnis',
  kinds: {
    declaration: 'Erklärung',
    'newsletter subscription': 'Newsletter',
    'proof of a newsletter subscription that ended':
      'Nachweis eines beendeten Newsletter-Abonnements',
    'file in the outbox': 'Auf dem Server abgelegte Nachricht',
  } as Readonly<Record<string, string>>,
  details: {
    reference: 'Vorgang',
    type: 'Art',
    receivedAt: 'Eingegangen',
    endsOn: 'Vertragsende',
    suspicious: 'Verdächtig',
    content: 'Inhalt der Erklärung',
    deliveries: 'Mail und Chat',
    givenUpAt: 'Zustellung beendet',
    doneAt: 'Erledigt',
    doneBy: 'Erledigt von',
    notes: 'Notizen',
    'notify-team': 'Nachricht im Team-Chat',
    'send-confirmation': 'Bestätigung per E-Mail',
    state: 'Stand',
    at: 'Wann',
    failures: 'Gescheiterte Versuche',
    problem: 'Letzter Fehler',
    by: 'Von',
    note: 'Notiz',
    address: 'Adresse',
    requestedAt: 'Angemeldet',
    confirmedAt: 'Bestätigt',
    askedAt: 'Zuletzt gefragt',
    mailedAt: 'Letzte Mail',
    mails: 'Mails',
    networkHash: 'verkürzter Wert der IP-Adresse',
    text: 'Text der Einwilligung',
    jobs: 'Wartende Mails',
    createdOn: 'Angelegt',
    endedAt: 'Beendet',
  } as Readonly<Record<string, string>>,
  values: {
    delivered: 'zugestellt',
    'kept here': 'nicht gesendet',
    waiting: 'wartet',
    'given up': 'endgültig gescheitert',
    created: 'wartet',
    retry: 'wartet auf den nächsten Versuch',
    active: 'wird gesendet',
    completed: 'erledigt',
    failed: 'endgültig gescheitert',
    cancelled: 'abgebrochen',
  } as Readonly<Record<string, string>>,
  erasedNumber: (what: string, number: number) => `${erasedWords[what] ?? what}: ${number}`,
  erasedNothing: 'Es wurde nichts gelöscht, weil nichts gelöscht werden darf.',
  yes: 'ja',
  no: 'nein',
};

const erasedWords: Readonly<Record<string, string>> = {
  declarations: 'Erklärungen gelöscht',
  'network hashes': 'verkürzte Werte der IP-Adresse gelöscht',
  'notes of the team': 'Notizen gelöscht',
  'newsletter subscriptions': 'Newsletter beendet',
  'files in the outbox': 'abgelegte Nachrichten gelöscht',
};
