import type { Payload, PayloadRequest } from 'payload';
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
  readonly req?: PayloadRequest;
  /** Deleted ones too. */
  readonly trash?: boolean;
}

/** Every document of a kind, as it is published and as somebody has left it. */
export async function versionsOf(
  { payload, req, trash = false }: Options,
  { name, isSingle }: Kind,
): Promise<readonly Versions[]> {
  const common = { depth: 0, ...(req && { req }) };
  const read = async (draft: boolean): Promise<readonly StoredDocument[]> => {
    if (isSingle) {
      const found = await payload.findGlobal({ slug: name as never, draft, ...common });
      return [found as unknown as StoredDocument];
    }
    const options = { collection: name as never, pagination: false, trash, draft, ...common };
    return (await payload.find(options)).docs;
  };
  const stored = await read(false);
  return (await read(true)).map((newest) => {
    const main = stored.find(({ id }) => id === newest.id);
    const isPublished = main?.['_status'] === 'published' && !main['deletedAt'];
    return {
      id: newest.id,
      published: isPublished ? main : undefined,
      draft: newest['_status'] === 'draft' ? newest : undefined,
    };
  });
}
