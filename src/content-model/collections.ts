import type { SchemaContext } from 'astro/content/config';
import type { z } from 'zod';
import { articleSchema, blogPageSchema, sourceSchema } from './blog.ts';
import { consentSchema, consentServiceSchema } from './consent.ts';
import { evidenceSchema } from './evidence.ts';
import { figureDrawings } from './figures.ts';
import { cancellationSchema, newsletterSchema, withdrawalSchema } from './forms.ts';
import { faqSchema, landingSections, testimonialSchema } from './landing.ts';
import { companySchema, legalSchema, processorsSchema } from './legal.ts';
import { pricingSchema } from './pricing.ts';
import {
  brandSchema,
  claimsSchema,
  contactSchema,
  decisionsSchema,
  linksSchema,
  navigationSchema,
  notFoundSchema,
  offerSchema,
  sharePictureSchema,
} from './site.ts';
import { searchSchema } from './search.ts';
import { suitabilitySchema } from './suitability.ts';
import { teamPageSchema, teamSchema } from './team.ts';
import { awakeSchema, diarySchema, fitCheckSchema, helpLinesSchema } from './tools.ts';

export interface ContentFiles {
  /** Files in the content folder; with a star for any number of files of one collection. */
  files: string;
  schema: (context: SchemaContext) => z.ZodType;
  /** What editors call it. */
  title: string;
  /** Where its words are best looked at, with a star for the name of the file; without it the landing page. */
  page?: string;
}

