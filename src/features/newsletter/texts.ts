/** What is wrong with the field. */
export const messages = {
  email: {
    invalid: 'Ungültige E-Mail-Adresse',
    tooLong: 'Die E-Mail-Adresse darf höchstens 255 Zeichen haben',
  },
} as const;

/** What the consent is for; the operator's words but for the company. */
export interface ConsentSubject {
  company: string;
  frequency: string;
  topics: string;
}

/**
 * What somebody agrees to by the button (§ 7 (2) Nr. 2 UWG, Art. 7 GDPR; RN-01): sender, content,
 * frequency, withdrawal. Stored word for word as proof.
 */
export const consentSentences = ({ company, frequency, topics }: ConsentSubject): string[] => [
  `Mit „${texts.submit}“ willigst du ein, dass dir die ${company} ${frequency} einen Newsletter schickt: ${topics}.`,
  'Du kannst die Einwilligung jederzeit widerrufen, zum Beispiel über den Link zum Abmelden in jeder Ausgabe.',
];

/** German words of the newsletter that no operator changes; heading and button are row B6's. */
export const texts = {
  heading: 'Bleib auf dem Laufenden',
  email: 'Deine E-Mail-Adresse',
  submit: 'Anmelden',
  sending: 'Einen Moment …',
  honeypot: 'Dieses Feld bitte leer lassen',
  privacy: { before: 'Welche Daten wir dafür speichern:', link: 'Datenschutz' },
  description: 'An- und Abmeldung für den Newsletter rund um guten Schlaf.',
  backToBlog: 'Zum Schlaf-Wissen',
  requested: {
    title: 'Fast geschafft: Sieh in dein Postfach',
    sentences: [
      'Wir schicken dir gleich eine E-Mail mit einem Link. Öffne ihn und bestätige deine Anmeldung; vorher bekommst du keinen Newsletter. Der Link gilt 7\u00A0Tage.',
      'Nichts angekommen? Sieh im Spam-Ordner nach, oder melde dich später noch einmal an.',
    ],
  },
  problem: { title: 'Bitte prüfe deine E-Mail-Adresse' },
  tooMany: {
    title: 'Bitte warte ein paar Minuten',
    sentences: [
      'Von deinem Anschluss kamen gerade sehr viele Anmeldungen. Versuche es in zehn Minuten noch einmal.',
    ],
  },
  unavailable: {
    title: 'Das hat gerade nicht geklappt',
    sentences: [
      'Wir konnten deine Anmeldung gerade nicht speichern. Versuche es in ein paar Minuten noch einmal.',
    ],
  },
  notUnsubscribed: {
    title: 'Das hat gerade nicht geklappt',
    sentences: [
      'Wir konnten dich gerade nicht abmelden. Versuche es in ein paar Minuten noch einmal.',
    ],
  },
  confirm: {
    title: 'Newsletter bestätigen',
    sentences: ['Noch ein Klick, dann bist du dabei.'],
    submit: 'Anmeldung bestätigen',
  },
  confirmed: {
    title: 'Du bist dabei',
    sentences: [
      'Deine Anmeldung zum Newsletter ist bestätigt. Abmelden kannst du dich jederzeit über den Link in jeder Ausgabe.',
    ],
  },
  expired: {
    title: 'Dieser Link gilt nicht mehr',
    sentences: [
      'Links zum Bestätigen gelten 7\u00A0Tage, danach löschen wir die Anmeldung. Vielleicht ist auch beim Kopieren ein Stück verloren gegangen.',
      'Kein Problem: Melde dich einfach noch einmal an, dann bekommst du einen neuen Link.',
    ],
    again: 'Noch einmal anmelden',
  },
  unsubscribe: {
    title: 'Newsletter abmelden',
    sentences: [
      'Möchtest du keinen Newsletter mehr bekommen? Dann löschen wir deine E-Mail-Adresse aus der Liste.',
    ],
    submit: 'Jetzt abmelden',
  },
  unsubscribed: {
    title: 'Du bist abgemeldet',
    sentences: [
      'Du bekommst keinen Newsletter mehr, und deine Adresse steht nicht mehr in der Liste. Schlaf gut!',
    ],
    again: 'Doch wieder anmelden',
  },
  incomplete: {
    title: 'Dieser Link ist unvollständig',
    sentences: [
      'Vielleicht ist beim Kopieren ein Stück verloren gegangen. Öffne den Link noch einmal direkt aus der E-Mail, oder schreib uns, dann melden wir dich ab:',
    ],
  },
} as const;
