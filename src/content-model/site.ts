import type { SchemaContext } from 'astro/content/config';
import { z } from 'zod';
import {
  choice,
  day,
  externalUrl,
  group,
  internalPath,
  list,
  matching,
  picture,
  text,
  broken,
} from './fields.ts';

/** Name, fixed sentences and the call to action of the whole website. */
export const brandSchema = () =>
  z.strictObject({
    name: text(24, 'Name der Marke, wie er im Kopf der Website steht'),
    siteUrl: externalUrl({
      title: 'Adresse der Website ohne Schrägstrich am Ende',
      examples: ['https://schlafcoaching.example'],
    }),
    tagline: text(60, {
      title: 'Ein Satzteil, der sagt, was das Angebot ist',
      description: 'steht im Titel der Startseite',
    }),
    description: text(160, 'Ein bis zwei Sätze für Suchmaschinen und geteilte Links'),
    callToAction: text(32, 'Beschriftung des wichtigsten Knopfes'),
    copyrightYear: z.int().min(2022).max(2100).meta({ title: 'Jahr in der Fußzeile' }),
    partnerNote: text(40, 'Hinweis auf die Partnermarke in der Fußzeile'),
    disclaimer: text(400, {
      title: 'Fester Hinweis',
      description: 'kein Medizinprodukt, keine Therapie, kein Notfalldienst (112)',
    }),
    emergency: text(400, 'Hinweis auf Hilfe im Notfall, mit Telefonnummern'),
  });

/** How the operator can be reached. */
export const contactSchema = () =>
  z.strictObject({
    supportEmail: z
      .email()
      .meta({ title: 'E-Mail-Adresse für Fragen zum Coaching, steht in den häufigen Fragen' }),
    contactEmail: z
      .email()
      .meta({ title: 'E-Mail-Adresse für Verträge, steht auf der Seite zur Kündigung' }),
    phone: matching(/^\+49 \d{2,5} [\d ]{4,14}$/, {
      title: 'Telefonnummer mit Landesvorwahl',
      examples: ['+49 30 23125 123'],
    }),
    hours: text(60, {
      title: 'Wann jemand ans Telefon geht',
      examples: ['Montag bis Freitag, 9 bis 17 Uhr'],
    }),
  });

const externalLink = (what: string) =>
  group(what, { label: text(48, 'Beschriftung des Links'), url: externalUrl('Adresse') });

/** All addresses outside this website. */
export const linksSchema = () =>
  z.strictObject({
    booking: group('Buchungsseite des Schlafcoachings', {
      url: externalUrl('Adresse der Buchungsseite ohne Termin-Teil und ohne Parameter'),
      appointment: matching(/^[a-z0-9-]+$/, {
        title: 'Termin-Teil, der an die Adresse gehängt wird',
        examples: ['erstgespraech'],
      }),
      utmSource: matching(/^[a-z0-9-]+$/, {
        title: 'Kennung, an der die Buchungsseite sieht, woher jemand kommt',
        description: 'utm_source',
      }),
    }),
    partnerCourses: externalLink('Kurse im Shop der Partnermarke'),
    partnerSleepProducts: externalLink('Schlafprodukte im Shop der Partnermarke'),
    reviewPlatform: externalLink('Seite mit den Bewertungen'),
    appStore: externalLink('App im App Store'),
    externalArticle: externalLink(
      'Artikel über den Schlaf von Schulkindern auf einer anderen Website',
    ),
  });

const claim = z.strictObject({
  value: text(24, { title: 'Die Zahl, wie sie groß gezeigt wird', examples: ['über 5.000'] }),
  label: text(90, { title: 'Was gezählt wurde', examples: ['zufriedene Nutzerinnen und Nutzer'] }),
  source: text(200, {
    title: 'Woher die Zahl stammt',
    description: 'ohne Quelle darf nicht mit ihr geworben werden (§ 5 UWG)',
  }),
  asOf: day('Stand der Zahl'),
  evidence: choice('Stand des Belegs', {
    proven: 'Beleg liegt vor',
    sample: 'Beispielwert',
    pending: 'Beleg wird noch geprüft',
  }),
});

/** All numbers and promises the website advertises with, each with source and date (§ 5 UWG). */
export const claimsSchema = () =>
  z.strictObject({
    satisfiedUsers: claim.meta({ title: 'Wie viele Menschen das Angebot genutzt haben' }),
    rating: claim.meta({ title: 'Durchschnitt der Bewertungen' }),
    reviewCount: claim.meta({ title: 'Anzahl der Bewertungen' }),
    reviewPeriod: text(40, { title: 'Zeitraum der Bewertungen', examples: ['01/2022–08/2025'] }),
    psychologicalCauses: claim.meta({
      title: 'Anteil der Schlafstörungen mit zunächst vermuteter psychischer Ursache',
    }),
    clientsCoached: claim.meta({ title: 'Menschen, die eine Psychologin begleitet hat' }),
    exercises: claim.meta({ title: 'Übungen in der App' }),
    techniquesPerWeek: claim.meta({ title: 'Neue Techniken in jeder Woche' }),
    conversationLength: claim.meta({
      title: 'Wie lange ein Gespräch dauert',
      description: 'steht als {gespraechsdauer} in Antworten',
    }),
    chatAnswerTime: claim.meta({
      title: 'Wie schnell im Chat eine Antwort kommt',
      description: 'steht als {chat-antwort} in Antworten',
    }),
    device: claim.meta({
      title: 'Auf welchem Gerät die App läuft',
      description: 'steht als {geraet} in Antworten',
    }),
  });

