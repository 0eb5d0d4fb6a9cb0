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

interface ContentFiles {
  /** Files in the content folder; with a star for any number of files of one kind. */
  files: string;
  schema: (context: SchemaContext) => z.ZodType;
}

/** Every collection of the content: its files and their schema. */
export const contentFiles = {
  brand: { files: 'site/brand.yaml', schema: brandSchema },
  contact: { files: 'site/contact.yaml', schema: contactSchema },
  company: { files: 'site/company.yaml', schema: companySchema },
  processors: { files: 'site/processors.yaml', schema: processorsSchema },
  links: { files: 'site/links.yaml', schema: linksSchema },
  claims: { files: 'site/claims.yaml', schema: claimsSchema },
  offer: { files: 'site/offer.yaml', schema: offerSchema },
  decisions: { files: 'site/decisions.yaml', schema: decisionsSchema },
  navigation: { files: 'site/navigation.yaml', schema: navigationSchema },
  sharePicture: { files: 'site/share-picture.yaml', schema: sharePictureSchema },
  notFound: { files: 'site/not-found.yaml', schema: notFoundSchema },
  teamPage: { files: 'site/team-page.yaml', schema: teamPageSchema },
  ...landingSections,
  pricing: { files: 'pricing/page.yaml', schema: pricingSchema },
  suitability: { files: 'pricing/suitability.yaml', schema: suitabilitySchema },
  evidence: { files: 'evidence/page.yaml', schema: evidenceSchema },
  cancellation: { files: 'cancellation/page.yaml', schema: cancellationSchema },
  withdrawal: { files: 'withdrawal/page.yaml', schema: withdrawalSchema },
  newsletter: { files: 'newsletter/block.yaml', schema: newsletterSchema },
  helpLines: { files: 'tools/help-lines.yaml', schema: helpLinesSchema },
  awake: { files: 'tools/awake.yaml', schema: awakeSchema },
  diary: { files: 'tools/diary.yaml', schema: diarySchema },
  search: { files: 'search/words.yaml', schema: searchSchema },
  fitCheck: { files: 'tools/fit-check.yaml', schema: fitCheckSchema },
  consent: { files: 'consent/words.yaml', schema: consentSchema },
  consentServices: { files: 'consent/services/*.yaml', schema: consentServiceSchema },
  testimonials: { files: 'testimonials/*.yaml', schema: testimonialSchema },
  faq: { files: 'faq/*.yaml', schema: faqSchema },
  team: { files: 'team/*.md', schema: teamSchema },
  imprint: { files: 'legal/impressum.md', schema: legalSchema },
  privacy: { files: 'legal/datenschutz.md', schema: legalSchema },
  terms: { files: 'legal/agb.md', schema: legalSchema },
  accessibility: { files: 'legal/barrierefreiheit.md', schema: legalSchema },
  blogPage: { files: 'site/blog-page.yaml', schema: blogPageSchema },
  blog: { files: 'blog/*.md', schema: articleSchema },
  sources: { files: 'sources/*.yaml', schema: sourceSchema },
  ...figureDrawings,
} satisfies Record<string, ContentFiles>;
