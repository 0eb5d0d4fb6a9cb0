import { personLabels, personMessages } from '../form/texts.ts';

/** What is wrong with a field. */
export const messages = {
  ...personMessages,
  contract: {
    missing: 'Angabe zum Vertrag ist erforderlich',
    tooLong: 'Die Angabe zum Vertrag darf höchstens 200 Zeichen haben',
  },
} as const;

/** German words of the withdrawal that no operator changes; two labels are § 356a BGB's. */
export const texts = {
  title: 'Vertrag widerrufen',
  receivedTitle: 'Widerruf eingegangen',
  problemsTitle: 'Vertrag widerrufen: bitte prüfen',
  notSentTitle: 'Widerruf noch nicht angekommen',
  formHeading: 'Schritt 1: Deine Angaben',
  emailHint: 'Dorthin schicken wir die Eingangsbestätigung.',
  contract: 'Vertrag *',
  contractHint:
    'Woran wir ihn erkennen, zum Beispiel „Schlafcoaching vom 1. Juni“ oder eine Bestellnummer.',
  confirmHeading: 'Schritt 2: Bestätigen',
  confirmText: 'Mit diesem Knopf erklärst du den Widerruf des Vertrags.',
  submit: 'Widerruf bestätigen',
  sentences: {
    success: 'Dein Widerruf wurde erfolgreich übermittelt',
    backendError: 'Fehler beim Übermitteln des Widerrufs. Bitte versuche es erneut.',
  },
  notSent:
    'Dein Widerruf ist noch nicht bei uns angekommen. Alles, was du geschrieben hast, steht noch im Formular. Klappt es auch beim nächsten Versuch nicht, dann schick ihn uns einfach per E-Mail:',
  mailSubject: 'Widerruf',
  declaration: (contract: string, name: string) =>
    `Hiermit widerrufe ich den von mir abgeschlossenen Vertrag: ${contract}\n\n${name}`,
  receipt: {
    heading: 'Dein Widerruf ist eingegangen',
    lead: 'Eine Eingangsbestätigung kommt per E-Mail, meist sofort. Bewahre diesen Beleg gut auf.',
    save: 'Widerruf speichern',
    fileName: (reference: string) => `Widerruf-${reference}.html`,
    title: (reference: string) => `Widerruf ${reference}`,
    statement:
      'Dieser Widerruf wurde auf der Website über den Knopf „Widerruf bestätigen“ erklärt und von unserem Server entgegengenommen. Der Beleg bestätigt den Eingang.',
  },
  /** What the fields are called wherever a withdrawal is read. */
  labels: { ...personLabels, contract: 'Vertrag' },
  downloadModelForm: 'Muster-Widerrufsformular herunterladen',
} as const;

/** German words of the receipt of a withdrawal (§ 356a BGB): no advertising in here. */
export const mailTexts = {
  subject: (reference: string) => `Eingangsbestätigung deines Widerrufs ${reference}`,
  received:
    'dein Widerruf ist bei uns eingegangen. Das hast du uns geschickt; deine eigenen Worte stehen hinter einem Strich (|):',
  // It confirms the receipt and says nothing about whether the withdrawal is valid.
  closing: () => [
    'Der Widerruf wurde auf unserer Website über den Knopf „Widerruf bestätigen“ erklärt.',
    'Diese E-Mail bestätigt den Eingang. Alles Weitere teilen wir dir gesondert mit.',
  ],
} as const;

/** German words of the note in the team's chat. */
export const chatTitle = (reference: string): string => `Neuer Widerruf ${reference}`;