/** What the coaching costs; every price on the website comes from here (§§ 3, 6 PAngV). */
export const offerSchema = () =>
  z.strictObject({
    monthlyPriceEuro: z
      .number()
      .positive()
      .max(999)
      .meta({ title: 'Preis im Monat in Euro', examples: [69] }),
    vatNote: text(40, { title: 'Hinweis zur Mehrwertsteuer', examples: ['inkl. MwSt.'] }),
    noticeNote: text(60, { title: 'Hinweis zur Laufzeit', examples: ['monatlich kündbar'] }),
  });

const navigationLink = z.strictObject({
  label: text(32, 'Beschriftung des Links'),
  href: internalPath({ title: 'Adresse auf dieser Website', examples: ['/blog', '/#faq'] }),
});

/** Links that the law requires on every page, with this wording. */
export const requiredFooterLinks = [
  { label: 'Verträge hier kündigen', href: '/kuendigung', law: '§ 312k BGB' },
  { label: 'Vertrag widerrufen', href: '/widerruf', law: '§ 356a BGB' },
  { label: 'Impressum', href: '/impressum', law: '§ 5 DDG' },
  { label: 'Datenschutz', href: '/datenschutz', law: 'Art. 13 DSGVO' },
  { label: 'Barrierefreiheit', href: '/barrierefreiheit', law: '§ 14 BFSG' },
] as const;

/** Links of header and footer. */
export const navigationSchema = () =>
  z.strictObject({
    header: list('Links im Kopf der Website', [1, 5], navigationLink),
    footer: group('Links der Fußzeile', {
      pages: list('Links zu Seiten mit Inhalten', [1, 8], navigationLink),
      legal: z
        .array(navigationLink)
        .max(8)
        .superRefine((links, context) => {
          for (const { label, href, law } of requiredFooterLinks) {
            if (!links.some((link) => link.label === label && link.href === href)) {
              context.addIssue({ code: 'custom', ...broken('requiredLink', { label, href, law }) });
            }
          }
        })
        .meta({ title: 'Rechtliche Links' }),
    }),
    tools: list(
      {
        title: 'Werkzeuge',
        description:
          'in der Fußzeile, am Ende des Menüs auf dem Telefon und auf der Seite für unbekannte Adressen',
      },
      [0, 4],
      navigationLink,
    ),
    toolsNote: text(
      60,
      'Ein halber Satz vor den Links zu den Werkzeugen, auf der Startseite und nach Artikeln',
    ),
  });

/** The picture of shared links, onto which the build writes the title of each page. */
export const sharePictureSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    background: picture(image, {
      title: 'Hintergrund, quer, mit ruhiger Fläche für den Titel',
      description: 'was zu sehen ist, bleibt leer',
    }),
    night: picture(image, {
      title: 'Hintergrund für Seiten, die im Dunkeln beginnen',
      description: 'was zu sehen ist, bleibt leer',
    }),
  });

/** The page for an address that does not exist (row R13). */
export const notFoundSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    title: text(60, 'Titel im Reiter des Browsers'),
    description: text(160, 'Beschreibung der Seite'),
    explanation: text(300, 'Was geschehen ist und wie es weitergeht'),
    picture: picture(image, 'Bild über dem Text'),
  });

const decision = (title: string, placeholder: string) =>
  z
    .strictObject({
      answer: text(240, { title: 'Die Antwort in ganzen Sätzen', description: 'mit Du' }),
      evidence: choice('Ob sie entschieden ist', {
        proven: 'entschieden',
        sample: 'Beispielwert',
      }),
    })
    .meta({ title, description: `erscheint an der Stelle von {${placeholder}}` });

/** What only the operator can decide; every page takes it from here, so that no two say different things. */
export const decisionsSchema = () =>
  z.strictObject({
    starterOffer: decision('Was das Startangebot kostet und was danach gilt', 'startangebot'),
    timeToPlan: decision('Wie lange man das Coaching einplanen sollte', 'dauer'),
    refund: decision('Was geschieht, wenn das Auftaktgespräch dagegen spricht', 'erstattung'),
    billing: decision('Was zahlt, wer mitten im Monat bucht', 'abrechnung'),
    weeklyReview: decision('Wie der Rückblick in jeder Woche stattfindet', 'rueckblick'),
    courses: decision('Wo man Präventionskurse bucht', 'kurse'),
    reviewer: decision('In welchem Verhältnis der fachliche Prüfer zu uns steht', 'pruefer'),
  });
