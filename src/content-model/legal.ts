import { z } from 'zod';
import { slugOf } from '#lib/spelling.ts';
import { choice, day, externalUrl, group, list, matching, text, broken } from './fields.ts';

/** The front matter of a legal text; the text follows in Markdown (rows G1 to G3). */
export const legalSchema = () =>
  z.strictObject({
    title: text(48, 'Überschrift der Seite'),
    metaDescription: text(160, 'Beschreibung für Suchmaschinen'),
    asOf: day('Stand des Textes'),
  });

/** The anchor of a section by its title: `paragraf-7` for “§ 7 …”, `abschnitt-7` for “7. …”. */
export function sectionAnchor(title: string): string {
  const [, paragraph] = /^§\s(\d+)/u.exec(title) ?? [];
  if (paragraph) return `paragraf-${paragraph}`;
  const [, number] = /^(\d+)\./u.exec(title) ?? [];
  return number ? `abschnitt-${number}` : slugOf(title);
}

const processor = z.strictObject({
  task: text(60, 'Wofür der Dienst da ist'),
  provider: text(120, 'Name des Unternehmens'),
  seat: text(60, { title: 'Sitz', description: 'Ort und Land' }),
  data: text(200, { title: 'Welche Daten er bekommt', description: 'ohne Punkt am Ende' }),
  transfer: text(
    320,
    'Ob Daten die Europäische Union verlassen und auf welcher Grundlage, in ganzen Sätzen',
  ),
});

/** Who processes data for the operator (Art. 13 (1) e and f, Art. 28 GDPR). */
export const processorsSchema = () =>
  z.strictObject({
    hosting: processor.meta({ title: 'Betrieb der Website' }),
    backend: processor.meta({ title: 'Speicherung und Anmeldung' }),
    sms: processor.meta({ title: 'Bestätigungscodes per SMS' }),
    automation: processor.meta({ title: 'Automatisierung von Abläufen' }),
    messaging: processor.meta({ title: 'Nachrichten über WhatsApp' }),
    cardPayment: processor.meta({ title: 'Kartenzahlung' }),
    ai: processor.meta({ title: 'Dienste mit künstlicher Intelligenz' }),
    email: processor.meta({ title: 'Versand von E-Mails' }),
    teamChat: processor.meta({ title: 'Interne Benachrichtigung des Teams' }),
    booking: processor.meta({ title: 'Buchungsseite' }),
  });

const address = z.strictObject({
  street: text(60, {
    title: 'Straße und Hausnummer',
    description: 'ein Postfach reicht nicht (§ 5 DDG)',
  }),
  postalCode: matching(/^\d{5}$/, { title: 'Postleitzahl', examples: ['10115'] }),
  city: text(40, 'Ort'),
});

const office = z.strictObject({
  name: text(160, 'Name der Behörde'),
  url: externalUrl('Website der Behörde'),
});

const arbitration = z
  .strictObject({
    participates: z
      .boolean()
      .meta({ title: 'Wir nehmen an Schlichtungsverfahren teil oder müssen es' }),
    body: group(
      { title: 'Zuständige Schlichtungsstelle', description: 'nötig, wenn ihr teilnehmt' },
      {
        name: text(120, 'Name der Schlichtungsstelle'),
        address: text(160, 'Anschrift der Schlichtungsstelle in einer Zeile'),
        url: externalUrl('Website der Schlichtungsstelle'),
      },
    ).optional(),
  })
  .refine(({ participates, body }) => !participates || body !== undefined, {
    path: ['body'],
    ...broken('arbitrationBody', {}),
  });

