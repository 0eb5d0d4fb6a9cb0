import { sql } from '@payloadcms/db-postgres';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type Field,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { officeTexts as texts } from '../texts.ts';

const FIELD = 'basedOn';

// What a request may change without having read the words.
const WITHOUT_WORDS: ReadonlySet<string> = new Set(['_status', 'deletedAt', FIELD]);

const momentOf = (value: unknown): string | undefined =>
  typeof value === 'string' || value instanceof Date ? new Date(value).toISOString() : undefined;

/** Which state of the document a form shows. It travels with the form and is stored nowhere. */
export const basedOnField: Field = {
  ...{ name: FIELD, type: 'text', virtual: true },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  hooks: { afterRead: [({ data }) => momentOf((data as Stamped | undefined)?.updatedAt)] },
};

interface Stamped {
  readonly updatedAt?: unknown;
  readonly [FIELD]?: unknown;
}

/** Of two saves of one document at the same moment, the second waits and then sees the first. */
async function wait(req: PayloadRequest, document: string): Promise<void> {
  const { db } = req.payload;
  const transaction = (await req.transactionID) as string | undefined;
  const session = transaction === undefined ? undefined : db.sessions?.[transaction];
  const { db: tx } = (session ?? {}) as { db?: { execute: (query: unknown) => Promise<unknown> } };
  await tx?.execute(sql`select pg_advisory_xact_lock(hashtext(${document}))`);
}

function refuseStale(req: PayloadRequest, data: Stamped, original: Stamped | undefined): void {
  // The office's own changes and earlier versions that somebody picked are meant to replace what is there.
  if (req.payloadAPI !== 'REST' || /\/versions\/[^/]+$/u.test(req.pathname)) return;
  const stored = momentOf(original?.updatedAt);
  const shown = momentOf(data[FIELD]);
  if (shown === undefined && Object.keys(data).every((name) => WITHOUT_WORDS.has(name))) return;
  if (stored !== shown) throw new APIError(texts.staleSave, 409);
}

const beforeOperation: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id } = args as { id?: string | number };
  if (operation === 'update' && id !== undefined) await wait(req, `${collection.slug}:${String(id)}`);
};

const beforeChange: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation === 'update') refuseStale(req, data, originalDoc as Stamped);
  return data as unknown;
};

const beforeGlobalOperation: GlobalBeforeOperationHook = async ({ global, operation, req }) => {
  if (operation === 'update') await wait(req, `global:${global.slug}`);
};

const beforeGlobalChange: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  refuseStale(req, data as Stamped, originalDoc as Stamped);
  return data as unknown;
};

/** A form that shows an older state than the stored one never overwrites it. */
export const againstStaleSaves = { beforeOperation: [beforeOperation], beforeChange: [beforeChange] };
export const againstStaleGlobals = {
  beforeOperation: [beforeGlobalOperation],
  beforeChange: [beforeGlobalChange],
};
