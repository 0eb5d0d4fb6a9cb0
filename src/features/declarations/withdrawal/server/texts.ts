/** German words of the receipt of a withdrawal (§ 356a BGB): no advertising in here. */
export const mailTexts = {
  subject: (reference: string) => `Eingangsbestätigung deines Widerrufs ${reference}`,
  /** Without the name: what somebody else has written stands behind marks alone. */
  greeting: 'Hallo,',
  received:
    'dein Widerruf ist bei uns eingegangen. Das hast du uns geschickt; deine eigenen Worte stehen hinter einem Strich (|):',
  reference: 'Vorgangsnummer',
  receivedAt: 'Eingegangen am',
  moment: (day: string, time: string, offset: string) =>
    `${day} um ${time} Uhr (Deutschland, UTC${offset})`,
  contract: 'Vertrag, der widerrufen wird',
  name: 'Name',
  email: 'E-Mail-Adresse',
  pressed: 'Der Widerruf wurde auf unserer Website über den Knopf „Widerruf bestätigen“ erklärt.',
  receiptOnly: 'Diese E-Mail bestätigt den Eingang. Alles Weitere teilen wir dir gesondert mit.',
  keep: 'Bewahre diese E-Mail gut auf.',
  questions: 'Hast du Fragen dazu? So erreichst du uns:',
} as const;

/** German words of the note in the team's chat. */
export const chatTexts = {
  title: (reference: string) => `Neuer Widerruf ${reference}`,
} as const;
