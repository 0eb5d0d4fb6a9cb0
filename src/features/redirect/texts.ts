/** German text of the redirect pages. Row R12 prescribes the text of `app`. */
export const texts = {
  app: {
    title: 'Weiterleitung zur App...',
    explanation: 'Sie werden automatisch zum App Store weitergeleitet.',
    description: 'Von hier geht es weiter zur App des Schlafcoachings im App Store.',
  },
  bedding: {
    title: 'Von hier geht es zur App',
    explanation: 'Du wirst gleich zur App des Schlafcoachings im App Store weitergeleitet.',
    description: 'Diese alte Adresse führt zur App des Schlafcoachings im App Store.',
  },
  childrensSleep: {
    title: 'Von hier geht es zum Artikel',
    explanation: (article: string) =>
      `Du wirst gleich zum Artikel „${article}“ auf einer anderen Website weitergeleitet.`,
    description: 'Diese alte Adresse führt zu einem Artikel auf einer anderen Website.',
  },
  leadsTo: (host: string) => `Die Adresse führt zu ${host}.`,
  fallback: { before: 'Es passiert nichts? Weiter geht es ', link: 'hier', after: '.' },
  scanCode: 'Am Computer? Der Code führt mit der Kamera eines Telefons zur App.',
  codeInWords: 'QR-Code mit der Adresse der App im App Store',
} as const;
