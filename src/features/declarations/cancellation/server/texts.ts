/** German words of the confirmation of a cancellation (§ 312k (4) BGB): no advertising in here. */
export const mailTexts = {
  subject: (reference: string) => `Bestätigung deiner Kündigung ${reference}`,
  /** Without the name: what somebody else has written stands behind marks alone. */
  greeting: 'Hallo,',
  received:
    'deine Kündigung ist bei uns eingegangen. Das hast du uns geschickt; deine eigenen Worte stehen hinter einem Strich (|):',
  reference: 'Vorgangsnummer',
  receivedAt: 'Eingegangen am',
  moment: (day: string, time: string, offset: string) =>
    `${day} um ${time} Uhr (Deutschland, UTC${offset})`,
  endsOn: 'Der Vertrag endet am',
  end: 'Ende des Vertrags',
  endLater: 'Das Datum teilen wir dir gesondert mit.',
  kind: 'Art der Kündigung',
  kinds: { ordinary: 'ordentliche Kündigung', extraordinary: 'außerordentliche Kündigung' },
  contract: 'Vertrag',
  wishedEnd: 'Gewünschtes Ende',
  nextPossible: 'zum nächstmöglichen Zeitpunkt',
  name: 'Name',
  email: 'E-Mail-Adresse',
  reason: 'Nachricht',
  pressed: 'Die Kündigung wurde auf unserer Website über den Knopf „Kündigung abschicken“ erklärt.',
  extraordinary: 'Wir prüfen, ob ein wichtiger Grund vorliegt, und melden uns.',
  keep: 'Bewahre diese E-Mail gut auf.',
  questions: 'Hast du Fragen dazu? So erreichst du uns:',
} as const;

/** German words of the note in the team's chat. */
export const chatTexts = {
  title: (reference: string) => `Neue Kündigung ${reference}`,
} as const;
