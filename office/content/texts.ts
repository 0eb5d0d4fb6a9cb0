import type { CollectionName } from './entries.ts';

/** What editors call the collections, and where they look for them. */
const contentGroups = {
  Startseite: {
    hero: 'Erster Bildschirm',
    problem: 'Was schlechter Schlaf macht',
    history: 'Wofür wir stehen',
    process: 'Wie es abläuft',
    benefits: 'Was enthalten ist',
    testimonialsSection: 'Stimmen: Überschrift und Hinweise',
    testimonials: 'Stimmen zum Coaching',
    faqSection: 'Häufige Fragen: Überschrift',
    faq: 'Häufige Fragen',
    articles: 'Neue Artikel: Überschrift',
    closing: 'Letzter Abschnitt',
  },
  Angebot: {
    offer: 'Preis',
    decisions: 'Was nur ihr entscheidet',
    pricing: 'Seite „Preise“',
    suitability: 'Für wen das Coaching passt',
    evidence: 'Seite „Studien“',
    claims: 'Zahlen und ihre Belege',
  },
  'Blog und Newsletter': {
    blog: 'Artikel',
    sources: 'Quellen',
    blogPage: 'Seite mit allen Artikeln',
    newsletter: 'Newsletter',
  },
  Team: {
    team: 'Menschen im Team',
    teamPage: 'Übersicht des Teams',
  },
  Werkzeuge: {
    awake: '„Jetzt wach?“',
    diary: 'Schlaftagebuch',
    fitCheck: '„Passt das zu mir?“',
    search: 'Suche und ihre Wörter',
    helpLines: 'Nummern für Notfälle',
  },
  'Ganze Website': {
    brand: 'Name und feste Hinweise',
    contact: 'Kontakt',
    navigation: 'Links in Kopf und Fußzeile',
    links: 'Adressen außerhalb der Website',
    sharePicture: 'Bild beim Teilen',
    notFound: 'Seite für unbekannte Adressen',
  },
  'Recht und Kündigung': {
    company: 'Angaben zum Unternehmen',
    imprint: 'Impressum',
    privacy: 'Datenschutzerklärung',
    processors: 'Wer Daten verarbeitet',
    terms: 'AGB',
    accessibility: 'Barrierefreiheit',
    cancellation: 'Texte neben dem Kündigungsformular',
    withdrawal: 'Texte neben dem Widerrufsformular',
    consent: 'Cookie-Hinweis',
    consentServices: 'Dienste mit Cookies',
  },
  'Abbildungen in Artikeln': {
    share: 'Anteil',
    breath: 'Atem',
    bars: 'Balken',
    circle: 'Kreis',
    nights: 'Nächte',
    rhythm: 'Rhythmus',
    layers: 'Schichten',
    way: 'Weg',
  },
} as const;

/** What editors call the collections; one without a name here does not compile. */
export const collectionTitles: Readonly<Record<CollectionName, string>> = {
  ...contentGroups.Startseite,
  ...contentGroups.Angebot,
  ...contentGroups['Blog und Newsletter'],
  ...contentGroups.Team,
  ...contentGroups.Werkzeuge,
  ...contentGroups['Ganze Website'],
  ...contentGroups['Recht und Kündigung'],
  ...contentGroups['Abbildungen in Artikeln'],
};

/** The group in which editors look for a collection. */
export const collectionGroup = (name: CollectionName): string =>
  Object.entries(contentGroups).find(([, titles]) => name in titles)?.[0] ?? '';
