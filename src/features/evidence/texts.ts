/** Fixed German text of the page about what research says. */
export const texts = {
  certainty: {
    high: 'gut gesichert',
    moderate: 'wahrscheinlich',
    low: 'unsicher',
    none: 'nicht untersucht',
  },
  certaintyLabel: 'Sicherheit:',
  notSecured: 'nicht gesichert',
  reviewed: (name: string, day: string) => `Fachlich geprüft von ${name} am ${day}.`,
} as const;
