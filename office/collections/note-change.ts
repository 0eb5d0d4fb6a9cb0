import type { PayloadRequest } from 'payload';
import { websitePort } from '../server/website-port.ts';

/** In the context of a request that saves a draft beside what is published. */
export const IS_DRAFT = 'isDraft';

interface Changed {
  readonly doc: unknown;
  readonly previousDoc?: unknown;
  readonly req: PayloadRequest;
}

/** Writes into the log who has changed which document; what the office does by itself is no change by somebody. */
export function noteChanges(titleOf: (document: Readonly<Record<string, unknown>>) => string) {
  const note = async ({ user }: PayloadRequest, what: string, doc: unknown): Promise<void> => {
    if (user === null) return;
    const { id, name } = user as unknown as { id: string; name: string };
    const about = titleOf(doc as Readonly<Record<string, unknown>>);
    await websitePort()?.log({ who: { id, name }, what, about });
  };
  return {
    afterChange: ({ doc, previousDoc, req }: Changed) =>
      note(req, whatOf(doc, previousDoc, req.context[IS_DRAFT] === true), doc),
    afterDelete: ({ doc, req }: Changed) => note(req, 'content.erased', doc),
  };
}

interface State {
  readonly _status?: string;
  readonly deletedAt?: unknown;
}

function whatOf(now: unknown, before: unknown, isDraft: boolean): string {
  const [is, was] = [now, before ?? {}] as [State, State];
  if (is.deletedAt) return 'content.removed';
  if (was.deletedAt) return 'content.restored';
  if (is._status === undefined) return 'content.changed';
  if (is._status === 'published') return 'content.published';
  return was._status === 'published' && !isDraft ? 'content.withdrawn' : 'content.draft';
}
