import { keysOf } from '#lib/records.ts';
import type { Nothing, Reader } from './content-problem.ts';

/** Fields of `content/site/company.yaml` that only some companies need, and when they do. */
const neededWhen = {
  economicId: 'sobald ihr eine Wirtschafts-Identifikationsnummer habt (§ 5 Abs. 1 Nr. 6 DDG)',
  dataProtectionOfficer:
    'wenn ihr eine Person für den Datenschutz benennen müsst (Art. 37 DSGVO, § 38 BDSG)',
  supervisoryAuthority: 'wenn die Tätigkeit eine Zulassung braucht (§ 5 Abs. 1 Nr. 3 DDG)',
  professions: 'wenn im Team geregelte Berufe arbeiten (§ 5 Abs. 1 Nr. 5 DDG)',
  distanceLearningNumber:
    'wenn das Coaching Fernunterricht ist; dazu genügt nach dem BGH (III ZR 109/24) schon, dass Fragen gestellt werden können (§ 12 FernUSG)',
  preventionCourses:
    'wenn ihr zertifizierte Kurse anbietet; bis dahin steht „nach § 20 SGB V“ nirgends',
  liabilityInsurance: 'wenn ihr eine Berufshaftpflicht habt (§ 2 Abs. 1 Nr. 11 DL-InfoV)',
  partnerMark: 'wenn die Fußzeile die Marke eines Partners nennt (§ 14 MarkenG)',
};

export const conditionalFields = keysOf(neededWhen);

/** What is still a sample, and what else stands between the content and a launch. */
export const launchSentences = {
  sampleFile: (_: Nothing, { inFile }: Reader) =>
    `Der Inhalt${inFile(' dieser Datei')} ist ein Beispiel${inFile(' (sample: true)')}.`,
  sampleEvidence: ({ claim }: { claim: string }, { inFile }: Reader) =>
    `Die Angabe${inFile(` „${claim}“`)} ist ein Beispiel ohne Beleg${inFile(' (evidence: sample)')}.`,
  pendingEvidence: ({ claim }: { claim: string }, { inFile }: Reader) =>
    `Der Beleg${inFile(` für „${claim}“`)} wird noch geprüft${inFile(' (evidence: pending)')}.`,
  sampleAddress: ({ found }: { found: string }) => `Die Adresse ${found} ist ein Beispiel.`,
  samplePhone: ({ found }: { found: string }) =>
    `Die Telefonnummer ${found} ist nur für Beispiele reserviert.`,
  sampleName: ({ found }: { found: string }) => `Der Name „${found}“ ist ein Beispiel.`,
  sampleIdentifier: ({ found }: { found: string }) => `Die Angabe „${found}“ ist ein Platzhalter.`,
  samplePicture: 'Das Bild ist ein Platzhalter.',
  sampleText: 'Hier steht noch der Text, mit dem alles Neue beginnt.',

  missingLegalField: ({ field }: { field: keyof typeof neededWhen }) =>
    `Das Feld fehlt. Nötig ist es, ${neededWhen[field]}. Prüfe, ob das auf euch zutrifft.`,
  certificateOver: ({ course }: { course: string }) =>
    `Das Zertifikat von „${course}“ ist abgelaufen. Ohne einen gültigen Kurs steht „nach § 20 SGB V“ nirgends; Sätze über Zuschüsse der Krankenkassen müssen dann auch weg.`,
  legalLookAtTools:
    'Werkzeuge über Schlaf können zum Medizinprodukt werden. Lass Texte und Werkzeug vor dem Start anwaltlich ansehen.',
  legalNote: 'Hier steht „Anwaltlich prüfen“. Lass die Stelle prüfen und lösche dann die Notiz.',
};

