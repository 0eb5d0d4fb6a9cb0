/** Fixed German text of the legal pages. */
export const texts = {
  asOf: (day: string) => `Stand ${day}`,
  arbitration: {
    no: 'Wir sind nicht verpflichtet und nicht bereit, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
    yes: 'Wir nehmen an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil (§ 36 VSBG). Zuständig ist:',
  },
  dataProtectionOfficer: 'Datenschutzbeauftragte Person:',
  profession: {
    title: (title: string, awardedIn: string) =>
      `Berufsbezeichnung: ${title} (verliehen in ${awardedIn})`,
    chamber: (chamber: string) => `Zuständige Kammer: ${chamber}`,
    rules: 'Es gelten:',
  },
  insuredIn: (area: string) => `Räumlicher Geltungsbereich: ${area}`,
  checkedOn: (day: string) => `Anschrift zuletzt geprüft am ${day}`,
  processorGets: (data: string) => `Erhält: ${data}.`,
  noConsentServices: 'Zurzeit ist kein Dienst eingebunden, der deine Einwilligung braucht.',
} as const;