/** What the law requires a company to publish (§ 5 DDG, § 18 MStV, § 36 VSBG, Art. 13 GDPR, § 14 BFSG). */
export const companySchema = () =>
  z.strictObject({
    name: text(80, 'Name des Unternehmens mit Rechtsform, wie er im Register steht'),
    legalForm: text(60, 'Rechtsform ausgeschrieben'),
    address: address.meta({ title: 'Anschrift des Unternehmens' }),
    representatives: list('Wer das Unternehmen vertritt', [1, 6], text(60, 'Vor- und Nachname')),
    representativeRole: text(40, {
      title: 'In welcher Eigenschaft',
      examples: ['Geschäftsführung'],
    }),
    register: group('Eintrag im Handelsregister', {
      court: text(60, 'Registergericht'),
      number: text(30, { title: 'Registernummer', examples: ['HRB 00000'] }),
    }),
    vatId: matching(/^DE\d{9}$/, {
      title: 'Umsatzsteuer-Identifikationsnummer',
      examples: ['DE000000000'],
    }),
    economicId: matching(/^DE\d{9}-\d{5}$/, {
      title: 'Wirtschafts-Identifikationsnummer',
      examples: ['DE000000000-00001'],
    }).optional(),
    editor: group(
      { title: 'Verantwortlich für den Inhalt des Blogs', description: '§ 18 Abs. 2 MStV' },
      {
        name: text(60, 'Vor- und Nachname'),
        address: address.meta({ title: 'Anschrift der verantwortlichen Person' }),
      },
    ),
    arbitration: arbitration.meta({ title: 'Verbraucherschlichtung nach § 36 VSBG' }),
    dataProtectionOfficer: group('Datenschutzbeauftragte Person, falls benannt', {
      name: text(60, 'Vor- und Nachname oder Unternehmen'),
      email: z.email().meta({ title: 'E-Mail-Adresse für Fragen zum Datenschutz' }),
    }).optional(),
    dataProtectionAuthority: office.meta({
      title: 'Zuständige Aufsichtsbehörde für den Datenschutz',
    }),
    supervisoryAuthority: office
      .optional()
      .meta({ title: 'Aufsichtsbehörde, falls die Tätigkeit eine Zulassung braucht' }),
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
      {
        title: 'Marktüberwachungsbehörde für die Barrierefreiheit',
        description: '§ 14 BFSG, Anlage 3',
      },
      {
        name: text(160, 'Name der Behörde'),
        address: text(200, 'Anschrift in einer Zeile'),
        email: z.email().meta({ title: 'E-Mail-Adresse der Behörde' }),
        asOf: day('Wann die Anschrift geprüft wurde'),
      },
    ),
    distanceLearningNumber: text(
      30,
      'Zulassungsnummer nach dem Fernunterrichtsschutzgesetz, falls vorhanden',
    ).optional(),
    preventionCourses: list(
      {
        title: 'Kurse mit Zertifikat der Zentralen Prüfstelle Prävention',
        description: 'ohne einen gültigen steht „nach § 20 SGB V“ nirgends',
      },
      [1, 20],
      z.strictObject({
        name: text(100, 'Name des Kurses'),
        number: text(30, {
          title: 'Nummer des Kurses bei der Prüfstelle',
          examples: ['KO-ST-000000'],
        }),
        validUntil: day('Bis wann das Zertifikat gilt'),
      }),
    ).optional(),
    liabilityInsurance: group(
      {
        title: 'Berufshaftpflichtversicherung, falls vorhanden',
        description: '§ 2 Abs. 1 Nr. 11 DL-InfoV',
      },
      {
        insurer: text(100, 'Name der Versicherung'),
        address: text(160, 'Anschrift der Versicherung in einer Zeile'),
        area: text(80, { title: 'Wo sie gilt', examples: ['Deutschland'] }),
      },
    ).optional(),
    partnerMark: group(
      {
        title: 'Erlaubnis, die Marke des Partners zu nennen',
        description: 'der Name steht in der Fußzeile (§ 14 MarkenG)',
      },
      {
        holder: text(100, 'Wem die Marke gehört'),
        agreement: text(160, {
          title: 'Worin die Erlaubnis steht',
          examples: ['Vertrag vom 1. März 2025, § 4'],
        }),
        evidence: choice('Stand des Belegs', {
          proven: 'Vertrag liegt vor',
          sample: 'Beispielwert',
        }),
      },
    ).optional(),
  });
