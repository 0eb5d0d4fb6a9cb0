/** German words of reading aloud. */
export const texts = {
  start: 'Vorlesen',
  stop: 'Anhalten',
  resume: 'Weiter vorlesen',
  back: 'Absatz zurück',
  forward: 'Absatz weiter',
  speed: 'Tempo',
  /** How fast, as a multiple of the voice's own pace; a key `1` would come first. */
  speeds: { '0.8': 'langsam', '1.0': 'normal', '1.25': 'schnell', '1.5': 'sehr schnell' },
  hint: 'Tipp auf eine Stelle im Text, dann geht es dort weiter.',
  row: (number: number, cells: string) => `Zeile ${number}: ${cells}.`,
  failed: 'Die Stimme deines Geräts antwortet gerade nicht. Versuche es noch einmal.',
} as const;
