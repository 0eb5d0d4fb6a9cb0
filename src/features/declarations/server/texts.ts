/** German words that end the confirmation of every declaration. */
export const checkCodeTexts = {
  label: 'Prüfzeichen',
  meaning:
    'Daran erkennen wir, dass diese Bestätigung von uns stammt und alles, was darüber steht, unverändert ist.',
} as const;

/** German words of every confirmation: no advertising in here. */
export const confirmationTexts = {
  /** Without the name: what somebody else has written stands behind marks alone. */
  greeting: 'Hallo,',
  moment: (day: string, time: string, offset: string) =>
    `${day} um ${time} Uhr (Deutschland, UTC${offset})`,
  keep: 'Bewahre diese E-Mail gut auf.',
  questions: 'Hast du Fragen dazu? So erreichst du uns:',
} as const;

/** How every confirmation ends, before the lines of the imprint. */
export const signOff = (brand: string): readonly string[] => ['Viele Grüße', `dein ${brand}-Team`];

/** German words of a mail that confirms several declarations: no advertising in here. */
export const bundleTexts = {
  subject: (number: number) => `Bestätigung von ${number} Erklärungen`,
  greeting: 'Hallo,',
  together: (number: number) =>
    `in kurzer Zeit sind ${number} Erklärungen mit dieser E-Mail-Adresse bei uns eingegangen. Wir bestätigen sie zusammen, damit nicht für jede eine E-Mail kommt. Das wurde uns geschickt:`,
  notYou: (email: string) => `Hast du sie nicht geschickt? Dann schreib uns bitte: ${email}`,
} as const;

/** What the team reads of a declaration that stays although its sender asked for erasure. */
export const keptTexts = {
  declaration: (reference: string, lastYear: number) =>
    `${reference} bleibt bis Ende ${lastYear}: als Handelsbrief und um Ansprüche abzuwehren (Art. 17 Abs. 3 Buchst. b und e DSGVO, § 257 HGB, §§ 195, 199 BGB).`,
};

/** Where the team finds a declaration of which its chat tells. */
export const chatTexts = {
  several: (reference: string, others: number) =>
    `Neue Erklärungen: ${reference} und ${others} weitere mit derselben E-Mail-Adresse`,
  desk: (officeUrl: string, reference: string) => `${officeUrl}/erklaerungen/${reference}`,
  inOffice: 'Im Büro unter „Erklärungen“',
} as const;
