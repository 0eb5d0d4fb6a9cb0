import { randomUUID } from 'node:crypto';
import { APIError, type Field, type PayloadRequest } from 'payload';
import { officeTexts as texts } from '../texts.ts';
import { ATTEMPT_HEADER } from './attempt-header.ts';
import { rememberNewest } from './remember-newest.ts';
import { takeFreeTurn, waitForTurn } from './turns.ts';

/** The field that says which state of a document a form shows. */
export const BASED_ON = 'basedOn';

// What a request may change without having read the words.
const WITHOUT_WORDS: ReadonlySet<string> = new Set(['_status', 'deletedAt']);

const momentOf = (value: unknown): string | undefined =>
  !isNewForm(value) && (typeof value === 'string' || value instanceof Date)
    ? new Date(value).toISOString()
    : undefined;

const NEW_FORM = 'new ';

/** Whether a form says that it shows no stored document yet. */
export const isNewForm = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(NEW_FORM);

/** Which state of the document a form shows. It travels with the form and is stored nowhere. */
export const basedOnField: Field = {
  name: BASED_ON,
  type: 'text',
  virtual: true,
  defaultValue: () => NEW_FORM + randomUUID(),
  admin: {
    hidden: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Diff: '/fields/row-label.tsx#NoDifference' },
  },
  hooks: { afterRead: [({ data }) => momentOf((data as Stamped | undefined)?.updatedAt)] },
};

interface Stamped {
  readonly updatedAt?: unknown;
  readonly [BASED_ON]?: unknown;
}

const staleError = (): APIError => new APIError(texts.staleSave, 409);

/**
 * Changes of one document come one after the other. A request is refused while another one is at work, because many that
 * wait would hold all connections; what the office does by itself waits, because nobody would try it again.
 */
async function takeTurn(req: PayloadRequest, document: string): Promise<void> {
  if (mayWait(req)) await waitForTurn(req, document);
  else if (!(await takeFreeTurn(req, document))) throw staleError();
}

const isAsked = (req: PayloadRequest, path: RegExp): boolean =>
  req.payloadAPI === 'REST' && path.test(req.pathname);

// Going back changes all documents at once.
const mayWait = (req: PayloadRequest): boolean =>
  req.payloadAPI !== 'REST' || isAsked(req, /\/publishing\/back$/u);

// Earlier states that somebody picked are meant to replace what is there.
const mayReplace = (req: PayloadRequest): boolean =>
  mayWait(req) || isAsked(req, /\/versions\/[^/]+$/u);

const hasWords = (data: object): boolean =>
  Object.keys(data).some((name) => name !== BASED_ON && !WITHOUT_WORDS.has(name));

async function begin(req: PayloadRequest, document: string, data: unknown): Promise<void> {
  await takeTurn(req, document);
  if (mayReplace(req)) return;
  const sent = (data ?? {}) as Stamped;
  const { [BASED_ON]: shown } = sent;
  if (hasWords(sent) || shown !== undefined) req.context[BASED_ON] = momentOf(shown) ?? 'unknown';
}

const stampOf = (document: unknown): string =>
  momentOf((document as Stamped | undefined)?.updatedAt) ?? 'unknown';

/** What came of an attempt to save; whoever tries again does not know it, because the answer was lost. */
const saved = rememberNewest<string>();

/** What a hook is told, for documents of which there are many or one. */
interface Told {
  readonly req: PayloadRequest;
  readonly collection?: { readonly slug: string };
  readonly global?: { readonly slug: string };
}

const keyOf = ({ collection, global }: Told, document?: unknown): string =>
  collection
    ? `${collection.slug}:${String((document as { id?: unknown } | undefined)?.id)}`
    : `global:${String(global?.slug)}`;

function attemptAt(told: Told, document: unknown): string | undefined {
  const { headers, user } = told.req;
  const attempt = headers.get(ATTEMPT_HEADER);
  return attempt === null ? undefined : [user?.id, attempt, keyOf(told, document)].join(' ');
}

interface Asked extends Told {
  readonly args?: unknown;
  readonly operation: string;
}

async function beforeOperation({ args, operation, ...told }: Asked): Promise<void> {
  if (operation !== 'update') return;
  const { id, data } = args as { id?: string | number; data?: object };
  if (told.global || id !== undefined) await begin(told.req, keyOf(told, { id }), data);
  // From the bin a document comes back as it was.
  else if (told.req.payloadAPI === 'REST' && hasWords(data ?? {})) throw staleError();
}

interface Changing extends Told {
  readonly data: unknown;
  readonly operation?: string;
  readonly originalDoc?: unknown;
}

function beforeChange({ data, operation, originalDoc, ...told }: Changing): unknown {
  const shown = told.req.context[BASED_ON];
  const stored = stampOf(originalDoc);
  if (operation === 'create' || shown === undefined || shown === stored) return data;
  const attempt = attemptAt(told, originalDoc);
  if (attempt === undefined || saved.get(attempt) !== stored) throw staleError();
  return data;
}

function afterChange({ doc, ...told }: Told & { readonly doc: unknown }): unknown {
  const attempt = attemptAt(told, doc);
  if (attempt !== undefined) saved.set(attempt, stampOf(doc));
  return doc;
}

/** A form that shows an older state than the stored one never overwrites it. */
export const againstStaleSaves = { beforeOperation, beforeChange, afterChange };
