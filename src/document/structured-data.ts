import type {
  BlogPosting,
  BreadcrumbList,
  Graph,
  Organization,
  Person,
  ProfilePage,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';
import type { Article, Site, TeamMember } from '#content-model/queries.ts';
import { isSameName } from '#content-model/team.ts';
import { bookingUrl } from '#lib/urls.ts';

/** The one address of a page: without `.html`, `index` and a slash at the end. */
export function canonicalUrl(pathname: string, site: URL | undefined): URL {
  return new URL(pathname.replace(/(?:index)?\.html$/, ''), site);
}

/** Facts about a page for search engines, as the text of a JSON-LD script. */
export function jsonLd(things: readonly Exclude<Thing, string>[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  // A closing tag inside a title must not end the script.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** Who runs the website; no rating, because numbers from samples may not be machine-readable (RU-06). */
export function organizationData(
  { brand, contact, company }: Pick<Site, 'brand' | 'contact' | 'company'>,
  site: URL,
): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    name: brand.name,
    legalName: company.name,
    url: site.href,
    logo: new URL('/icon-512.png', site).href,
    email: contact.supportEmail,
  };
}

/** The coaching with its price for a month (§ 3 PAngV). */
export function offerData(
  { brand, company, links, offer }: Pick<Site, 'brand' | 'company' | 'links' | 'offer'>,
  url: URL,
): Exclude<Service, string> {
  const price = { price: offer.monthlyPriceEuro, priceCurrency: 'EUR' };
  return {
    '@type': 'Service',
    name: brand.name,
    description: brand.description,
    provider: { '@type': 'Organization', name: company.name, url: new URL('/', url).href },
    areaServed: 'DE',
    offers: {
      '@type': 'Offer',
      ...price,
      url: bookingUrl(links.booking),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...price,
        unitCode: 'MON',
        valueAddedTaxIncluded: true,
      },
    },
  };
}

export function websiteData({ brand }: Pick<Site, 'brand'>, site: URL): WebSite {
  return { '@type': 'WebSite', name: brand.name, url: site.href, inLanguage: 'de' };
}

/**
 * The way from the start page to a page: every part of its address that the navigation links to, then
 * the page itself. Undefined for the start page.
 */
export function breadcrumbData(
  { title, url }: { title: string; url: URL },
  { header, footer, tools }: Site['navigation'],
): BreadcrumbList | undefined {
  if (url.pathname === '/') return undefined;
  const links = [...header, ...footer.pages, ...footer.legal, ...tools];
  const above = links.filter(({ href }) => href === '/' || url.pathname.startsWith(`${href}/`));
  const steps = [
    ...above.map(({ label, href }) => ({ name: label, item: new URL(href, url).href })),
    { name: title, item: url.href },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

/** A person of the team, for the page that is about this person. */
export function profileData(
  { name, title, metaDescription }: TeamMember,
  { url, image, employer }: { url: URL; image: URL; employer: string },
): ProfilePage {
  const person: Person = {
    '@type': 'Person',
    name,
    jobTitle: title,
    description: metaDescription,
    image: image.href,
    url: url.href,
    worksFor: { '@type': 'Organization', name: employer },
  };
  return { '@type': 'ProfilePage', mainEntity: person };
}

/** An article; its author leads to the profile when this is somebody of the team. */
export function articleData(
  article: Article,
  { url, image, publisher, team }: ArticleSurroundings,
): BlogPosting {
  const { id } = team.find(({ name }) => isSameName(name, article.author)) ?? {};
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.metaDescription,
    inLanguage: 'de',
    datePublished: writtenDay(article.date),
    dateModified: writtenDay(changedOn(article)),
    author: {
      '@type': 'Person',
      name: article.author,
      ...(id !== undefined && { url: new URL(`/team/${id}`, url).href }),
    },
    publisher: { '@type': 'Organization', name: publisher, url: new URL('/', url).href },
    image: image.href,
    mainEntityOfPage: url.href,
    articleSection: article.category,
    keywords: article.tags,
  };
}

interface ArticleSurroundings {
  url: URL;
  image: URL;
  /** Name of the brand. */
  publisher: string;
  team: readonly Pick<TeamMember, 'id' | 'name'>[];
}

// Somebody may have reviewed an article before it was published, and nothing is older than itself.
function changedOn({ date, updatedAt, reviewedOn }: Article): Date {
  const changed = updatedAt ?? reviewedOn;
  return changed > date ? changed : date;
}

// Only the day (ISO 8601), because the hour is not known.
const writtenDay = (day: Date) => day.toISOString().slice(0, 10);
