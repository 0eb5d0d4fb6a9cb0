import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';

/** The one entry of a collection that has a single file. */
async function single<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`The collection "${name}" has no file in content/.`);
  return entry.data;
}

/** What every page needs: name, contact, addresses, numbers, price and links. */
export async function getSite() {
  const [brand, contact, links, claims, offer, navigation] = await Promise.all([
    single('brand'),
    single('contact'),
    single('links'),
    single('claims'),
    single('offer'),
    single('navigation'),
  ]);
  return { brand, contact, links, claims, offer, navigation };
}

/** What stands on the page for unknown addresses. */
export const getNotFound = () => single('notFound');

export type Site = Awaited<ReturnType<typeof getSite>>;

const byOrder = <Data extends { order: number }>(
  entries: { id: string; data: Data }[],
): (Data & { id: string })[] =>
  entries.map(({ id, data }) => ({ ...data, id })).toSorted((a, b) => a.order - b.order);

/** The words and pictures of the landing page, one field per section. */
export async function getLanding() {
  const [
    hero,
    problem,
    history,
    process,
    benefits,
    testimonialsSection,
    faqSection,
    closing,
    testimonials,
    faq,
  ] = await Promise.all([
    single('hero'),
    single('problem'),
    single('history'),
    single('process'),
    single('benefits'),
    single('testimonialsSection'),
    single('faqSection'),
    single('closing'),
    getCollection('testimonials'),
    getCollection('faq'),
  ]);
  return {
    hero,
    problem,
    history,
    process,
    benefits,
    testimonialsSection,
    faqSection,
    closing,
    testimonials: byOrder(testimonials),
    faq: byOrder(faq),
  };
}

export type Landing = Awaited<ReturnType<typeof getLanding>>;
