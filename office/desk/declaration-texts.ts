import { number } from '../german.ts';

/** Words of the list of declarations. */
export const listTexts = {
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
  badges: {
    sent: 'gesendet',
    keptHere: 'nicht gesendet',
    waiting: 'wartet',
    givenUp: 'gescheitert',
    letBe: 'beendet',
  },
  mails: {
    title: 'Mail bei jeder neuen Erklärung',
    lead: 'Wer hier steht, bekommt eine Mail mit Vorgangsnummer und Link, ohne Inhalt.',
    add: 'Ich möchte diese Mails bekommen',
    remove: 'Keine Mails mehr an mich',
    added: 'Du bekommst ab jetzt eine Mail bei jeder neuen Erklärung.',
    removed: 'Du bekommst diese Mails nicht mehr.',
    noServer: 'Es ist kein Mailserver eingetragen; diese Mails erreichen gerade niemanden.',
    subject: (kind: string, reference: string) => `${kind} ${reference}`,
    words: (kind: string) =>
      `eine neue Erklärung ist eingegangen (${kind}). Was darin steht, siehst du nur im Büro:`,
    link: 'Im Büro ansehen',
  },
  csv: (declared: readonly string[]) => [
    'Vorgang',
    'Art',
    'Eingang',
    'Vertragsende',
    ...declared,
    'Nachricht im Team-Chat',
    'Bestätigung per E-Mail',
    'Erledigt',
    'Erledigt von',
  ],
};

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
  sentAgain:
    'Der Versand ist angestoßen. Ob er gelingt, steht in wenigen Sekunden unten; lade die Seite dann neu.',
  notSentAgain:
    'Nichts wurde gesendet, weil sich der Stand inzwischen geändert hat. Unten steht der neue.',
  markDone: 'Als erledigt markieren',
  unmark: 'Wieder öffnen',
  doneBy: (by: string, at: string) => `Erledigt von ${by} am ${at}`,
  answer: (email: string) => `${email} eine Mail schreiben`,
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
  sentStates: {
    delivered: (at: string) => `gesendet am ${at}`,
    keptHere:
      'nicht gesendet: Es ist nichts eingetragen, wohin. Die Nachricht liegt auf diesem Rechner.',
    letBe: (at: string) =>
      `nicht zugestellt; seit ${at} versucht es niemand mehr, und das ist so gewollt`,
  },
  giveUp: {
    lead: 'Zum Beispiel, weil es die Adresse nicht gibt. Niemand versucht es dann weiter, und kein Alarm erinnert mehr daran. Die Erklärung gilt trotzdem.',
    button: 'Zustellung beenden',
    done: 'Die Zustellung ist beendet. Kein Alarm erinnert mehr daran.',
  },
};
