import { randomUUID } from 'node:crypto';
import type { AnyDeclaration, SubmissionResult } from '#lib/declaration.ts';
import { lock, transact, type Drizzle } from '#server/database/database.ts';
import { and, asc, count, eq, gt, min } from '#server/database/drizzle.ts';
import { hashKey } from '#server/database/secrets.ts';
import type { Platform, Sender } from '#server/feature.ts';
import { hashClient, hashFields, hashOf } from '#server/hashes.ts';
import { diskSpace, isDiskLow } from '#server/health/status.ts';
import { createReference } from '#server/reference.ts';
import { DELIVERIES } from './deliver.ts';
import { declarations, type StoredDeclaration } from './declarations-table.ts';
import {
  kindOf,
  readStored,
  saidIn,
  kinds,
  type DeclarationType,
  type DeclarationTypes,
} from './kinds.ts';
import { planConfirmation } from './confirmation.ts';
import { Counter } from 'prom-client';

export type Submit = <Type extends DeclarationType>(
  type: Type,
  input: unknown,
  sender: Sender,
) => Promise<SubmissionResult<DeclarationTypes[Type]>>;

const RETRY_AFTER_SECONDS = 5;
const WINDOW_MS = 10 * 60 * 1000;
// Each is a few KB, so this is some ten MB from one network in that time.
const MOST_TIMES_THE_LIMIT = 100;
// More transactions than a few servers can have open at one moment.
const MOST_AT_ONCE = 50;

/**
 * The way every declaration goes: checked, then stored together with its jobs in one transaction,
 * then answered. `stored` is only ever said of what is on disk. When anything is wrong with the
 * database the answer is `unavailable`; nothing is kept then, or the next attempt finds it.
 */
export function createSubmit(platform: Platform): Submit {
  return async (type, input, sender) => {
    const receivedAt = new Date();
    const { declaration: checked, problems } = kindOf(type).check(input);
    // The kind's own type, which the table of kinds cannot tell the compiler.
    type Result = SubmissionResult<DeclarationTypes[typeof type]>;
    if (problems) return { status: 'invalid', problems } as Result;
    const declaration = wellFormed(checked);
    const outcome = await platform.attempt(
      () => store(platform, { type, declaration, sender, receivedAt }),
      `A ${type} could not be stored.`,
    );
    if (outcome === undefined) {
      return { status: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS };
    }
    if (outcome.status === 'tooMany') {
      countDeclared('refused', type);
      return outcome;
    }
    if (outcome.isNew) {
      countDeclared('stored', type);
      if (outcome.stored.suspicious) countDeclared('marked', type);
      platform.jobs.wake();
    }
    const { reference, receivedAt: firstReceivedAt, endsOn } = outcome.stored;
    return {
      status: 'stored',
      receipt: { reference, receivedAt: firstReceivedAt.toISOString(), endsOn },
      declaration: readStored(type, outcome.stored.declaration),
    } as Result;
  };
}

interface Received {
  readonly type: DeclarationType;
  readonly declaration: AnyDeclaration;
  readonly sender: Sender;
  readonly receivedAt: Date;
}

type Outcome =
  | { status: 'stored'; isNew: boolean; stored: StoredDeclaration }
  | { status: 'tooMany'; retryAfterSeconds: number };

/**
 * One transaction: the row and its jobs, or nothing. The same declaration again gets the first
 * one's row: for ever when it came with the same key, otherwise within ten minutes.
 *
 * @throws when the database cannot promise that it is on disk.
 */
async function store(
  { database, jobs, env }: Platform,
  { type, declaration, sender, receivedAt }: Received,
): Promise<Outcome> {
  const kind = kindOf(type);
  const contentHash = hashFields(type, saidIn(declaration, kind));
  const key = sender.idempotencyKey ?? '';
  const hashes = {
    contentHash,
    idempotencyHash: key === '' ? null : hashOf(contentHash, key),
    clientHash: hashClient(sender.address, await hashKey(database)),
  };
  const since = new Date(receivedAt.getTime() - WINDOW_MS);

  return transact(database, async (tx) => {
    // A second request with the same words at the same moment waits here, and then finds the row of the first.
    await lock(tx, contentHash);
    const first = await findFirst(tx, hashes, since);
    if (first) return { status: 'stored', isNew: false, stored: first };
    const flood = await measureFlood(tx, hashes.clientHash, since, env);
    if (flood.retryAfterSeconds > 0) {
      return { status: 'tooMany', retryAfterSeconds: flood.retryAfterSeconds };
    }

    const id = randomUUID();
    const plan = await planConfirmation(tx, { id, email: declaration.email, receivedAt });
    const [stored] = await tx
      .insert(declarations)
      .values({
        id,
        reference: createReference(kind.prefix),
        type,
        receivedAt,
        declaration,
        endsOn: kind.endsOn(declaration, receivedAt),
        ...hashes,
        suspicious: (sender.honeypot ?? '') !== '' || flood.isOverLimit,
        confirmedWith: plan.confirmedWith,
      })
      .returning();
    if (stored === undefined) throw new Error('The database returned no row for a declaration.');
    const data = { reference: stored.reference };
    if (plan.hasJob) {
      for (const job of DELIVERIES)
        await jobs.send(tx, job, { id, data, startAfter: plan.waitSeconds });
    }
    return { status: 'stored', isNew: true, stored };
  });
}

