/** What the check before a launch says about the settings, in words for the operator. */
export const texts = {
  environment: 'Umgebung',
  noMail:
    'SMTP_URL ist nicht gesetzt: Bestätigungen bleiben als Dateien liegen und erreichen niemanden. Sie sind Pflicht (§ 312k Abs. 4, § 356a Abs. 4 BGB). Trage den Mailserver ein.',
  noTeamChat:
    'SLACK_WEBHOOK_URL ist nicht gesetzt: Das Team erfährt nichts von Kündigungen und Widerrufen, sie bleiben als Dateien liegen. Trage den Webhook ein.',
  openTeamChat:
    'SLACK_WEBHOOK_URL beginnt nicht mit https://: Nachrichten über Kündigungen gingen unverschlüsselt hinaus. Nimm die Adresse mit https://.',
  messageToChat:
    'SLACK_INCLUDE_MESSAGE ist true: Der freie Text geht in den Team-Chat und kann Gesundheitsdaten enthalten (Art. 9 DSGVO). Lass das vorher prüfen.',
  noSender:
    'MAIL_FROM ist nicht gesetzt: Absender ist contactEmail aus content/site/contact.yaml. Prüfe, ob der Mailserver diese Adresse senden darf.',
  sampleValue: (name: string) =>
    `${name} nennt eine Adresse, die nur für Beispiele reserviert ist. Trage die echte ein.`,
  openSite: (url: string) =>
    `Die Adresse der Website ist ${url}, ohne https://. Formulare mit persönlichen Daten brauchen Verschlüsselung (Art. 32 DSGVO, § 19 Abs. 4 TDDDG). Setze SITE_URL oder siteUrl in content/site/brand.yaml.`,
  localSite: (url: string) =>
    `Die Adresse der Website ist ${url} und führt nur auf diesen Rechner. Links in Mails wären tot. Setze SITE_URL auf die öffentliche Adresse.`,
  embeddedDatabase:
    'DATABASE_URL ist nicht gesetzt: Alles liegt in der eingebauten Datenbank in DATA_DIR. Richte eine tägliche Sicherung ein (docs/operating.md).',
  oneClientForAll:
    'TRUST_PROXY ist false, und die Website hört nur auf diesen Rechner: Hinter einem Proxy zählen alle Menschen als eine Adresse, und die Grenze gegen Überflutung trifft sie gemeinsam. Setze TRUST_PROXY=true, wenn ein Proxy davor steht.',
  noBackendKey:
    'PUBLIC_BACKEND_ANON_KEY ist nicht gesetzt, PUBLIC_BACKEND_URL aber schon: Das Backend weist Kündigungen aus dem Browser ab. Trage den öffentlichen Schlüssel ein.',
  cannotStart: (message: string) => `Der Server würde nicht starten: ${message}`,

  blockers: (count: number) =>
    count === 1
      ? 'Die Website darf noch nicht öffentlich werden, eine Stelle steht dagegen:'
      : `Die Website darf noch nicht öffentlich werden, ${count} Stellen stehen dagegen:`,
  hints: 'Hinweise, die dem Start nicht im Weg stehen:',
  ready: 'Der Website steht nichts mehr im Weg.',
};
