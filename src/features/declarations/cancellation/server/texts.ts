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
