import type { CollectionName } from '../content/entries.ts';

const PAGES: Partial<Record<CollectionName, (slug: string) => string>> = {
  blog: (slug) => `/blog/${slug}`,
  team: (slug) => `/team/${slug}`,
  faq: (slug) => `/#${slug}`,
  problem: () => '/#problem',
  history: () => '/#mission',
  process: () => '/#ablauf',
  benefits: () => '/#vorteile',
  testimonialsSection: () => '/#testimonials',
  testimonials: () => '/#testimonials',
  articles: () => '/#artikel-heading',
  faqSection: () => '/#faq',
  closing: () => '/#cta',
  notFound: () => '/404',
  teamPage: () => '/team',
  blogPage: () => '/blog',
  sources: () => '/wirksamkeit',
  pricing: () => '/preise',
  offer: () => '/preise',
  decisions: () => '/preise',
  suitability: () => '/preise',
  evidence: () => '/wirksamkeit',
  cancellation: () => '/kuendigung',
  withdrawal: () => '/widerruf',
  imprint: () => '/impressum',
  company: () => '/impressum',
  privacy: () => '/datenschutz',
  processors: () => '/datenschutz',
  terms: () => '/agb',
  accessibility: () => '/barrierefreiheit',
  awake: () => '/wach',
  helpLines: () => '/wach',
  diary: () => '/schlaftagebuch',
  newsletter: () => '/blog',
  search: () => '/suche',
  fitCheck: () => '/passt-das',
};

/** The page on which the words of an entry are best looked at; the landing page for most. */
export const previewAddress = (collection: CollectionName, slug: string): string =>
  PAGES[collection]?.(slug) ?? '/';
