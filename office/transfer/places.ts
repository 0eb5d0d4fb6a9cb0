import path from 'node:path';
import type { Payload, PayloadRequest } from 'payload';
import type { ContentName } from '../fields/content-schema.ts';
import { spelled, type Lookups } from '../fields/values.ts';
import type { Id, Places } from '../markdown/lexical-nodes.ts';
import { documentsOf } from './versions-of.ts';

// Kinds whose documents have an address each: pages, and questions on the landing page.
const PAGES = ['blog', 'team', 'faq'] as const;
const PAGE = /^\/(?:(blog|team)\/|#)([a-z0-9-]+)$/u;
const PICTURES = '../pictures/';

interface Listed {
  readonly id: Id;
  readonly slug?: string;
  readonly name?: string;
  readonly filename?: string;
}

interface PlacesOptions {
  readonly req?: PayloadRequest | undefined;
  /** The names and addresses of the newest drafts; what is published counts otherwise. */
  readonly drafts?: boolean;
  /** Documents that have other names or addresses than the stored ones. */
  readonly changes?: readonly Named[];
}

interface Named {
  readonly kind: { readonly name: string };
  readonly id?: Id | undefined;
  readonly document?: Readonly<Record<string, unknown>> | undefined;
}

/** Everything that other documents name, as it is stored at this moment; its state changes with any of it. */
export async function readPlaces(
  payload: Payload,
  { req, drafts = false, changes = [] }: PlacesOptions = {},
): Promise<Places & Lookups & { readonly state: string }> {
  const list = async (name: (typeof PAGES)[number] | 'media', draft: boolean) =>
    (await documentsOf(
      { payload, req, draft, trash: true },
      { name, isSingle: false },
    )) as readonly Listed[];
  const pages = new Map<string, readonly Listed[]>();
  for (const kind of PAGES) {
    const own = changes.filter((one) => one.kind.name === kind && one.id !== undefined);
    const changed = own.flatMap(({ document, id }) => (document ? { ...document, id } : []));
    const others = (await list(kind, drafts)).filter(({ id }) => !own.some((one) => one.id === id));
    pages.set(kind, [...(changed as Listed[]), ...others]);
  }
  const library = await list('media', false);
  const pageWith = (kind: string, fits: (one: Listed) => boolean) => pages.get(kind)?.find(fits);
  const listed = [...pages.values(), library].flat();
  return {
    state: JSON.stringify(listed.map(({ id, slug, name, filename }) => [id, slug, name, filename])),
    documentAt: (address) => {
      const [, relationTo = 'faq', slug] = PAGE.exec(address) ?? [];
      if (slug === undefined) return undefined;
      const found = pageWith(relationTo, (one) => one.slug === slug);
      return found && { relationTo, value: found.id };
    },
    pathOf: ({ relationTo, value }) => {
      const { slug } = pageWith(relationTo, ({ id }) => id === value) ?? {};
      if (slug === undefined) return undefined;
      return relationTo === 'faq' ? `/#${slug}` : `/${relationTo}/${slug}`;
    },
    pictureAt: (file) =>
      file.startsWith(PICTURES)
        ? library.find(({ filename }) => filename === path.basename(file))?.id
        : undefined,
    fileOf: (picture) => {
      const { filename } = library.find(({ id }) => id === picture) ?? {};
      return filename === undefined ? undefined : PICTURES + filename;
    },
    named: (kind: ContentName, wanted) =>
      pageWith(kind, ({ name }) => spelled(name) === spelled(wanted))?.id,
    nameOf: (kind: ContentName, wanted) => pageWith(kind, ({ id }) => id === wanted)?.name,
  };
}
