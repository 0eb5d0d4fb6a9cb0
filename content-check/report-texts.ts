const either = new Intl.ListFormat('de', { type: 'disjunction' });

const places: Readonly<Record<string, string>> = { environment: 'Umgebung' };

/** What stands around the sentences of the content check. */
export const reportTexts = {
  listItem: (position: number) => `Eintrag ${position}`,
  place: (file: string, line?: number) =>
    [file, line && `Zeile ${line}`].filter(Boolean).join(', '),
  located: (file: string, line: number | undefined, field: string) =>
    [places[file] ?? file, line && `Zeile ${line}`, field && `Feld „${field}“`]
      .filter(Boolean)
      .join(', '),
  example: (examples: readonly (string | number)[]) =>
    `zum Beispiel ${either.format(examples.map(String))}`,

  passed: (warnings: number) =>
    warnings === 0
      ? 'Die Inhalte sind in Ordnung.'
      : `Die Inhalte sind in Ordnung, mit ${warnings === 1 ? 'einem Hinweis' : `${warnings} Hinweisen`}.`,
  medianOfLanding: (words: number) =>
    `Startseite: Die Hälfte der Sätze hat höchstens ${words} Wörter (Ziel: 12).`,
  readingEase: 'Lesbarkeit der Artikel nach Flesch (Ziel: mindestens 55):',
  easeOf: ({ article, ease }: { article: string; ease: number }) => `  ${ease}  ${article}`,
  stopped: (problems: number) =>
    `Die Website wurde nicht gebaut: ${problems === 1 ? 'Ein Fehler steht' : `${problems} Fehler stehen`} in den Inhalten. Was zu tun ist:`,
  devStopped: (problems: number) =>
    `Die Website startet nicht: ${problems === 1 ? 'Ein Fehler steht' : `${problems} Fehler stehen`} in den Inhalten. Was zu tun ist:`,
  devProblems: (problems: number) =>
    `In den Inhalten ${problems === 1 ? 'steht ein Fehler' : `stehen ${problems} Fehler`}. So lässt sich die Website nicht bauen:`,
  moment: (day: string, time: string) => `${day}, ${time} Uhr`,
  lastGood: (built: string) =>
    [
      '',
      '!'.repeat(78),
      '!! ACHTUNG: Die Website zeigt eine alte Fassung.',
      `!! Sie wurde gebaut am ${built}; deine Änderungen seitdem fehlen darin.`,
      '!! Berichtige die Fehler oben und starte dann neu (npm start).',
      '!'.repeat(78),
      '',
    ].join('\n'),
  hints: 'Hinweise, die den Bau nicht anhalten:',
};
