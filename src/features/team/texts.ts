/** German words of the team pages that no operator changes. */
export const texts = {
  sample: 'Beispiel',
  readProfile: 'Profil ansehen',
  backToTeam: 'Zurück zum Team',
  facts: 'Auf einen Blick',
  certificates: 'Abschlüsse und Zertifikate',
  otherMembers: 'Auch im Team',
} as const;
