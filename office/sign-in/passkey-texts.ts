/** Every German word about passkeys. */
export const passkeyTexts = {
  withPasskey: 'mit Passkey',
  signIn: 'Mit Passkey anmelden',
  title: 'Passkeys',
  lead: 'Mit einem Passkey meldest du dich ohne Passwort an: mit Fingerabdruck, Gesicht oder PIN deines Geräts.',
  add: 'Passkey hinzufügen',
  since: (moment: string) => `Passkey vom ${moment}`,
  remove: 'Passkey entfernen',
  removeShort: 'entfernen',
  failed:
    'Der Passkey ließ sich nicht benutzen. Versuche es noch einmal oder nimm Passwort und Code.',
} as const;
