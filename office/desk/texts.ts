const number = (value: number) => value.toLocaleString('de-DE');

/** Words of the office's own pages, and of what lies around them. */
export const deskTexts = {
  navigation: {
    start: 'Start',
    veroeffentlichen: 'Veröffentlichen',
    erklaerungen: 'Erklärungen',
    personen: 'Personen',
    newsletter: 'Newsletter-Liste',
    zustand: 'Zustand',
    protokoll: 'Protokoll',
    konten: 'Konten',
    'mein-konto': 'Mein Konto',
  } as const,
  website: 'Website ansehen',
  media: 'Bild',
  signOut: 'Abmelden',
  start: {
    title: 'Start',
    hello: (name: string) => `Guten Tag, ${name}.`,
    work: 'Zu tun',
    open: (count: number) =>
      count === 1 ? 'Eine offene Erklärung' : `${number(count)} offene Erklärungen`,
    noneOpen: 'Keine Kündigung und kein Widerruf ist offen.',
    failed: (count: number) =>
      count === 1
        ? 'Eine Zustellung ist gescheitert'
        : `${number(count)} Zustellungen sind gescheitert`,
    newsletterFailed: (count: number) =>
      count === 1
        ? 'Eine Mail des Newsletters ist gescheitert'
        : `${number(count)} Mails des Newsletters sind gescheitert`,
    drafts: 'Entwürfe',
    noDrafts: 'Alles ist veröffentlicht, es gibt keine Entwürfe.',
    scheduled: 'Geplant',
    noneScheduled: 'Nichts ist geplant.',
    publishes: (title: string, at: string) => `${title}: auf der Website ab ${at}`,
    withdraws: (title: string, at: string) => `${title}: auf der Website bis ${at}`,
    published: 'Website',
    lastPublished: (at: string) => `Zuletzt veröffentlicht am ${at}.`,
    neverPublished: 'Aus dem Büro wurde noch nichts veröffentlicht.',
  },
  search: {
    title: 'Suche',
    label: 'Suche in allem: Inhalte, Bilder, Erklärungen',
    button: 'Suchen',
    contents: 'Inhalte und Bilder',
    declarations: 'Erklärungen',
    nothing: 'Nichts gefunden.',
    tooShort: 'Gib mindestens drei Zeichen ein.',
    all: 'Alle Treffer zeigen',
  },
  sentStates: {
    delivered: (at: string) => `gesendet am ${at}`,
    keptHere:
      'nicht gesendet: Es ist nichts eingetragen, wohin. Die Nachricht liegt auf diesem Rechner.',
    letBe: (at: string) =>
      `nicht zugestellt; seit ${at} versucht es niemand mehr, und das ist so gewollt`,
  },
  badges: {
    sent: 'gesendet',
    keptHere: 'nicht gesendet',
    waiting: 'wartet',
    givenUp: 'gescheitert',
    letBe: 'beendet',
  },
  giveUp: {
    behind: 'Zustellung beenden …',
    lead: 'Zum Beispiel, weil es die Adresse nicht gibt. Niemand versucht es dann weiter, und kein Alarm erinnert mehr daran. Die Erklärung gilt trotzdem.',
    button: 'Zustellung beenden',
    done: 'Die Zustellung ist beendet. Kein Alarm erinnert mehr daran.',
  },
  csv: {
    columns: (declared: readonly string[]) => [
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
  },
  mails: {
    title: 'Mail bei jeder neuen Erklärung',
    lead: 'Wer hier steht, bekommt eine Mail mit Vorgangsnummer und Link, ohne Inhalt.',
    add: 'Ich möchte diese Mails bekommen',
    remove: 'Keine Mails mehr an mich',
    nobody: 'Noch niemand.',
    added: 'Du bekommst ab jetzt eine Mail bei jeder neuen Erklärung.',
    removed: 'Du bekommst diese Mails nicht mehr.',
    noServer: 'Es ist kein Mailserver eingetragen; diese Mails erreichen gerade niemanden.',
    subject: (kind: string, reference: string) => `${kind} ${reference}`,
    words: (kind: string) =>
      `eine neue Erklärung ist eingegangen (${kind}). Was darin steht, siehst du nur im Büro:`,
    link: 'Im Büro ansehen',
  },
  person: {
    label: 'Name oder E-Mail-Adresse',
    several: 'Adressen zu diesem Namen',
    severalLead: 'Wähle die Adresse der Person. Zu einem Namen können mehrere Menschen gehören.',
    nobody: (words: string) =>
      `Zu „${words}“ gibt es keine Erklärung. Such nach der E-Mail-Adresse.`,
    over: 'Diese Suche ist zu lange her. Such noch einmal.',
    stays: 'Was bleiben muss, und warum',
    staysNothing: 'Nichts muss bleiben, alles wird gelöscht.',
    goes: 'Was gelöscht würde',
    goesNothing: 'Davon darf nichts gelöscht werden.',
  },
  newsletter: {
    all: 'Wer ihn bekommt',
    search: 'Teil der Adresse',
    find: 'Suchen',
    columns: ['Adresse', 'Bestätigt am'],
    csv: ['Adresse', 'Bestätigt am', 'Link zum Abmelden'],
    shown: (shown: number, all: number) => `${number(shown)} von ${number(all)} werden gezeigt.`,
  },
  log: {
    whole: (count: number) => `Geprüft: ${number(count)} Einträge, keiner wurde verändert.`,
    changed: (at: string) =>
      `Jemand hat dieses Protokoll direkt in der Datenbank verändert, am Büro vorbei. Die erste veränderte Stelle ist der Eintrag vom ${at}. Sag der Leitung und dem technischen Dienst Bescheid.`,
    refused: 'Anmeldung abgelehnt',
    nobody: 'Niemand',
    steps: {
      password: 'Passwort falsch',
      code: 'Code falsch',
      passkey: 'Passkey abgelehnt',
      waiting: 'zu viele Versuche',
    },
    actions: {
      'session.refused': 'Anmeldung abgelehnt',
      'declaration.give-up': 'Zustellung beendet',
      'declaration.send.notify-team': 'Nachricht im Team-Chat noch einmal gesendet',
      'declaration.send.send-confirmation': 'Bestätigung noch einmal gesendet',
      'declarations.mails': 'Mails über neue Erklärungen geändert',
      'search.look': 'Gesucht',
    } as Readonly<Record<string, string>>,
  },
  own: {
    appLead:
      'Für ein neues Telefon. Die bisherige App gilt, bis du einen Code aus der neuen eingegeben hast; dann bekommst du neue Notfallcodes.',
    appChanged: 'Die neue Authenticator-App gilt ab jetzt, die alte nicht mehr.',
    passkeyAdded: 'Der Passkey ist eingerichtet.',
    passkeyRemoved: 'Der Passkey ist entfernt.',
    sessionEnded: 'Diese Anmeldung ist beendet.',
    mailSubject: 'Dein Zugang zum Büro wurde geändert',
    mailWords: (what: string) => `gerade wurde etwas an deinem Zugang zum Büro geändert: ${what}.`,
    mailHelp:
      'Warst du das nicht? Dann sag sofort der Leitung Bescheid, damit sie deinen Zugang neu einrichtet.',
    mailed: {
      password: 'ein neues Passwort',
      app: 'eine neue Authenticator-App',
      passkey: 'ein neuer Passkey',
      passkeyRemoved: 'ein Passkey wurde entfernt',
    },
  },
  passkeyFailed: 'Der Passkey ließ sich nicht einrichten. Versuche es noch einmal.',
};
