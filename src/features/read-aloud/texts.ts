/** German words of reading aloud. */
export const texts = {
  start: 'Vorlesen',
  stop: 'Anhalten',
  resume: 'Weiter vorlesen',
  failed: 'Die Stimme deines Geräts antwortet gerade nicht. Versuche es noch einmal.',
} as const;