async function findFirst(
  tx: Drizzle,
  { contentHash, idempotencyHash }: { contentHash: string; idempotencyHash: string | null },
  since: Date,
): Promise<StoredDeclaration | undefined> {
  const isSame =
    idempotencyHash === null
      ? and(eq(declarations.contentHash, contentHash), gt(declarations.receivedAt, since))
      : eq(declarations.idempotencyHash, idempotencyHash);
  const [first] = await tx
    .select()
    .from(declarations)
    .where(isSame)
    .orderBy(asc(declarations.receivedAt))
    .limit(1);
  return first;
}

interface Flood {
  readonly isOverLimit: boolean;
  /** 0 when it can be stored. */
  readonly retryAfterSeconds: number;
}

/**
 * Over the limit of its network a declaration is marked, and stored all the same (RK-12): a proxy that is set up wrongly makes
 * one network of everybody. Only what would fill the disk is refused.
 */
async function measureFlood(
  tx: Drizzle,
  clientHash: string,
  since: Date,
  { rateLimit, databaseUrl, dataDir }: Platform['env'],
): Promise<Flood> {
  const ceiling = rateLimit * MOST_TIMES_THE_LIMIT;
  let sent = await sentFrom(tx, clientHash, since);
  if (sent.number > ceiling - MOST_AT_ONCE) {
    // So near to the ceiling those who send at the same moment are counted one after the other.
    await lock(tx, clientHash);
    sent = await sentFrom(tx, clientHash, since);
  }
  const isOverLimit = sent.number >= rateLimit;
  if (!isOverLimit || sent.oldest === null) return { isOverLimit, retryAfterSeconds: 0 };
  const fillsDisk = databaseUrl === undefined && isDiskLow(await diskSpace(dataDir));
  const isRefused = sent.number >= ceiling || fillsDisk;
  const seconds = Math.ceil((sent.oldest.getTime() - since.getTime()) / 1000);
  return { isOverLimit, retryAfterSeconds: isRefused ? Math.max(1, seconds) : 0 };
}

async function sentFrom(tx: Drizzle, clientHash: string, since: Date) {
  const [sent] = await tx
    .select({ number: count(), oldest: min(declarations.receivedAt) })
    .from(declarations)
    .where(and(eq(declarations.clientHash, clientHash), gt(declarations.receivedAt, since)));
  return sent ?? { number: 0, oldest: null };
}

// Half of a surrogate pair is no character, and PostgreSQL refuses it in JSON.
function wellFormed(declaration: AnyDeclaration): AnyDeclaration {
  const entries = Object.entries(declaration).map(([field, value]) => [
    field,
    value.toWellFormed(),
  ]);
  // The same names.
  return Object.fromEntries(entries) as AnyDeclaration;
}

const counters = {
  stored: new Counter({
    name: 'declarations_stored_total',
    help: 'Declarations that this process stored, by type.',
    labelNames: ['type'],
  }),
  marked: new Counter({
    name: 'declarations_marked_total',
    help: 'Stored ones that are marked: over the limit of their network, or a program filled in a hidden field.',
    labelNames: ['type'],
  }),
  refused: new Counter({
    name: 'declarations_refused_total',
    help: 'Declarations that were not stored, because so many from one network would fill the disk.',
    labelNames: ['type'],
  }),
};

// A figure that is there from the beginning shows its first rise.
for (const type of Object.keys(kinds)) {
  counters.marked.inc({ type }, 0);
  counters.refused.inc({ type }, 0);
}

/** Counts what became of a declaration. */
export function countDeclared(outcome: keyof typeof counters, type: DeclarationType): void {
  counters[outcome].inc({ type });
}
