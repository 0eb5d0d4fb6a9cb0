import { z } from 'zod';
import { day, externalUrl, group, list, matching, text } from './fields.ts';

/** The front matter of a legal text; the text follows in Markdown (rows G1 to G3). */
export const legalSchema = () =>
  z.strictObject({
    title: text(48, 'Überschrift der Seite'),
    metaDescription: text(160, 'Beschreibung für Suchmaschinen'),
    asOf: day('Stand des Textes, zum Beispiel 2025-08-27'),
  });

/** The anchor of a section by its title: `paragraf-7` for “§ 7 …”, `abschnitt-7` for “7. …”. */
export function sectionAnchor(title: string): string {
  const [, paragraph] = /^§\s(\d+)/u.exec(title) ?? [];
  if (paragraph) return `paragraf-${paragraph}`;
  const [, number] = /^(\d+)\./u.exec(title) ?? [];
  return number ? `abschnitt-${number}` : inAscii(title);
}

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const inAscii = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[äöüß]/gu, (letter) => spelledOut[letter] ?? letter)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');

const processor = z.strictObject({
  task: text(60, 'Wofür der Dienst da ist'),
  provider: text(120, 'Name des Unternehmens'),
  seat: text(60, 'Sitz: Ort und Land'),
  data: text(200, 'Welche Daten er bekommt; ohne Punkt am Ende'),
  transfer: text(
    320,
    'Ob Daten die Europäische Union verlassen und auf welcher Grundlage, in ganzen Sätzen',
  ),
});

/** Who processes data for the operator (Art. 13 (1) e and f, Art. 28 GDPR). */
export const processorsSchema = () =>
  z.strictObject({
    hosting: processor.describe('Betrieb der Website'),
    backend: processor.describe('Speicherung und Anmeldung'),
    sms: processor.describe('Bestätigungscodes per SMS'),
    automation: processor.describe('Automatisierung von Abläufen'),
    messaging: processor.describe('Nachrichten über WhatsApp'),
    cardPayment: processor.describe('Kartenzahlung'),
    ai: processor.describe('Dienste mit künstlicher Intelligenz'),
    email: processor.describe('Versand von E-Mails'),
    teamChat: processor.describe('Interne Benachrichtigung des Teams'),
    booking: processor.describe('Buchungsseite'),
  });

const address = z.strictObject({
  street: text(60, 'Straße und Hausnummer; ein Postfach reicht nicht (§ 5 DDG)'),
  postalCode: matching(/^\d{5}$/, 'Postleitzahl, zum Beispiel 10115'),
  city: text(40, 'Ort'),
});

const office = z.strictObject({
  name: text(160, 'Name der Behörde'),
  url: externalUrl('Website der Behörde'),
});

const arbitration = z
  .strictObject({
    participates: z.boolean().describe('Wir nehmen an Schlichtungsverfahren teil oder müssen es'),
    body: group('Zuständige Schlichtungsstelle; nötig, wenn ihr teilnehmt', {
      name: text(120, 'Name der Schlichtungsstelle'),
      address: text(160, 'Anschrift der Schlichtungsstelle in einer Zeile'),
      url: externalUrl('Website der Schlichtungsstelle'),
    }).optional(),
  })
  .refine(({ participates, body }) => !participates || body !== undefined, {
    path: ['body'],
    message:
      'Wer teilnimmt, muss die Schlichtungsstelle nennen (§ 36 VSBG). Ergänze body mit name, address und url.',
  });

/** What the law requires a company to publish (§ 5 DDG, § 18 MStV, § 36 VSBG, Art. 13 GDPR, § 14 BFSG). */
export const companySchema = () =>
  z.strictObject({
    name: text(80, 'Name des Unternehmens mit Rechtsform, wie er im Register steht'),
    legalForm: text(60, 'Rechtsform ausgeschrieben'),
    address: address.describe('Anschrift des Unternehmens'),
    representatives: list('Wer das Unternehmen vertritt', [1, 6], text(60, 'Vor- und Nachname')),
    representativeRole: text(40, 'In welcher Eigenschaft, zum Beispiel Geschäftsführung'),
    register: group('Eintrag im Handelsregister', {
      court: text(60, 'Registergericht'),
      number: text(30, 'Registernummer, zum Beispiel HRB 00000'),
    }),
    vatId: matching(/^DE\d{9}$/, 'Umsatzsteuer-Identifikationsnummer, zum Beispiel DE000000000'),
    economicId: matching(
      /^DE\d{9}-\d{5}$/,
      'Wirtschafts-Identifikationsnummer, zum Beispiel DE000000000-00001',
    ).optional(),
    editor: group('Verantwortlich für den Inhalt des Blogs nach § 18 Abs. 2 MStV', {
      name: text(60, 'Vor- und Nachname'),
      address: address.describe('Anschrift der verantwortlichen Person'),
    }),
    arbitration: arbitration.describe('Verbraucherschlichtung nach § 36 VSBG'),
    dataProtectionOfficer: group('Datenschutzbeauftragte Person, falls benannt', {
      name: text(60, 'Vor- und Nachname oder Unternehmen'),
      email: z.email().describe('E-Mail-Adresse für Fragen zum Datenschutz'),
    }).optional(),
    dataProtectionAuthority: office.describe('Zuständige Aufsichtsbehörde für den Datenschutz'),
    supervisoryAuthority: office
      .optional()
      .describe('Aufsichtsbehörde, falls die Tätigkeit eine Zulassung braucht'),
    professions: list(
      'Angaben zu geregelten Berufen',
      [1, 4],
      z.strictObject({
        title: text(60, 'Gesetzliche Berufsbezeichnung'),
        awardedIn: text(40, 'Staat, in dem sie verliehen wurde'),
        chamber: text(80, 'Zuständige Kammer'),
        rules: text(120, 'Name der berufsrechtlichen Regeln'),
        rulesUrl: externalUrl('Wo die Regeln zu lesen sind'),
      }),
    ).optional(),
    accessibilityAuthority: group(
      'Marktüberwachungsbehörde für die Barrierefreiheit (§ 14 BFSG, Anlage 3)',
      {
        name: text(160, 'Name der Behörde'),
        address: text(200, 'Anschrift in einer Zeile'),
        email: z.email().describe('E-Mail-Adresse der Behörde'),
        asOf: day('Wann die Anschrift geprüft wurde, zum Beispiel 2026-11-01'),
      },
    ),
    distanceLearningNumber: text(
      30,
      'Zulassungsnummer nach dem Fernunterrichtsschutzgesetz, falls vorhanden',
    ).optional(),
  });
