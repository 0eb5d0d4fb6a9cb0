import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { berlinDate } from '#lib/berlin-time.ts';
import { figureDrawings, figureName, type Drawing } from './figures.ts';
import { landingSections } from './landing.ts';
import { getOrMake, keysOf } from '#lib/records.ts';
import { isCertified, withoutCertificate } from './prevention.ts';
import { reviewsScript } from './content-folder.ts';

/**
 * The same function, which a build runs once for each value of its argument, because thousands of pages ask it. In
 * development, where content changes, it runs each time.
 */
export function oncePerBuild<Asked extends [] | [unknown], Value>(
  make: (...asked: Asked) => Value,
): (...asked: Asked) => Value {
  const made = new Map<unknown, Value>();
  return (...asked) =>
    import.meta.env.DEV ? make(...asked) : getOrMake(made, asked[0], () => make(...asked));
}

/** The headings of a rendered text; Astro's types don't describe them. */
const headingsOf = (headings: unknown) =>
  ((headings ?? []) as { depth: number; slug: string; text: string }[]).map(
    ({ depth, slug, text }) => ({ depth, id: slug, title: text }),
  );

// They speak of the law and not of the operator's courses.
const GENERAL: readonly CollectionKey[] = ['blog', 'sources'];

async function collect<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>[]> {
  const entries = await getCollection(name);
  if (name === 'company' || GENERAL.includes(name)) return entries;
  const { preventionCourses = [] } = await getSingle('company');
  const now = new Date();
  const isCalledSo = preventionCourses.some((course) => isCertified(course, now));
  return isCalledSo ? entries : entries.map(withoutCertificate);
}

/** A whole collection, which Astro copies whenever it is asked for. */
const readCollection: typeof collect = oncePerBuild(collect);

/** The content of the one file that a collection such as `notFound` has. */
export async function getSingle<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await readCollection(name);
  if (!entry) throw new Error(`The collection "${name}" has no file in content/.`);
  return entry.data;
}

type Singles<Name extends CollectionKey> = { [One in Name]: CollectionEntry<One>['data'] };

async function getSingles<Name extends CollectionKey>(names: readonly Name[]) {
  const entries = names.map(async (name) => [name, await getSingle(name)] as const);
  // `fromEntries` forgets the names.
  return Object.fromEntries(await Promise.all(entries)) as Singles<Name>;
}

/** What every page needs, and every fact that pages put into their texts. */
export const getSite = () =>
  getSingles([
    ...(['brand', 'contact', 'company', 'links', 'claims', 'offer', 'navigation'] as const),
    ...(['decisions', 'suitability'] as const),
  ]);

export type Site = Awaited<ReturnType<typeof getSite>>;

/** What the pages around the two forms of declarations have in common. */
export type DeclarationContent = CollectionEntry<'cancellation'>['data'];

export type HelpLinesContent = CollectionEntry<'helpLines'>['data'];
export type AwakeContent = CollectionEntry<'awake'>['data'];
export type Pricing = CollectionEntry<'pricing'>['data'];
export type SuitabilityContent = CollectionEntry<'suitability'>['data'];
export type EvidenceContent = CollectionEntry<'evidence'>['data'];
export type DiaryContent = CollectionEntry<'diary'>['data'];
export type FitCheckContent = CollectionEntry<'fitCheck'>['data'];
export type TeamPage = CollectionEntry<'teamPage'>['data'];
export type BlogPage = CollectionEntry<'blogPage'>['data'];

const byOrder = <Data extends { order: number }>(
  entries: { id: string; data: Data }[],
): (Data & { id: string })[] =>
  entries.map(({ id, data }) => ({ ...data, id })).toSorted((a, b) => a.order - b.order);

/** The content of the landing page: one field per section, the testimonials and the questions. */
export async function getLanding() {
  const [sections, testimonials, faq] = await Promise.all([
    getSingles(keysOf(landingSections)),
    readCollection('testimonials'),
    readCollection('faq'),
  ]);
  return { ...sections, testimonials: byOrder(testimonials), faq: byOrder(faq) };
}

export type Landing = Awaited<ReturnType<typeof getLanding>>;

