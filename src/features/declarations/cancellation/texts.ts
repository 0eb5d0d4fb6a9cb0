import { personLabels, personMessages } from '../form/texts.ts';

/** What is wrong with a field; three of the sentences are row K4's. */
export const messages = {
  ...personMessages,
  reason: {
    missing: 'Nachricht ist erforderlich',
    tooLong: 'Die Nachricht darf höchstens 1.000 Zeichen haben',
  },
  kind: 'Bitte wähle, ob du ordentlich oder außerordentlich kündigst',
  contract: 'Die Angabe zum Vertrag darf höchstens 100 Zeichen haben',
  endsOn: 'Bitte gib das Datum vollständig an oder wähle den nächstmöglichen Zeitpunkt',
  pastDay:
    'Der gewünschte Tag ist schon vorbei. Ist er richtig, schick die Kündigung bitte noch einmal ab, sonst ändere ihn',
  farDay:
    'Der gewünschte Tag liegt mehr als zwei Jahre in der Zukunft. Ist er richtig, schick die Kündigung bitte noch einmal ab, sonst ändere ihn',
} as const;

const kindNames = { ordinary: 'ordentlich', extraordinary: 'außerordentlich' } as const;
type Kind = keyof typeof kindNames;

/** German words of the cancellation that no operator changes (rows K1–K8). */
export const texts = {
  title: 'Kündigung',
  receivedTitle: 'Kündigung eingegangen',
  problemsTitle: 'Kündigung: bitte prüfen',
  notSentTitle: 'Kündigung noch nicht angekommen',
  formHeading: 'Kündigungsformular',
  emailHint: 'Bitte die Adresse, mit der du bei uns angemeldet bist.',
  reason: 'Nachricht *',
  reasonHint: 'Der Satz genügt so. Einen Grund musst du nicht nennen.',
  /** True whatever is chosen below it, also without script. */
  readyReason:
    'Hiermit kündige ich, wie in diesem Formular angegeben. Bitte bestätigt mir das Ende des Vertrags.',
  prefilled: 'Auch der Rest ist schon ausgefüllt. Ändere nur, was für dich nicht stimmt.',
  kind: 'Art der Kündigung',
  ordinary: 'Ordentliche Kündigung',
  extraordinary: 'Außerordentliche Kündigung',
  extraordinaryHint: 'Aus wichtigem Grund. Bitte nenne ihn in der Nachricht.',
  contract: 'Vertrag',
  subscription: 'Schlafcoaching im Abo',
  starterOffer: 'Startangebot',
  course: 'Präventionskurs',
  otherContract: 'Anderer Vertrag',
  contractName: 'Welcher Vertrag?',
  endsOn: 'Ende des Vertrags',
  nextPossible: 'zum nächstmöglichen Zeitpunkt',
  onDay: 'zu einem bestimmten Tag',
  day: 'Gewünschter Tag',
  submit: 'Kündigung abschicken',
  sentences: {
    success: 'Deine Kündigung wurde erfolgreich übermittelt',
    backendError: 'Fehler beim Übermitteln der Kündigung. Bitte versuche es erneut.',
  },
  notSent:
    'Deine Kündigung ist noch nicht bei uns angekommen. Alles, was du geschrieben hast, steht noch im Formular. Klappt es auch beim nächsten Versuch nicht, dann schick sie uns einfach per E-Mail:',
  readySentence: (kind: Kind, contract: string, end: string) =>
    `Hiermit kündige ich meinen Vertrag „${contract}“ ${kindNames[kind]} ${end}.`,
  readyWish: 'Bitte bestätigt mir das Ende des Vertrags.',
  onThisDay: (day: string) => `zum ${day}`,
  /** What the receipt says of the end; it is asked for where nobody can say yet that it comes then (§ 312k (4) BGB). */
  end: {
    endsOn: 'Der Vertrag endet am',
    shallEndOn: 'Der Vertrag soll enden am',
    shallEnd: 'Der Vertrag soll enden',
    next: 'zum nächstmöglichen Zeitpunkt; den Tag nennen wir dir noch',
  },
  receipt: {
    heading: 'Deine Kündigung ist eingegangen',
    lead: 'Eine Bestätigung kommt per E-Mail, meist sofort. Bewahre diesen Beleg gut auf.',
    save: 'Kündigung speichern',
    fileName: (reference: string) => `Kuendigung-${reference}.html`,
    title: (reference: string) => `Kündigung ${reference}`,
    statement:
      'Diese Kündigung wurde auf der Website über den Knopf „Kündigung abschicken“ erklärt und von unserem Server entgegengenommen.',
  },
  kindNames,
  /** What the fields are called wherever a cancellation is read. */
  labels: {
    ...personLabels,
    kind: 'Art der Kündigung',
    contract: 'Vertrag',
    endsOn: 'Gewünschtes Ende',
    reason: 'Nachricht',
  },
} as const;

/** German words of the confirmation of a cancellation (§ 312k (4) BGB): no advertising in here. */
export const mailTexts = {
  subject: (reference: string) => `Bestätigung deiner Kündigung ${reference}`,
  received:
    'deine Kündigung ist bei uns eingegangen. Das hast du uns geschickt; deine eigenen Worte stehen hinter einem Strich (|):',
  closing: ({ kind }: { kind: string }) => [
    'Die Kündigung wurde auf unserer Website über den Knopf „Kündigung abschicken“ erklärt.',
    ...(kind === 'extraordinary'
      ? ['Wir prüfen, ob ein wichtiger Grund vorliegt, und melden uns.']
      : []),
  ],
} as const;

/** German words of the note in the team's chat. */
export const chatTitle = (reference: string): string => `Neue Kündigung ${reference}`;
