/** German words of the consent feature that no operator changes; quoted ones are fixed by rows C3 to C5 and L7. */
export const texts = {
  region: 'Cookies',
  acceptAll: 'Alle akzeptieren',
  onlyNecessary: 'Nur notwendige',
  settings: 'Einstellungen',
  save: 'Auswahl speichern',
  openSettings: 'Cookie-Einstellungen öffnen',
  settingsFailed:
    'Die Einstellungen lassen sich gerade nicht laden. Prüfe deine Internetverbindung und versuche es noch einmal.',
  settingsHeadline: 'Cookie-Einstellungen',
  privacy: 'Datenschutz',
  close: 'Schließen',
  services: (count: number) => `${count} Einträge im Einzelnen`,
  provider: 'Anbieter',
  purpose: 'Zweck',
  transfer: 'Wo die Daten liegen',
  storage: 'Was gespeichert wird',
  nothingStored: 'nichts',
  storedFor: (name: string, duration: string) => `${name}: ${duration}`,
  reviews: 'Bewertungen',
  loadReviews: 'Bewertungen laden',
  reviewsFailed:
    'Die Bewertungen lassen sich gerade nicht laden. Vielleicht blockiert sie dein Browser. Alles andere auf dieser Seite funktioniert wie gewohnt.',
} as const;

/** What stands in banner and settings while no service needs consent; apart, because no script needs it. */
export const nothingTexts = {
  ask: 'Zurzeit ist kein Dienst eingebunden, der deine Einwilligung braucht. Deine Wahl merken wir uns auf deinem Gerät; ändern kannst du sie jederzeit.',
  service: 'Zurzeit ist dafür kein Dienst eingebunden.',
} as const;