/**
 * A legal text: its front matter, and its HTML with the placeholders still in it.
 *
 * @throws Error when the file has no text.
 */
export async function getLegalText(name: 'imprint' | 'privacy' | 'terms' | 'accessibility') {
  const [entry] = await readCollection(name);
  if (!entry?.rendered) throw new Error(`The collection "${name}" has no text in its file.`);
  return { ...entry.data, html: entry.rendered.html };
}

/** Everything the placeholders of a legal text are replaced by. */
export async function getLegalFacts() {
  const [site, processors, { services }] = await Promise.all([
    getSite(),
    getSingle('processors'),
    getConsent(),
  ]);
  return { ...site, processors, consentServices: services };
}

export type LegalFacts = Awaited<ReturnType<typeof getLegalFacts>>;

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
    getSingle('consent'),
    readCollection('consentServices'),
  ]);
  const script = reviewsScript();
  const shown = services.filter(({ data }) => data.script === undefined || script !== undefined);
  const reviews = shown.some(({ data }) => data.showsReviews) ? script : undefined;
  return { words, services: byOrder(shown), reviews };
}

/** The text of the newsletter block, and the company that sends it. */
export async function getNewsletter() {
  const { newsletter, company } = await getSingles(['newsletter', 'company']);
  return { ...newsletter, company: company.name };
}

async function readArticles() {
  const entries = await readCollection('blog');
  const today = berlinDate(new Date());
  // One that is dated later waits for its day; who edits wants to see it before.
  const due = entries.filter(
    ({ data }) => import.meta.env.DEV || data.date.toISOString().slice(0, 10) <= today,
  );
  const reading = due.map(async ({ id, data, rendered, filePath }) => {
    if (!rendered) throw new Error(`content/blog/${id}.md has no text below its fields.`);
    return {
      ...data,
      slug: id,
      html: rendered.html,
      pictures: await picturesIn(filePath, rendered.metadata?.['localImagePaths']),
      headings: headingsOf(rendered.metadata?.['headings']),
    };
  });
  const articles = await Promise.all(reading);
  return articles.toSorted(
    (a, b) => b.date.getTime() - a.date.getTime() || a.slug.localeCompare(b.slug),
  );
}

/**
 * All articles whose day has come, the newest first; `html` still contains citations as they are written, `[@a1]`,
 * and placeholders for its `pictures`.
 *
 * @throws Error when an article has no text.
 */
export const getArticles = oncePerBuild(readArticles);

export type Article = Awaited<ReturnType<typeof getArticles>>[number];

/** All publications that pages can cite, by key. */
export async function getSources() {
  const entries = await readCollection('sources');
  return new Map(entries.map(({ id, data }) => [id, data]));
}

export type Source =
  Awaited<ReturnType<typeof getSources>> extends Map<string, infer One> ? One : never;

/** A drawing with its words; which one it is tells the rest. */
export type Figure = {
  [One in Drawing]: { drawing: One } & CollectionEntry<One>['data'];
}[Drawing];

/** All figures that articles can show, by the name that stands in the text, such as `kreis:sorgen`. */
export async function getFigures(): Promise<ReadonlyMap<string, Figure>> {
  const figures = keysOf(figureDrawings).map(async (drawing) => {
    const entries = await readCollection(drawing);
    return entries.map(
      // The entries of a drawing have its fields.
      ({ id, data }) => [figureName(drawing, id), { drawing, ...data } as Figure] as const,
    );
  });
  return new Map((await Promise.all(figures)).flat());
}

/**
 * The pictures in a Markdown text by their addresses in it. Astro loads them and leaves them out of its HTML.
 *
 * @param addresses As Astro found them; its types don't describe them.
 */
async function picturesIn(file: string | undefined, addresses: unknown) {
  const { default: assets } = await import('astro:asset-imports');
  const found = (Array.isArray(addresses) ? addresses.map(String) : []).flatMap((address) => {
    const query = new URLSearchParams({ astroContentImageFlag: '', importer: file ?? '' });
    const picture = assets.get(`${address}?${query.toString()}`);
    return picture ? [[address, picture] as const] : [];
  });
  return new Map(found);
}
