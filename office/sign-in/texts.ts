import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password-rule.ts';

/** Every German word of signing in and of accounts. */
export const signInTexts = {
  title: 'Anmelden',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  signIn: 'Weiter',
  wrong: 'Adresse oder Passwort stimmen nicht.',
  wait: 'Zu viele Versuche. Warte ein paar Minuten und versuche es dann noch einmal.',
  codeTitle: 'Code eingeben',
  codeLead: 'Öffne deine Authenticator-App und gib den sechsstelligen Code ein.',
  code: 'Code aus der App',
  confirm: 'Anmelden',
  wrongCode: 'Dieser Code stimmt nicht oder ist abgelaufen. Nimm den, der jetzt in der App steht.',
  again: 'Noch einmal von vorn',
  setUpTitle: 'Zweiten Schritt einrichten',
  setUpLead:
    'Damit ein Passwort allein nicht reicht, fragt das Büro bei jedem Anmelden nach einem Code aus einer Authenticator-App. Hast du noch keine, installiere zuerst eine auf deinem Telefon, zum Beispiel Google Authenticator oder 2FAS. Gib dann dein Passwort noch einmal ein, um sie zu verbinden.',
  setUp: 'App verbinden',
  scan: 'Scanne dieses Bild mit der App, oder gib die Zeichen darunter in der App ein.',
  openApp: 'Auf diesem Gerät in der App öffnen',
  image: 'QR-Code für die Authenticator-App',
  backup: 'Für den Notfall',
  backupLead:
    'Bewahre diese Codes sicher auf. Jeder öffnet das Büro einmal, wenn das Telefon fehlt. Sie werden nur jetzt gezeigt.',
  keepCodes: 'Codes als Datei speichern',
  codesOf: (office: string) => `${office}: Notfallcodes, jeder gilt einmal`,
  finish: 'Einrichten abschließen',
  backupCode: 'Oder ein Notfallcode',
  lost: 'Passwort vergessen oder Telefon verloren?',
  lostLead:
    'Fehlt nur das Telefon, gib statt des Codes einen deiner Notfallcodes ein. Sonst bitte die Leitung um einen neuen Link. Bist du selbst die Leitung, bitte den technischen Dienst um einen neuen Link.',
  renewedTitle: 'Neuer Zugang',
  renewedLead: (name: string) =>
    `${name}, wähle ein neues Passwort. Danach verbindest du deine Authenticator-App neu. Alle Anmeldungen und Passkeys von früher enden.`,
  renew: 'Passwort setzen',
  invitedTitle: 'Konto anlegen',
  invitedLead: (role: string) => `Du wirst im Büro die Rolle „${role}“ haben.`,
  name: 'Name',
  newPassword: `Passwort (mindestens ${SHORTEST_PASSWORD} Zeichen)`,
  otherPassword: `Neues Passwort (mindestens ${SHORTEST_PASSWORD} Zeichen)`,
  create: 'Konto anlegen',
  used: 'Dieser Link gilt nicht mehr. Bitte die Leitung um einen neuen.',
  wrongName: 'Gib deinen Namen an (höchstens 100 Zeichen).',
  wrongEmail: 'Gib eine vollständige E-Mail-Adresse an, zum Beispiel name@example.org.',
  wrongPassword: `Das Passwort muss ${SHORTEST_PASSWORD} bis ${LONGEST_PASSWORD} Zeichen lang sein.`,
} as const;

/** Every German word about passkeys. */
export const passkeyTexts = {
  withPasskey: 'mit Passkey',
  signIn: 'Mit Passkey anmelden',
  title: 'Passkeys',
  lead: 'Mit einem Passkey meldest du dich ohne Passwort an: mit Fingerabdruck, Gesicht oder PIN deines Geräts.',
  add: 'Passkey hinzufügen',
  since: (moment: string) => `Passkey vom ${moment}`,
  remove: 'Passkey entfernen',
  removeShort: 'entfernen',
  failed:
    'Der Passkey ließ sich nicht benutzen. Versuche es noch einmal oder nimm Passwort und Code.',
} as const;
