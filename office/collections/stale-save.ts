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
const WITHOUT_WORDS: ReadonlySet<string> = new Set(['_status', 'deletedAt']);

const momentOf = (value: unknown): string | undefined =>
  typeof value === 'string' || value instanceof Date ? new Date(value).toISOString() : undefined;

/** Which state of the document a form shows. It travels with the form and is stored nowhere. */
export const basedOnField: Field = {
  name: FIELD,
  type: 'text',
  virtual: true,
  admin: {
    hidden: true,
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: { Diff: '/fields/row-label.tsx#NoDifference' },
  },
  hooks: { afterRead: [({ data }) => momentOf((data as Stamped | undefined)?.updatedAt)] },
};

interface Stamped {
  readonly updatedAt?: unknown;
  readonly [FIELD]?: unknown;
}

const staleError = (): APIError => new APIError(texts.staleSave, 409);

interface Executed {
  readonly rows: readonly { readonly free?: boolean }[];
}

/**
 * Changes of one document come one after the other. A request is refused while another one is at work, because many that
 * wait would hold all connections; what the office does by itself waits, because nobody would try it again.
 */
async function takeTurn(req: PayloadRequest, document: string): Promise<void> {
  const transaction = (await req.transactionID) as string | undefined;
  const session = transaction === undefined ? undefined : req.payload.db.sessions?.[transaction];
  const { db: tx } = (session ?? {}) as { db?: { execute: (query: unknown) => Promise<Executed> } };
  const key = sql`hashtext(${document})`;
  if (mayWait(req)) await tx?.execute(sql`select pg_advisory_xact_lock(${key})`);
  else {
    const found = await tx?.execute(sql`select pg_try_advisory_xact_lock(${key}) as free`);
    if (found?.rows[0]?.free !== true) throw staleError();
  }
}

const isAsked = (req: PayloadRequest, path: RegExp): boolean =>
  req.payloadAPI === 'REST' && path.test(req.pathname);

// Going back changes all documents at once.
const mayWait = (req: PayloadRequest): boolean =>
  req.payloadAPI !== 'REST' || isAsked(req, /\/publishing\/back$/u);

// Earlier states that somebody picked are meant to replace what is there.
const mayReplace = (req: PayloadRequest): boolean =>
  mayWait(req) || isAsked(req, /\/versions\/[^/]+$/u);

async function begin(req: PayloadRequest, document: string, data: unknown): Promise<void> {
  await takeTurn(req, document);
  if (mayReplace(req)) return;
  const { [FIELD]: shown, ...others } = (data ?? {}) as Stamped;
  const hasWords = Object.keys(others).some((name) => !WITHOUT_WORDS.has(name));
  if (hasWords || shown !== undefined) req.context[FIELD] = momentOf(shown) ?? 'unknown';
}

function refuseStale({ context }: PayloadRequest, original: unknown): void {
  const shown = context[FIELD];
  const stored = momentOf((original as Stamped | undefined)?.updatedAt) ?? 'unknown';
  if (shown !== undefined && shown !== stored) throw staleError();
}

const beforeOperation: CollectionBeforeOperationHook = async (asked) => {
  const { args, collection, req } = asked;
  const { id, data } = args as { id?: string | number; data?: unknown };
  // Only one of its values is deprecated, which is none of ours.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  if (asked.operation === 'update' && id !== undefined) {
    await begin(req, `${collection.slug}:${String(id)}`, data);
  }
};

const beforeChange: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation === 'update') refuseStale(req, originalDoc);
  return data as unknown;
};

const beforeGlobalOperation: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  const { data } = args as { data?: unknown };
  if (operation === 'update') await begin(req, `global:${global.slug}`, data);
};

const beforeGlobalChange: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  refuseStale(req, originalDoc);
  return data as unknown;
};

/** A form that shows an older state than the stored one never overwrites it. */
export const againstStaleSaves = {
  beforeOperation: [beforeOperation],
  beforeChange: [beforeChange],
};
export const againstStaleGlobals = {
  beforeOperation: [beforeGlobalOperation],
  beforeChange: [beforeGlobalChange],
};
