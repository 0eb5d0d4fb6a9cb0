import { articleSchema, blogPageSchema, sourceSchema } from './blog.ts';
import { consentSchema, consentServiceSchema } from './consent.ts';
import { evidenceSchema } from './evidence.ts';
import { collection } from './fields.ts';
import { figureDrawings } from './figures.ts';
import { cancellationSchema, newsletterSchema, withdrawalSchema } from './forms.ts';
import { faqSchema, landingSections, testimonialSchema } from './landing.ts';
import { companySchema, legalSchema, processorsSchema } from './legal.ts';
import { pricingSchema } from './pricing.ts';
import {
  searchSchema,
  suitabilitySchema,
  awakeSchema,
  diarySchema,
  fitCheckSchema,
  helpLinesSchema,
} from './tools.ts';
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
import { teamPageSchema, teamSchema } from './team.ts';

/** Every collection of the content, in the groups and in the order in which editors find them. */
export const contentGroups = {
  Startseite: {
    ...landingSections,
    testimonials: collection(
      'testimonials/*.yaml',
      testimonialSchema,
      'Stimmen zum Coaching',
      '/#testimonials',
    ),
    faq: collection('faq/*.yaml', faqSchema, 'Häufige Fragen', '/#*'),
  },
  Angebot: {
    offer: collection('site/offer.yaml', offerSchema, 'Preis', '/preise'),
    decisions: collection(
      'site/decisions.yaml',
      decisionsSchema,
      'Was nur ihr entscheidet',
      '/preise',
    ),
    pricing: collection('pricing/page.yaml', pricingSchema, 'Seite „Preise“', '/preise'),
    suitability: collection(
      'pricing/suitability.yaml',
      suitabilitySchema,
      'Für wen das Coaching passt',
      '/preise',
    ),
    evidence: collection('evidence/page.yaml', evidenceSchema, 'Seite „Studien“', '/wirksamkeit'),
    claims: collection('site/claims.yaml', claimsSchema, 'Zahlen und ihre Belege'),
  },
  'Blog und Newsletter': {
    blog: collection('blog/*.md', articleSchema, 'Artikel', '/blog/*'),
    sources: collection('sources/*.yaml', sourceSchema, 'Quellen', '/wirksamkeit'),
    blogPage: collection(
      'site/blog-page.yaml',
      blogPageSchema,
      'Seite mit allen Artikeln',
      '/blog',
    ),
    newsletter: collection(
      'newsletter/block.yaml',
      newsletterSchema,
      'Anmeldung zum Newsletter',
      '/blog',
    ),
  },
  Team: {
    team: collection('team/*.md', teamSchema, 'Menschen im Team', '/team/*'),
    teamPage: collection('site/team-page.yaml', teamPageSchema, 'Übersicht des Teams', '/team'),
  },
  Werkzeuge: {
    awake: collection('tools/awake.yaml', awakeSchema, '„Jetzt wach?“', '/wach'),
    diary: collection('tools/diary.yaml', diarySchema, 'Schlaftagebuch', '/schlaftagebuch'),
    fitCheck: collection(
      'tools/fit-check.yaml',
      fitCheckSchema,
      '„Passt das zu mir?“',
      '/passt-das',
    ),
    search: collection('search/words.yaml', searchSchema, 'Suche und ihre Wörter', '/suche'),
    helpLines: collection(
      'tools/help-lines.yaml',
      helpLinesSchema,
      'Nummern für Notfälle',
      '/wach',
    ),
  },
  'Ganze Website': {
    brand: collection('site/brand.yaml', brandSchema, 'Name und feste Hinweise'),
    contact: collection('site/contact.yaml', contactSchema, 'Kontakt'),
    navigation: collection('site/navigation.yaml', navigationSchema, 'Links in Kopf und Fußzeile'),
    links: collection('site/links.yaml', linksSchema, 'Adressen außerhalb der Website'),
    sharePicture: collection('site/share-picture.yaml', sharePictureSchema, 'Bild beim Teilen'),
    notFound: collection(
      'site/not-found.yaml',
      notFoundSchema,
      'Seite für unbekannte Adressen',
      '/404',
    ),
  },
  'Recht und Kündigung': {
    company: collection(
      'site/company.yaml',
      companySchema,
      'Angaben zum Unternehmen',
      '/impressum',
    ),
    imprint: collection('legal/impressum.md', legalSchema, 'Impressum', '/impressum'),
    privacy: collection(
      'legal/datenschutz.md',
      legalSchema,
      'Datenschutzerklärung',
      '/datenschutz',
    ),
    processors: collection(
      'site/processors.yaml',
      processorsSchema,
      'Wer Daten verarbeitet',
      '/datenschutz',
    ),
    terms: collection('legal/agb.md', legalSchema, 'AGB', '/agb'),
    accessibility: collection(
      'legal/barrierefreiheit.md',
      legalSchema,
      'Barrierefreiheit',
      '/barrierefreiheit',
    ),
    cancellation: collection(
      'cancellation/page.yaml',
      cancellationSchema,
      'Texte neben dem Kündigungsformular',
      '/kuendigung',
    ),
    withdrawal: collection(
      'withdrawal/page.yaml',
      withdrawalSchema,
      'Texte neben dem Widerrufsformular',
      '/widerruf',
    ),
    consent: collection('consent/words.yaml', consentSchema, 'Cookie-Hinweis'),
    consentServices: collection(
      'consent/services/*.yaml',
      consentServiceSchema,
      'Dienste mit Cookies',
    ),
  },
  'Abbildungen in Artikeln': figureDrawings,
};

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
