import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { contentFiles } from '../../src/content-model/collections.ts';
import { nameOf } from '../publishing/title.ts';
import { figureName } from '../../src/content-model/figures.ts';
import type { ContentName } from '../fields/content-schema.ts';
import { editingTexts as texts } from '../fields/texts.ts';
import { valuesOf } from '../fields/values.ts';
import { isDrawing } from '../markdown/drawings.ts';
import type { Id, LexicalText } from '../markdown/lexical-nodes.ts';
import { writeMarkdown } from '../markdown/write-markdown.ts';
import { documentsOf } from '../transfer/versions-of.ts';
import { addressOf, kinds, type Kind } from './kinds.ts';

/** A document that shows or names another. */
interface Use {
  /** Where the office shows it. */
  readonly to: string;
  /** What lists call it, with its kind. */
  readonly title: string;
}

type Document = Readonly<Record<string, unknown>>;

interface Target {
  readonly collection: string;
  readonly id: Id;
  readonly slug?: unknown;
}

/** Everything that would miss a document: what is published and what is a draft. */
export async function usesOf(req: PayloadRequest, target: Target): Promise<Use[]> {
  const found = new Map<string, Use>();
  for (const kind of kinds) {
    const [stored, newest] = await Promise.all(
      [false, true].map((draft) => documentsOf({ payload: req.payload, draft }, kind)),
    );
    for (const document of [...(stored ?? []), ...(newest ?? [])]) {
      const isItself = kind.name === target.collection && document.id === target.id;
      if (isItself || !names(kind, document, target)) continue;
      const to = addressOf(kind, document.id);
      found.set(to, { to, title: titleOf(kind, document) });
    }
  }
  return [...found.values()];
}

/** Whether a document names the other in what would be written of it. */
function names(kind: Kind, document: Document, { collection, id, slug }: Target): boolean {
  const seen = { isNamed: false };
  const see = (other: string, otherId: unknown): string => {
    seen.isNamed ||= other === collection && otherId === id;
    return '/';
  };
  const places = {
    fileOf: (picture: Id) => see('media', picture),
    pathOf: ({ relationTo, value }: { relationTo: string; value: Id }) => see(relationTo, value),
    nameOf: (other: ContentName, otherId: Id) => see(other, otherId),
    pictureAt: () => undefined,
    documentAt: () => undefined,
    named: () => undefined,
  };
  const values = JSON.stringify(valuesOf(kind.name, document, places));
  const text = document['text'] as LexicalText | null | undefined;
  const written = `${values}\n${kind.hasText && text ? writeMarkdown(text, places) : ''}`;
  return seen.isNamed || signOf(collection, id, slug)?.test(written) === true;
}

/** How texts name a document in words. */
function signOf(collection: string, id: Id, slug: unknown): RegExp | undefined {
  if (collection === 'sources') return new RegExp(`@${RegExp.escape(String(id))}[;\\]\\s]`, 'u');
  if (isDrawing(collection))
    return new RegExp(RegExp.escape(`{${figureName(collection, String(id))}}`), 'u');
  const path = collection === 'faq' ? '/#' : `/${collection}/`;
  const end = '(?![a-z0-9-])';
  return typeof slug === 'string' ? new RegExp(RegExp.escape(path + slug) + end, 'u') : undefined;
}

function titleOf({ name, isSingle }: Kind, document: Document): string {
  const kind = contentFiles[name].title;
  if (isSingle) return `„${kind.replaceAll('„', '‚').replaceAll('“', '‘')}“`;
  return `„${nameOf(document)}“ (${kind})`;
}

const MOST_NAMED = 5;

async function refuseUsed(req: PayloadRequest, collection: string, document: Document) {
  const id = document['id'] as Id;
  const uses = await usesOf(req, { collection, id, slug: document['slug'] });
  if (uses.length === 0) return;
  const named = uses.slice(0, MOST_NAMED).map((one) => one.title);
  throw new APIError(texts.stillUsed(nameOf(document), named, uses.length - named.length), 409);
}

const beforeChange: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const before = originalDoc as Document | undefined;
  const { deletedAt } = data as { deletedAt?: unknown };
  if (before && deletedAt && !before['deletedAt']) await refuseUsed(req, collection.slug, before);
  return data as unknown;
};

const beforeDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const find = { collection: collection.slug, id, depth: 0, trash: true, req };
  await refuseUsed(req, collection.slug, await req.payload.findByID(find));
};

/** Nothing goes, not even to the bin, while something else shows or names it. */
export const keepUsed = { beforeChange: [beforeChange], beforeDelete: [beforeDelete] };
