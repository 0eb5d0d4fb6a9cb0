import {
  createLocalReq,
  type CollectionBeforeChangeHook,
  type Field,
  type PayloadRequest,
} from 'payload';
import { AS_A_WHOLE } from '../publishing/publish-hooks.ts';
import { putBackDraft } from '../transfer/import-content.ts';
import {
  changeDocument,
  versionsOf,
  wordsOf,
  type StoredDocument,
  type Versions,
} from '../transfer/versions-of.ts';
import type { Kind } from './kinds.ts';

interface Row {
  readonly value: string;
}

const formerOf = (document: unknown): readonly Row[] =>
  (document as { formerAddresses?: readonly Row[] } | undefined)?.formerAddresses ?? [];

/**
 * A published document that is published at another address keeps the one before, which leads to it from then on.
 * An address that a document has or had most recently is no former one of any other.
 */
export const keepFormerAddress =
  (kind: Kind): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const { id } = (originalDoc ?? {}) as { id?: number };
    const document = { ...(originalDoc as object | undefined), ...(data as object) };
    const { slug, _status } = document as { slug?: string; _status?: string };
    if (_status !== 'published' || slug === undefined) return data as unknown;
    const all = await versionsOf({ payload: req.payload, req }, kind);
    const { published } = all.find((one) => one.id === id) ?? {};
    const before = (published?.['slug'] as string | undefined) ?? slug;
    if (before === slug && published !== undefined) return data as unknown;
    const others = formerOf(document).filter(({ value }) => value !== slug && value !== before);
    for (const other of all) if (other.id !== id) await release(req, kind, other, [slug, before]);
    const former = before === slug ? others : [...others, { value: before }];
    return { ...(data as object), formerAddresses: former };
  };

/** They lead to one document, so a copy of it has none. */
export const notInCopies = (field: Field): Field =>
  'name' in field && field.name === 'formerAddresses'
    ? ({ ...field, hooks: { beforeDuplicate: [() => []] } } as Field)
    : field;

/** Takes former addresses away from another document; its draft stays a draft. */
async function release(
  asked: PayloadRequest,
  kind: Kind,
  { id, published, draft }: Versions,
  taken: readonly string[],
): Promise<void> {
  const { payload, user, transactionID } = asked;
  const withoutTaken = (document: unknown) =>
    formerOf(document).filter(({ value }) => !taken.includes(value));
  if (withoutTaken(published).length === formerOf(published).length) return;
  const context = { [AS_A_WHOLE]: true };
  const req = await createLocalReq({ context, ...(user && { user }) }, payload);
  req.transactionID = transactionID as never;
  // With all its words, because what is left out would come from its draft.
  const data = { ...wordsOf(published), formerAddresses: withoutTaken(published) };
  await changeDocument(kind, id, { data, req });
  const kept = draft && { ...draft, formerAddresses: withoutTaken(draft) };
  if (kept) {
    const { updatedAt } = (await putBackDraft(req, { kind, id, draft: kept })) as StoredDocument;
    noteRelease(asked, `${kind.name}:${String(id)}`, [draft.updatedAt, updatedAt]);
  }
}

const RELEASED = 'releasedDrafts';
type Moments = readonly [before: string | undefined, after: string | undefined];

function noteRelease({ context }: PayloadRequest, key: string, [before, after]: Moments): void {
  const known = (context[RELEASED] ?? {}) as Record<string, Moments>;
  context[RELEASED] = { ...known, [key]: [known[key]?.[0] ?? before, after] };
}

/** From when a draft is by now that was of one moment before this request took an address away from it. */
export function momentAfterRelease(
  { context }: PayloadRequest,
  { name }: Kind,
  { id, updatedAt }: StoredDocument,
): string | undefined {
  const [before, after] = (context[RELEASED] as Record<string, Moments> | undefined)?.[
    `${name}:${String(id)}`
  ] ?? [updatedAt];
  return before === updatedAt ? (after ?? updatedAt) : updatedAt;
}
