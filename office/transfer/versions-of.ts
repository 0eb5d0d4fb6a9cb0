import type { Payload, PayloadRequest, Where } from 'payload';
import type { Kind } from '../collections/kinds.ts';
import type { Id } from '../markdown/lexical-nodes.ts';

/** A document as the office stores it. */
export interface StoredDocument extends Readonly<Record<string, unknown>> {
  readonly id: Id;
  readonly updatedAt?: string;
  readonly changedBy?: string | null;
}

/** What is published of a document, and the words that are newer. */
export interface Versions {
  readonly id: Id;
  readonly published?: StoredDocument | undefined;
  readonly draft?: StoredDocument | undefined;
}

interface Options {
  readonly payload: Payload;
  readonly req?: PayloadRequest | undefined;
  /** Deleted ones too. */
  readonly trash?: boolean;
}

interface DocumentOptions extends Options {
  /** As somebody has left them, instead of as they are published or were made. */
  readonly draft: boolean;
  readonly where?: Where | undefined;
}

/** Every document of a kind; pictures are one more. */
export async function documentsOf(
  { payload, req, trash = false, draft, where = {} }: DocumentOptions,
  { name, isSingle }: Pick<Kind, 'isSingle'> & { readonly name: Kind['name'] | 'media' },
): Promise<readonly StoredDocument[]> {
  const common = { depth: 0, draft, ...(req && { req }) };
  if (isSingle) {
    const found = await payload.findGlobal({ slug: name as never, ...common });
    return [found as unknown as StoredDocument];
  }
  const options = { collection: name as never, pagination: false, trash, where, ...common };
  return (await payload.find(options)).docs;
}

/** Every document of a kind, as it is published and as somebody has left it. */
export async function versionsOf(options: Options, kind: Kind): Promise<readonly Versions[]> {
  const stored = await documentsOf({ ...options, draft: false }, kind);
  const all = await documentsOf({ ...options, draft: true }, kind);
  return all.map((newest) => {
    const main = stored.find(({ id }) => id === newest.id);
    const isPublished = main?.['_status'] === 'published' && !main['deletedAt'];
    return {
      id: newest.id,
      published: isPublished ? main : undefined,
      draft: newest['_status'] === 'draft' ? newest : undefined,
    };
  });
}

/** Words that are stored again, without the moments of the document that they were read from. */
export function wordsOf(document: object | undefined): Readonly<Record<string, unknown>> {
  const { updatedAt: _at, createdAt: _made, ...words } = { ...document } as Record<string, unknown>;
  return words;
}

/** Changes a document of a kind of which there are many or one. */
export function changeDocument(
  { name, isSingle }: Kind,
  id: Id | undefined,
  change: {
    readonly data: object;
    readonly req: PayloadRequest;
    readonly draft?: boolean;
    readonly overrideAccess?: boolean;
  },
): Promise<object> {
  const { payload } = change.req;
  if (isSingle) return payload.updateGlobal({ slug: name as never, depth: 0, ...change });
  return payload.update({ collection: name as never, id, depth: 0, ...change } as never);
}
