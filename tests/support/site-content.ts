import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const CONTENT = new URL('../example-content/', import.meta.url);

interface Labelled {
  label: string;
}

interface Linked extends Labelled {
  url: string;
}

interface Door extends Labelled {
  steps: { heading: string }[];
}

interface Question {
  question: string;
  answers: Record<string, Labelled & { because: string }>;
}

interface Headed {
  headline: string;
}

interface Company {
  name: string;
  legalForm: string;
  address: { street: string; postalCode: string; city: string };
  representatives: string[];
  representativeRole: string;
  register: { court: string; number: string };
  vatId: string;
  editor: { name: string };
  supervisoryAuthority?: { name: string };
  professions?: { chamber: string }[];
  accessibilityAuthority: { name: string; address: string };
}

/** What the tests read of the example content: what stands there, visitors must see. */
interface Files {
  'search/words.yaml': { suggestions: readonly string[]; distress: readonly string[] };
  'tools/help-lines.yaml': { heading: string };
  'site/brand.yaml': {
    name: string;
    siteUrl: string;
    callToAction: string;
    disclaimer: string;
    emergency: string;
  };
  'tools/awake.yaml': { doors: { thoughts: Door; lyingAwake: Door; tension: Door } };
  'tools/fit-check.yaml': {
    questions: Record<string, Question>;
    outcomes: Record<'notNow' | 'doctorFirst' | 'helpNow', Headed> & {
      fits: Headed & Record<'against' | 'inFavour', string>;
    };
  };
  'site/contact.yaml': { supportEmail: string; contactEmail: string; phone: string };
  'site/claims.yaml': Record<'conversationLength' | 'chatAnswerTime' | 'device', { value: string }>;
  'site/company.yaml': Company;
  'site/processors.yaml': Record<string, { task: string; provider: string }>;
  'site/links.yaml': {
    booking: { url: string; appointment: string; utmSource: string };
    partnerCourses: Linked;
    partnerSleepProducts: Linked;
    reviewPlatform: Linked;
    appStore: Linked;
    externalArticle: Linked;
  };
  'site/navigation.yaml': {
    header: Labelled[];
    footer: { pages: Labelled[]; legal: Labelled[] };
    tools: Labelled[];
  };
  'site/blog-page.yaml': { offer: { label: string; text: string; link: { href: string } } };
  'site/team-page.yaml': { sampleNote: string };
  'cancellation/page.yaml': { explanation: string[]; notes: { items: { text: string }[] } };
  'newsletter/block.yaml': { lead: string; topics: string; frequency: string };
  'landing/articles.yaml': Headed;
  'landing/hero.yaml': Headed & {
    searchLine: string;
    answers: { question: string }[];
    afterClick: string;
    partner: { advertisementLabel: string; kicker: string; headline: string };
  };
  'landing/problem.yaml': Headed;
  'landing/history.yaml': Headed & { milestones: { year: number; title: string; text: string }[] };
  'landing/process.yaml': Headed & {
    steps: { number: number; title: string; subtitle: string; description: string }[];
  };
  'landing/benefits.yaml': Headed & {
    items: { title: string; subtitle: string; description: string }[];
  };
  'landing/testimonials.yaml': Headed & { reviewCheck: string; sampleNote: string };
  'landing/faq.yaml': Headed;
  'landing/closing.yaml': Headed;
}

interface Folders {
  faq: {
    order: number;
    question: string;
    answer: string[];
    weeklyPlan?: { title: string; subtitle: string; details: string[] }[];
  };
  testimonials: {
    order: number;
    rating: number;
    text: string;
    author: string;
    reviewCount: string;
    country: string;
    reviewUrl?: string;
    sample?: boolean;
  };
}

/** One entry of a folder, with the name of its file without ending. */
export type Entry<Name extends keyof Folders> = Folders[Name] & { id: string };

/** One file of the example content. */
export function readContent<Name extends keyof Files>(file: Name): Files[Name] {
  return parse(readFileSync(new URL(file, CONTENT), 'utf8')) as Files[Name];
}

/** All entries of a folder of the example content, in the order that they carry. */
export function readFolder<Name extends keyof Folders>(folder: Name): Entry<Name>[] {
  const entries = readdirSync(fileURLToPath(new URL(folder, CONTENT))).map((file) => ({
    ...(parse(readFileSync(new URL(`${folder}/${file}`, CONTENT), 'utf8')) as Folders[Name]),
    id: file.replace(/\.yaml$/, ''),
  }));
  return entries.toSorted((first, second) => first.order - second.order);
}

/** The fields of one person of the team, and the words below them. */
export interface Profile {
  id: string;
  order: number;
  name: string;
  title: string;
  description: string;
  facts: string[];
  certificates: { name: string; issuer: string }[];
  text: string;
}

/** Everybody in the team, in order. */
export function readTeam(): Profile[] {
  const profiles = readdirSync(new URL('team', CONTENT)).map((file) => {
    const [, fields = '', text = ''] = readFileSync(new URL(`team/${file}`, CONTENT), 'utf8').split(
      /^---$/m,
    );
    return {
      ...(parse(fields) as Omit<Profile, 'id' | 'text'>),
      id: file.replace('.md', ''),
      text,
    };
  });
  return profiles.toSorted((first, second) => first.order - second.order);
}

/** Where every 'Schlafcoaching entdecken' must lead: booking page, appointment, source (row L4). */
export function bookingAddress(): string {
  const { url, appointment, utmSource } = readContent('site/links.yaml').booking;
  return `${url}/${appointment}?utm_source=${utmSource}`;
}