/** What the check before a launch says about the settings. */
export const settingSentences = {
  noMail:
    'SMTP_URL ist nicht gesetzt: Bestätigungen bleiben als Dateien liegen und erreichen niemanden. Sie sind Pflicht (§ 312k Abs. 4, § 356a Abs. 4 BGB). Trage den Mailserver ein.',
  noTeamChat:
    'SLACK_WEBHOOK_URL ist nicht gesetzt: Das Team erfährt nichts von Kündigungen und Widerrufen, sie bleiben als Dateien liegen. Trage den Webhook ein.',
  openTeamChat:
    'SLACK_WEBHOOK_URL beginnt nicht mit https://: Nachrichten über Kündigungen gingen unverschlüsselt hinaus. Nimm die Adresse mit https://.',
  noSender: (_: Nothing, { place }: Reader) =>
    `MAIL_FROM ist nicht gesetzt: Absender ist contactEmail aus ${place('content/site/contact.yaml')}. Prüfe, ob der Mailserver diese Adresse senden darf.`,
  sampleValue: ({ name }: { name: string }) =>
    `${name} nennt eine Adresse, die nur für Beispiele reserviert ist. Trage die echte ein.`,
  noSite:
    'SITE_URL ist nicht gesetzt: Ohne die öffentliche Adresse startet die Website nicht, weil Links in Mails dorthin führen. Trage sie ein.',
  openSite: ({ url }: { url: string }) =>
    `Die Adresse der Website ist ${url}, ohne https://. Formulare mit persönlichen Daten brauchen Verschlüsselung (Art. 32 DSGVO, § 19 Abs. 4 TDDDG). Setze SITE_URL auf die Adresse mit https://.`,
  localSite: ({ url }: { url: string }) =>
    `Die Adresse der Website ist ${url} und führt nur auf diesen Rechner. Links in Mails wären tot. Setze SITE_URL auf die öffentliche Adresse.`,
  embeddedDatabase:
    'DATABASE_URL ist nicht gesetzt: Alles liegt in der eingebauten Datenbank in DATA_DIR. Richte eine tägliche Sicherung ein (docs/operating.md).',
  oneClientForAll:
    'TRUST_PROXY ist false, und die Website hört nur auf diesen Rechner: Hinter einem Proxy zählen alle Menschen als eine Adresse, und die Grenze gegen Überflutung trifft sie gemeinsam. Setze TRUST_PROXY=true, wenn ein Proxy davor steht.',
  noBackendKey:
    'PUBLIC_BACKEND_ANON_KEY ist nicht gesetzt, PUBLIC_BACKEND_URL aber schon: Das Backend weist Kündigungen aus dem Browser ab. Trage den öffentlichen Schlüssel ein.',
  noSpf: ({ domain }: { domain: string }) =>
    `${domain} hat keinen SPF-Eintrag. Viele Postfächer weisen dann Bestätigungen ab, die Pflicht sind (§ 312k Abs. 4, § 356a Abs. 4 BGB). Dein Mailanbieter nennt dir den TXT-Eintrag, der mit „v=spf1“ beginnt.`,
  manySpf: ({ domain }: { domain: string }) =>
    `${domain} hat mehrere SPF-Einträge, deshalb gilt keiner. Fasse sie zu einem zusammen.`,
  noDmarc: ({ domain }: { domain: string }) =>
    `${domain} hat keinen DMARC-Eintrag, den große Mailanbieter verlangen. Lege unter _dmarc.${domain} einen TXT-Eintrag an, für den Anfang „v=DMARC1; p=none“.`,
  noDkim: ({ name }: { name: string }) =>
    `Unter ${name} steht kein Schlüssel, mit dem Mails unterschrieben werden (DKIM). Sieh bei deinem Mailanbieter nach, wie der Selektor heißt und welcher TXT-Eintrag dorthin gehört.`,
  dkimUnknown:
    'DKIM_SELECTOR ist nicht gesetzt, deshalb ist nicht geprüft, ob Mails unterschrieben werden (DKIM). Trage den Selektor ein, den dein Mailanbieter nennt.',
  dnsAway: ({ domain, code }: { domain: string; code: string }) =>
    `Die DNS-Einträge von ${domain} ließen sich nicht abfragen (${code}). Prüfe SPF, DKIM und DMARC später noch einmal.`,
  cannotStart: ({ message }: { message: string }) => `Der Server würde nicht starten: ${message}`,
};

/** What stands around the findings of the check before a launch, of a release and of a start. */
export const launchTexts = {
  blockers: (count: number) =>
    count === 1
      ? 'Die Website darf noch nicht öffentlich werden, eine Stelle spricht dagegen:'
      : `Die Website darf noch nicht öffentlich werden, ${count} Stellen sprechen dagegen:`,
  hints: 'Hinweise, die dem Start nicht im Weg stehen:',
  ready: 'Die Website kann starten.',
  waiting:
    'So darf niemand die Website sehen: Diese Stellen sind Beispiele, Angaben ohne Beleg (§ 5 UWG) oder noch nicht anwaltlich geprüft.',
  samples: (count: number, files: readonly string[]) =>
    `Noch Beispielinhalte: ${count.toString()} Stellen in ${files.length.toString()} Dateien (${files.slice(0, 3).join(', ')} …). Siehe content/README.md.`,
};
