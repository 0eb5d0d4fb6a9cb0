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
