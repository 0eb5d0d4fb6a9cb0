/** What stands between the content and a launch, in words for the operator. */
export const launchTexts = {
  sample: (what: string) => `${what}.`,
  missingLegalField: (field: string, neededWhen: string) =>
    `Das Feld „${field}“ fehlt. Nötig ist es, ${neededWhen}. Prüfe, ob das auf euch zutrifft.`,
  legalNote: 'Hier steht „Anwaltlich prüfen“. Lass die Stelle prüfen und lösche dann die Notiz.',

  /** Fields of `content/site/company.yaml` that only some companies need, and when they do. */
  neededWhen: {
    economicId: 'sobald ihr eine Wirtschafts-Identifikationsnummer habt (§ 5 Abs. 1 Nr. 6 DDG)',
    dataProtectionOfficer:
      'wenn ihr eine Person für den Datenschutz benennen müsst (Art. 37 DSGVO, § 38 BDSG)',
    supervisoryAuthority: 'wenn die Tätigkeit eine Zulassung braucht (§ 5 Abs. 1 Nr. 3 DDG)',
    professions: 'wenn im Team geregelte Berufe arbeiten (§ 5 Abs. 1 Nr. 5 DDG)',
    distanceLearningNumber: 'wenn das Coaching Fernunterricht ist (§ 12 FernUSG)',
  },
};
