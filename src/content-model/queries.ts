import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { landingSections } from './landing.ts';

/** The headings of a rendered text; Astro's types don't describe them. */
const headingsOf = (headings: unknown) =>
  ((headings ?? []) as { depth: number; slug: string; text: string }[]).map(
    ({ depth, slug, text }) => ({ depth, id: slug, title: text }),
  );

const collectionsOfBuild = new Map<CollectionKey, Promise<CollectionEntry<CollectionKey>[]>>();

/** A whole collection. A build reads it once, because Astro copies it for each of thousands of pages. */
function readCollection<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>[]> {
  if (import.meta.env.DEV) return getCollection(name);
  const read = collectionsOfBuild.getOrInsertComputed(name, () => getCollection(name));
  return read as Promise<CollectionEntry<Name>[]>;
}

/** The entry of a collection that has a single file. */
async function single<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await readCollection(name);
  if (!entry) throw new Error(`The collection "${name}" has no file in content/.`);
  return entry.data;
}

/** What every page needs: brand, contact, company, links, claims, price and navigation. */
export async function getSite() {
  const [brand, contact, company, links, claims, offer, navigation] = await Promise.all([
    single('brand'),
    single('contact'),
    single('company'),
    single('links'),
    single('claims'),
    single('offer'),
    single('navigation'),
  ]);
  return { brand, contact, company, links, claims, offer, navigation };
}

/** The text and picture of the page for unknown addresses. */
export const getNotFound = () => single('notFound');

/** The text around the cancellation form. */
export const getCancellation = () => single('cancellation');

/** The text around the withdrawal form. */
export const getWithdrawal = () => single('withdrawal');

/** What both pages have in common. */
export type DeclarationContent = Awaited<ReturnType<typeof getCancellation>>;

export type Site = Awaited<ReturnType<typeof getSite>>;

const byOrder = <Data extends { order: number }>(
  entries: { id: string; data: Data }[],
): (Data & { id: string })[] =>
  entries.map(({ id, data }) => ({ ...data, id })).toSorted((a, b) => a.order - b.order);

type LandingSections = {
  [Name in keyof typeof landingSections]: CollectionEntry<Name>['data'];
};

/** The content of the landing page: one field per section, the testimonials and the questions. */
export async function getLanding() {
  const names = Object.keys(landingSections) as (keyof typeof landingSections)[];
  const [testimonials, faq, ...sections] = await Promise.all([
    readCollection('testimonials'),
    readCollection('faq'),
    ...names.map(async (name) => [name, await single(name)] as const),
  ]);
  return {
    ...(Object.fromEntries(sections) as LandingSections),
    testimonials: byOrder(testimonials),
    faq: byOrder(faq),
  };
}

export type Landing = Awaited<ReturnType<typeof getLanding>>;

/**
 * A legal text: its front matter, its HTML with the placeholders still in it, and the titles of its
 * sections.
 *
 * @throws Error when the file has no text.
 */
export async function getLegalText(name: 'imprint' | 'privacy' | 'terms' | 'accessibility') {
  const [entry] = await readCollection(name);
  if (!entry?.rendered) throw new Error(`The collection "${name}" has no text in its file.`);
  const { html, metadata } = entry.rendered;
  const sections = headingsOf(metadata?.['headings']).filter(({ depth }) => depth === 2);
  return { ...entry.data, written: { html, titles: sections.map(({ title }) => title) } };
}

/** Everything the placeholders of a legal text are replaced by. */
export async function getLegalFacts() {
  const [site, processors, { services }] = await Promise.all([
    getSite(),
    single('processors'),
    getConsent(),
  ]);
  return { ...site, processors, consentServices: services };
}

export type LegalFacts = Awaited<ReturnType<typeof getLegalFacts>>;

/** The text around the team members. */
export const getTeamPage = () => single('teamPage');

export type TeamPage = Awaited<ReturnType<typeof getTeamPage>>;

/**
 * All team members in their order; `id` is the last part of the profile's address, `html` its text.
 *
 * @throws Error when a profile has no text.
 */
export async function getTeam() {
  const entries = await readCollection('team');
  const texts = new Map(entries.map(({ id, rendered }) => [id, rendered?.html]));
  return byOrder(entries).map((member) => {
    const html = texts.get(member.id);
    if (!html) throw new Error(`content/team/${member.id}.md has no text below its fields.`);
    return { ...member, html };
  });
}

export type TeamMember = Awaited<ReturnType<typeof getTeam>>[number];

/**
 * The text of banner and settings, all services in their order, and the script of the service that
 * shows reviews on the landing page.
 */
export async function getConsent() {
  const [words, services] = await Promise.all([
    single('consent'),
    readCollection('consentServices'),
  ]);
  const { script: reviews } = services.find(({ data }) => data.showsReviews)?.data ?? {};
  return { words, services: byOrder(services), reviews };
}

/** The text of the newsletter block, and the company that sends it. */
export async function getNewsletter() {
  const [words, company] = await Promise.all([single('newsletter'), single('company')]);
  return { ...words, company: company.name };
}

export type NewsletterWords = Awaited<ReturnType<typeof getNewsletter>>;

/** The text around the articles. */
export const getBlogPage = () => single('blogPage');

export type BlogPage = Awaited<ReturnType<typeof getBlogPage>>;

async function readArticles() {
  const entries = await readCollection('blog');
  const articles = entries.map(({ id, data, rendered }) => {
    if (!rendered) throw new Error(`content/blog/${id}.md has no text below its fields.`);
    return {
      ...data,
      slug: id,
      html: rendered.html,
      headings: headingsOf(rendered.metadata?.['headings']),
    };
  });
  return articles.toSorted(
    (a, b) => b.date.getTime() - a.date.getTime() || a.slug.localeCompare(b.slug),
  );
}

let articlesOfBuild: ReturnType<typeof readArticles> | undefined;

/**
 * All articles, the newest first; `html` still has citations as they are written, `[@a1]`.
 *
 * @throws Error when an article has no text.
 */
export function getArticles() {
  if (import.meta.env.DEV) return readArticles();
  articlesOfBuild ??= readArticles();
  return articlesOfBuild;
}

export type Article = Awaited<ReturnType<typeof getArticles>>[number];

/** All publications that articles can cite, by key. */
export async function getSources() {
  const entries = await readCollection('sources');
  return new Map(entries.map(({ id, data }) => [id, data]));
}

export type Source =
  Awaited<ReturnType<typeof getSources>> extends Map<string, infer One> ? One : never;
