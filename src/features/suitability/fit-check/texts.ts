/** German words of 'Passt das zu mir?' that no operator changes. */
export const texts = {
  place: (number: number, all: number) => `Frage ${String(number)} von ${String(all)}`,
  next: 'Weiter',
  back: 'Zurück',
  again: 'Von vorn beginnen',
  allAtOnce:
    'Gerade lassen sich die Fragen nicht einzeln zeigen. Hier stehen alle; darunter kommt die Antwort.',
  moreReasons: 'Weitere Gründe',
  choose: 'Wähl eine Antwort, dann geht es weiter.',
} as const;
