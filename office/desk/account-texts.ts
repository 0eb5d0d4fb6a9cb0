/** Every German word of the page about everybody's accounts. */
export const accountTexts = {
  accounts: 'Konten',
  email: 'E-Mail-Adresse',
  roleColumn: 'Rolle',
  incomplete: 'Authenticator-App fehlt noch',
  own: 'Das bist du. Zu „Mein Konto“',
  saveRole: 'Rolle ändern',
  roleLead:
    'Die Person meldet sich danach neu an. Ihre Entwürfe bleiben; was sie geplant hat, gilt nicht mehr, ebenso ihre offenen Einladungen.',
  renewLead:
    'Passwort vergessen oder Telefon verloren? Die Person bekommt per E-Mail einen Link und richtet damit beides neu ein. Bis dahin gilt der bisherige Zugang.',
  renew: 'Link für neuen Zugang senden',
  removeLead:
    'Alle Anmeldungen dieser Person enden sofort. Ihre Entwürfe bleiben; was sie geplant hat, gilt nicht mehr, ebenso ihre offenen Einladungen. Was sie getan hat, bleibt im Protokoll.',
  remove: 'Konto löschen',
  invited: 'Eingeladen',
  validUntil: (moment: string) => `Link gilt bis ${moment}`,
  sendAgain: 'Neuen Link senden',
  takeBack: 'Einladung zurückziehen',
  takeBackLead: 'Der Link aus der Einladung öffnet dann nichts mehr.',
  invite: 'Jemanden einladen',
  send: 'Einladung senden',
  /** What was done, by the word in the address. */
  told: {
    eingeladen: 'Die Einladung ist unterwegs. Sie gilt drei Tage und nur einmal.',
    zugang: 'Der Link für den neuen Zugang ist unterwegs. Er gilt drei Tage und nur einmal.',
    rolle: 'Die Rolle ist geändert. Sie gilt ab sofort.',
    geloescht: 'Das Konto ist gelöscht.',
    zurueckgezogen: 'Die Einladung ist zurückgezogen. Ihr Link öffnet nichts mehr.',
    ungeaendert: 'Es wurde nichts geändert. Lade die Seite neu und versuche es noch einmal.',
    'nicht-gesendet':
      'Die Mail konnte nicht gesendet werden. Prüfe unter „Zustand“, ob Mails ankommen, und versuche es noch einmal.',
    'kein-mailserver':
      'Es ist kein Mailserver eingetragen; die Mail mit dem Link erreicht niemanden. Sag dem technischen Dienst Bescheid.',
    adresse: 'Gib eine vollständige E-Mail-Adresse an.',
    vergeben: 'Diese Adresse hat schon ein Konto.',
  },
} as const;

/** Every German word of the page about a person's own account. */
export const ownTexts = {
  account: 'Mein Konto',
  role: (name: string) => `Rolle: ${name}`,
  secrets: 'Passwort und Authenticator-App',
  password: 'Passwort ändern',
  passwordLead: 'Danach bist du nur noch auf diesem Gerät angemeldet.',
  passwordChanged: 'Das Passwort ist geändert. Alle anderen Anmeldungen sind beendet.',
  current: 'Bisheriges Passwort',
  wrong: 'Dein bisheriges Passwort stimmt nicht. Es wurde nichts geändert.',
  app: 'Neue Authenticator-App verbinden',
  sessions: 'Wo du angemeldet bist',
  sessionsLead: 'Jede Anmeldung endet spätestens nach zwölf Stunden.',
  end: 'Anmeldung beenden',
  endShort: 'beenden',
  endLead: 'Wer dort weiterarbeiten will, meldet sich neu an.',
  since: (moment: string) => `seit ${moment}`,
  unknownDevice: 'Unbekanntes Gerät',
  thisDevice: (device: string) => `Dieses Gerät: ${device}`,
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
} as const;

/** Every German word of mails with links into the office. */
export const linkMails = {
  invited: {
    subject: 'Einladung ins Büro',
    words:
      'du bist eingeladen, im Büro der Website mitzuarbeiten. Der Link gilt drei Tage und nur einmal:',
    label: 'Konto anlegen',
  },
  renewed: {
    subject: 'Neuer Zugang zum Büro',
    words:
      'mit diesem Link wählst du ein neues Passwort und verbindest deine Authenticator-App neu. Er gilt drei Tage und nur einmal. Hast du nicht darum gebeten, frag die Leitung:',
    label: 'Neuen Zugang einrichten',
  },
} as const;