/** Every collection of the content, in the groups and in the order in which editors find them. */
export const contentGroups = {
  Startseite: {
    ...landingSections,
    testimonials: {
      ...{ files: 'testimonials/*.yaml', schema: testimonialSchema },
      ...{ title: 'Stimmen zum Coaching', page: '/#testimonials' },
    },
    faq: { files: 'faq/*.yaml', schema: faqSchema, title: 'Häufige Fragen', page: '/#*' },
  },
  Angebot: {
    offer: { files: 'site/offer.yaml', schema: offerSchema, title: 'Preis', page: '/preise' },
    decisions: {
      ...{ files: 'site/decisions.yaml', schema: decisionsSchema },
      ...{ title: 'Was nur ihr entscheidet', page: '/preise' },
    },
    pricing: {
      ...{ files: 'pricing/page.yaml', schema: pricingSchema },
      ...{ title: 'Seite „Preise“', page: '/preise' },
    },
    suitability: {
      ...{ files: 'pricing/suitability.yaml', schema: suitabilitySchema },
      ...{ title: 'Für wen das Coaching passt', page: '/preise' },
    },
    evidence: {
      ...{ files: 'evidence/page.yaml', schema: evidenceSchema },
      ...{ title: 'Seite „Studien“', page: '/wirksamkeit' },
    },
    claims: {
      ...{ files: 'site/claims.yaml', schema: claimsSchema },
      title: 'Zahlen und ihre Belege',
    },
  },
  'Blog und Newsletter': {
    blog: { files: 'blog/*.md', schema: articleSchema, title: 'Artikel', page: '/blog/*' },
    sources: {
      ...{ files: 'sources/*.yaml', schema: sourceSchema },
      ...{ title: 'Quellen', page: '/wirksamkeit' },
    },
    blogPage: {
      ...{ files: 'site/blog-page.yaml', schema: blogPageSchema },
      ...{ title: 'Seite mit allen Artikeln', page: '/blog' },
    },
    newsletter: {
      ...{ files: 'newsletter/block.yaml', schema: newsletterSchema },
      ...{ title: 'Newsletter', page: '/blog' },
    },
  },
  Team: {
    team: { files: 'team/*.md', schema: teamSchema, title: 'Menschen im Team', page: '/team/*' },
    teamPage: {
      ...{ files: 'site/team-page.yaml', schema: teamPageSchema },
      ...{ title: 'Übersicht des Teams', page: '/team' },
    },
  },
  Werkzeuge: {
    awake: {
      ...{ files: 'tools/awake.yaml', schema: awakeSchema },
      ...{ title: '„Jetzt wach?“', page: '/wach' },
    },
    diary: {
      ...{ files: 'tools/diary.yaml', schema: diarySchema },
      ...{ title: 'Schlaftagebuch', page: '/schlaftagebuch' },
    },
    fitCheck: {
      ...{ files: 'tools/fit-check.yaml', schema: fitCheckSchema },
      ...{ title: '„Passt das zu mir?“', page: '/passt-das' },
    },
    search: {
      ...{ files: 'search/words.yaml', schema: searchSchema },
      ...{ title: 'Suche und ihre Wörter', page: '/suche' },
    },
    helpLines: {
      ...{ files: 'tools/help-lines.yaml', schema: helpLinesSchema },
      ...{ title: 'Nummern für Notfälle', page: '/wach' },
    },
  },
  'Ganze Website': {
    brand: {
      ...{ files: 'site/brand.yaml', schema: brandSchema },
      title: 'Name und feste Hinweise',
    },
    contact: { files: 'site/contact.yaml', schema: contactSchema, title: 'Kontakt' },
    navigation: {
      ...{ files: 'site/navigation.yaml', schema: navigationSchema },
      title: 'Links in Kopf und Fußzeile',
    },
    links: {
      ...{ files: 'site/links.yaml', schema: linksSchema },
      title: 'Adressen außerhalb der Website',
    },
    sharePicture: {
      ...{ files: 'site/share-picture.yaml', schema: sharePictureSchema },
      title: 'Bild beim Teilen',
    },
    notFound: {
      ...{ files: 'site/not-found.yaml', schema: notFoundSchema },
      ...{ title: 'Seite für unbekannte Adressen', page: '/404' },
    },
  },
  'Recht und Kündigung': {
    company: {
      ...{ files: 'site/company.yaml', schema: companySchema },
      ...{ title: 'Angaben zum Unternehmen', page: '/impressum' },
    },
    imprint: {
      ...{ files: 'legal/impressum.md', schema: legalSchema },
      ...{ title: 'Impressum', page: '/impressum' },
    },
    privacy: {
      ...{ files: 'legal/datenschutz.md', schema: legalSchema },
      ...{ title: 'Datenschutzerklärung', page: '/datenschutz' },
    },
    processors: {
      ...{ files: 'site/processors.yaml', schema: processorsSchema },
      ...{ title: 'Wer Daten verarbeitet', page: '/datenschutz' },
    },
    terms: { files: 'legal/agb.md', schema: legalSchema, title: 'AGB', page: '/agb' },
    accessibility: {
      ...{ files: 'legal/barrierefreiheit.md', schema: legalSchema },
      ...{ title: 'Barrierefreiheit', page: '/barrierefreiheit' },
    },
    cancellation: {
      ...{ files: 'cancellation/page.yaml', schema: cancellationSchema },
      ...{ title: 'Texte neben dem Kündigungsformular', page: '/kuendigung' },
    },
    withdrawal: {
      ...{ files: 'withdrawal/page.yaml', schema: withdrawalSchema },
      ...{ title: 'Texte neben dem Widerrufsformular', page: '/widerruf' },
    },
    consent: { files: 'consent/words.yaml', schema: consentSchema, title: 'Cookie-Hinweis' },
    consentServices: {
      ...{ files: 'consent/services/*.yaml', schema: consentServiceSchema },
      title: 'Dienste mit Cookies',
    },
  },
  'Abbildungen in Artikeln': figureDrawings,
} satisfies Record<string, Record<string, ContentFiles>>;

/** Every collection by its name. */
export const contentFiles = {
  ...contentGroups.Startseite,
  ...contentGroups.Angebot,
  ...contentGroups['Blog und Newsletter'],
  ...contentGroups.Team,
  ...contentGroups.Werkzeuge,
  ...contentGroups['Ganze Website'],
  ...contentGroups['Recht und Kündigung'],
  ...contentGroups['Abbildungen in Artikeln'],
};
