import { APIError, type PayloadRequest } from 'payload';
import { kindNamed, type Kind } from '../collections/kinds.ts';
import { IS_DRAFT } from '../collections/note-change.ts';
import type { ContentName } from '../fields/content-schema.ts';
import type { Change } from '../transfer/export-content.ts';
import { checkPublication } from './check-publication.ts';
import { queuePublication } from './publications.ts';
import { publishingTexts as texts } from './texts.ts';
import { titleOf } from './title.ts';

type Document = Readonly<Record<string, unknown>>;

/** In the context of a request whose whole is checked and published by whoever sent it. */
export const AS_A_WHOLE = 'isPublishedAsAWhole';
const DECIDED = 'whatIsPublished';

interface Begun {
  readonly args?: unknown;
  readonly operation: string;
  readonly req: PayloadRequest;
}

interface Changing {
  readonly data: unknown;
  readonly originalDoc?: unknown;
  readonly req: PayloadRequest;
}

/** Whatever changes what is published is checked with the whole website first, and lets it be built. */
export function publishHooks(name: ContentName) {
  const kind = kindNamed(name);
  const begin = ({ args, operation, req }: Begun): void => {
    // Whatever is read or counted on the way is no part of the question.
    if (operation !== 'create' && operation !== 'update') return;
    req.context[IS_DRAFT] = (args as { draft?: unknown } | undefined)?.draft === true;
  };
  const decide = async (req: PayloadRequest, change: Change, title: string): Promise<void> => {
    await checkPublication(req, [change]);
    req.context[DECIDED] = title;
  };
  const beforeChange = async ({ data, originalDoc, req }: Changing): Promise<unknown> => {
    if (req.context[AS_A_WHOLE] === true) return data;
    const before = (originalDoc ?? {}) as Document & { id?: string | number };
    const document: Document = { ...before, ...(data as Document) };
    const id = before.id ?? (document['id'] as string | undefined);
    const isGone = Boolean(document['deletedAt']);
    if (document['_status'] === 'published' && !isGone) {
      await decide(req, { kind, id, document }, titleOf(kind, document));
    } else if (isGone || req.context[IS_DRAFT] !== true) {
      await remove(req, id, before);
    }
    return data;
  };
  const remove = async (req: PayloadRequest, id: Change['id'], before: Document): Promise<void> => {
    if (kind.isSingle) throw new APIError(texts.onlyOnce, 400);
    if (id === undefined || !(await isPublished(req, kind, id))) return;
    await decide(req, { kind, id }, texts.removed(titleOf(kind, before)));
  };
  const queue = async ({ req }: { req: PayloadRequest }): Promise<void> => {
    const { [DECIDED]: title } = req.context;
    if (typeof title !== 'string') return;
    req.context[DECIDED] = undefined;
    await queuePublication(req.payload, title, req);
  };
  const beforeDelete = async ({ id, req }: { id: string | number; req: PayloadRequest }) => {
    if (req.context[AS_A_WHOLE] === true || !(await isPublished(req, kind, id))) return;
    const found = await req.payload.findByID({
      collection: kind.name as never,
      id,
      req,
      trash: true,
    });
    await remove(req, id, found);
  };
  return { begin, beforeChange, queue, beforeDelete };
}

async function isPublished(req: PayloadRequest, { name }: Kind, id: string | number) {
  const where = { id: { equals: id }, _status: { equals: 'published' } };
  const { totalDocs } = await req.payload.count({ collection: name as never, where, req });
  return totalDocs > 0;
}
