/** Fixed German text of the team pages. */
export const texts = {
  sample: 'Beispiel',
  readProfile: 'Profil ansehen',
  backToTeam: 'Zurück zum Team',
  facts: 'Auf einen Blick',
  certificates: 'Abschlüsse und Zertifikate',
  otherMembers: 'Auch im Team',
} as const;
