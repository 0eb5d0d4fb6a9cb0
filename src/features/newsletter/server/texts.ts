/** German words of the newsletter's own mails: no advertising in here (BGH, I ZR 164/09; RN-02). */
export const mailTexts = {
  greeting: 'Hallo,',
  signOff: (brand: string) => ['Viele Grüße', `dein ${brand}-Team`],
  optIn: {
    subject: (brand: string) => `Bitte bestätige deine Anmeldung zum Newsletter von ${brand}`,
    paragraphs: (moment: string, host: string) => [
      `am ${moment} wurde diese E-Mail-Adresse auf ${host} zum Newsletter angemeldet.`,
      'Warst du das? Dann öffne diesen Link und drücke dort auf „Anmeldung bestätigen“. Er gilt 7\u00A0Tage:',
    ],
    link: 'Anmeldung ansehen und bestätigen',
    ignore:
      'Warst du es nicht, brauchst du nichts zu tun: Ohne Bestätigung bekommst du keinen Newsletter, und wir löschen deine Adresse nach 7\u00A0Tagen.',
  },
  already: {
    subject: (brand: string) => `Du bekommst den Newsletter von ${brand} schon`,
    paragraphs: (moment: string, host: string) => [
      `am ${moment} wurde diese E-Mail-Adresse auf ${host} zum Newsletter angemeldet. Sie steht schon in der Liste, du brauchst nichts weiter zu tun.`,
      'Möchtest du den Newsletter nicht mehr bekommen? Hier kannst du dich abmelden:',
    ],
    link: 'Newsletter abmelden',
  },
  moment: (day: string, time: string) => `${day} um ${time} Uhr`,
} as const;

/** What the team reads of what stays although somebody asked for erasure. */
export const keptTexts = {
  proof:
    'Ein Nachweis der Einwilligung bleibt drei Jahre nach dem Jahr, in dem der Newsletter endete: unter einer Kennung, aus der sich die Adresse nicht ablesen lässt (Art. 7 Abs. 1, Art. 17 Abs. 3 Buchst. e DSGVO, §§ 195, 199 BGB).',
};
