import { APIError, type Payload, type PayloadRequest } from 'payload';
import { addressOf, kindNamed, kinds, type Kind } from '../collections/kinds.ts';
import { momentAfterRelease } from '../collections/former-addresses.ts';
import { BASED_ON } from '../collections/stale-save.ts';
import { sideBySide, type Difference } from '../fields/differences.ts';
import { fieldProblems } from '../fields/judge.ts';
import { valuesOf, type Lookups } from '../fields/values.ts';
import type { Id } from '../markdown/lexical-nodes.ts';
import { readPlaces } from '../transfer/places.ts';
import { changeDocument, versionsOf, type StoredDocument } from '../transfer/versions-of.ts';
import { checkPublication } from './check-publication.ts';
import { AS_A_WHOLE } from './publish-hooks.ts';
import { queuePublication } from './publications.ts';
import { publishingTexts as texts } from './texts.ts';
import { fieldTitle, titleOf } from './title.ts';

/** A document with words that are not published, in words. */
export interface ChangedDocument {
  readonly kind: string;
  readonly id: Id;
  /** Where it is edited. */
  readonly to: string;
  readonly title: string;
  readonly isNew: boolean;
  readonly fields: readonly Difference[];
  readonly by: string;
  readonly at: string;
}

/** Everything that is not published yet, the newest first. */
export async function changesOf(payload: Payload): Promise<ChangedDocument[]> {
  const places = await readPlaces(payload, { drafts: true });
  const found: ChangedDocument[] = [];
  for (const kind of kinds) {
    for (const versions of await versionsOf({ payload }, kind)) {
      const { id, draft, published } = versions;
      if (draft === undefined) continue;
      found.push({
        kind: kind.name,
        id,
        to: addressOf(kind, id),
        title: titleOf(kind, draft),
        isNew: published === undefined,
        fields: changedFields(kind, published, draft, places),
        by: draft.changedBy ?? texts.office,
        at: draft.updatedAt ?? '',
      });
    }
  }
  return found.toSorted((one, other) => other.at.localeCompare(one.at));
}

/** The fields in which two states of a document differ, as it was and as it is. */
export function changedFields(
  kind: Kind,
  before: StoredDocument | undefined,
  after: StoredDocument,
  places: Lookups,
): Difference[] {
  const [was, is] = [wordsOf(kind, before, places), wordsOf(kind, after, places)];
  const names = [...new Set([...Object.keys(is), ...Object.keys(was)])];
  const changed = names.filter((name) => JSON.stringify(is[name]) !== JSON.stringify(was[name]));
  return changed.map((name) => ({
    name,
    label: fieldTitle(kind, name),
    ...sideBySide(was[name], is[name]),
  }));
}

function wordsOf(
  kind: Kind,
  document: StoredDocument | undefined,
  places: Lookups,
): Record<string, unknown> {
  if (document === undefined) return {};
  const values = valuesOf(kind.name, document, places);
  return kind.hasText ? { ...values, text: document['text'] } : values;
}

/** What somebody has chosen from the list, with when each was changed last. */
interface Chosen {
  readonly kind: string;
  readonly id: Id;
  readonly at: string;
}

/** Publishes several documents together; all others stay as they are. */
export async function publishChosen(req: PayloadRequest, chosen: unknown): Promise<void> {
  const documents = Array.isArray(chosen) ? (chosen as Chosen[]) : [];
  const changes = await Promise.all(documents.map((one) => changeOf(req, one)));
  if (changes.length === 0) throw new APIError(texts.nothingChosen, 400);
  const sentences = changes.flatMap(({ kind, document }) =>
    unfinished(kind, document, (field) => `${titleOf(kind, document)}, ${field}`),
  );
  if (sentences.length > 0) throw new APIError(texts.notPublished(sentences), 400);
  await checkPublication(req, changes);
  req.context[AS_A_WHOLE] = true;
  for (const { kind, id, document } of changes) {
    // Whatever somebody saved while the whole was checked is refused, for nobody has checked it.
    const basedOn = momentAfterRelease(req, kind, document);
    const data = { _status: 'published', [BASED_ON]: basedOn };
    await changeDocument(kind, id, { data, req, overrideAccess: false });
  }
  const what = changes.map(({ kind, document }) => titleOf(kind, document)).join(', ');
  await queuePublication(req.payload, what, req);
}

/** What keeps a document from being published, each field once and with its name. */
function unfinished(
  kind: Kind,
  document: StoredDocument,
  place: (field: string) => string,
): string[] {
  const sentences = fieldProblems(kind.name, document).map(({ path, sentence }) =>
    texts.elsewhere(place(fieldTitle(kind, path)), sentence),
  );
  return [...new Set(sentences)];
}

const MOST_SENTENCES = 5;

/**
 * Lets nobody plan what could not be published: its draft would only fail when it is due.
 *
 * @throws APIError that says what to mend first.
 */
export async function expectFinished(req: PayloadRequest, kind: Kind, id: unknown): Promise<void> {
  const versions = await versionsOf({ payload: req.payload, req }, kind);
  const { draft } = versions.find((one) => kind.isSingle || one.id === id) ?? {};
  if (draft === undefined) return;
  const sentences = unfinished(kind, draft, (field) => field);
  if (sentences.length > 0)
    throw new APIError(texts.notFinished(sentences.slice(0, MOST_SENTENCES)), 400);
}

async function changeOf(req: PayloadRequest, { kind: name, id, at }: Chosen) {
  const kind = kindNamed(name);
  const versions = await versionsOf({ payload: req.payload, req }, kind);
  const { draft } = versions.find((one) => kind.isSingle || one.id === id) ?? {};
  // Somebody has gone on writing, or has published it, since the list was shown.
  if (draft?.updatedAt !== at) throw new APIError(texts.listIsOld, 409);
  return { kind, id: draft.id, document: draft };
}
