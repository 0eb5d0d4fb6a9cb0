import { randomUUID } from 'node:crypto';
import type { Database, Drizzle } from '#server/database/database.ts';
import { and, count, gt, inArray, min, or, sql } from '#server/database/drizzle.ts';
import { transact } from '#server/database/transact.ts';
import { CHANNELS, type DeliveryJob } from '#server/declarations/channels.ts';
import { clientHashKey } from '#server/declarations/client-hash-key.ts';
import type { DeclarationContent } from '#server/declarations/declaration-kind.ts';
import { declarations, type DeclarationRow } from '#server/declarations/declarations-table.ts';
import { hashClient, hashContent, hashOf } from '#server/declarations/hashes.ts';
import { createReference } from '#server/declarations/reference.ts';
import type { Sender } from '#server/declarations/submit-declaration.ts';
import { sendInTransaction, type JobSender } from '#server/queue/open-queue.ts';

/** A checked declaration on its way into the database. */
export interface Arrival {
  readonly type: string;
  /** Letter at the beginning of its reference. */
  readonly prefix: string;
  readonly content: DeclarationContent;
  /** Last day of the contract, `YYYY-MM-DD`, where it ends one. */
  readonly endsOn: string | null;
  readonly sender: Sender;
  readonly receivedAt: Date;
}

export type Stored =
  | { status: 'stored'; isNew: boolean; declaration: DeclarationRow }
  | { status: 'tooMany'; retryAfterSeconds: number };

export interface Storage {
  readonly database: Database;
  readonly queue: JobSender;
  /** Most declarations from one network in ten minutes. */
  readonly rateLimit: number;
}

interface Hashed extends Arrival {
  readonly contentHash: string;
  readonly idempotencyHash: string | null;
  readonly clientHash: string;
  /** Beginning of the ten minutes that end with this arrival. */
  readonly since: Date;
}

const WINDOW_MS = 10 * 60 * 1000;

/**
 * One transaction for all of them: their rows and jobs, or nothing. The same declaration again gets
 * the first one's row: for ever when it came with the same key, otherwise within ten minutes.
 *
 * @returns the outcomes in the order of the arrivals.
 * @throws when the database cannot promise that they are on disk.
 */
export async function storeDeclarations(
  { database, queue, rateLimit }: Storage,
  arrivals: readonly Arrival[],
): Promise<readonly Stored[]> {
  const key = await clientHashKey(database);
  const hashed = arrivals.map((arrival) => withHashes(arrival, key));

  return transact(database, async (transaction) => {
    await lockContents(transaction, hashed);
    const known = await findSame(transaction, hashed);
    const added: DeclarationRow[] = [];
    const sent = await countByClient(
      transaction,
      hashed.filter((arrival) => firstOf(arrival, known) === undefined),
    );
    const outcomes = hashed.map((arrival): Stored => {
      const first = firstOf(arrival, known);
      if (first !== undefined) return { status: 'stored', isNew: false, declaration: first };
      const client = sent.get(arrival.clientHash) ?? { number: 0, oldest: arrival.receivedAt };
      if (client.number >= rateLimit) {
        return {
          status: 'tooMany',
          retryAfterSeconds: secondsBetween(arrival.since, client.oldest),
        };
      }
      sent.set(arrival.clientHash, { ...client, number: client.number + 1 });
      const declaration = newRow(arrival);
      // Whoever sends the same in the same moment finds this row.
      known.push(declaration);
      added.push(declaration);
      return { status: 'stored', isNew: true, declaration };
    });
    if (added.length > 0) {
      await transaction.insert(declarations).values(added);
      const jobs = added.map(({ id, reference }) => ({
        id,
        data: { reference } satisfies DeliveryJob,
      }));
      for (const channel of CHANNELS) await sendInTransaction(queue, transaction, channel, jobs);
    }
    return outcomes;
  });
}

function withHashes(arrival: Arrival, clientKey: string): Hashed {
  const { type, content, sender, receivedAt } = arrival;
  const contentHash = hashContent(type, content);
  const key = sender.idempotencyKey ?? '';
  return {
    ...arrival,
    contentHash,
    idempotencyHash: key === '' ? null : hashOf(contentHash, key),
    clientHash: hashClient(sender.address, clientKey),
    since: new Date(receivedAt.getTime() - WINDOW_MS),
  };
}

// Whoever stores the same at the same moment waits here and then finds the first one's row. All
// take their locks in one order, so that nobody waits for somebody who waits for them.
async function lockContents(transaction: Drizzle, arrivals: readonly Hashed[]): Promise<void> {
  const hashes = JSON.stringify(arrivals.map(({ contentHash }) => contentHash));
  await transaction.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(hash, 0) as key
      from json_array_elements_text(${hashes}::json) as hash
      order by key
    ) as keys
  `);
}

/** Stored rows that are the first of some arrival. */
async function findSame(
  transaction: Drizzle,
  arrivals: readonly Hashed[],
): Promise<DeclarationRow[]> {
  const { contentHash, idempotencyHash, receivedAt } = declarations;
  const keys = arrivals.flatMap((arrival) => arrival.idempotencyHash ?? []);
  const withoutKey = arrivals.filter((arrival) => arrival.idempotencyHash === null);
  const contents = withoutKey.map((arrival) => arrival.contentHash);
  return transaction
    .select()
    .from(declarations)
    .where(
      or(
        inArray(idempotencyHash, keys),
        and(inArray(contentHash, contents), gt(receivedAt, earliest(withoutKey))),
      ),
    )
    .orderBy(receivedAt);
}

function firstOf(arrival: Hashed, known: readonly DeclarationRow[]): DeclarationRow | undefined {
  const { contentHash, idempotencyHash, since } = arrival;
  return known.find((row) =>
    idempotencyHash === null
      ? row.contentHash === contentHash && row.receivedAt > since
      : row.idempotencyHash === idempotencyHash,
  );
}

async function countByClient(
  transaction: Drizzle,
  arrivals: readonly Hashed[],
): Promise<Map<string, { number: number; oldest: Date }>> {
  if (arrivals.length === 0) return new Map();
  const { clientHash, receivedAt } = declarations;
  const clients = arrivals.map((arrival) => arrival.clientHash);
  const rows = await transaction
    .select({ client: clientHash, number: count(), oldest: min(receivedAt) })
    .from(declarations)
    .where(and(inArray(clientHash, clients), gt(receivedAt, earliest(arrivals))))
    .groupBy(clientHash);
  return new Map(
    rows.map(({ client, number, oldest }) => [
      client ?? '',
      { number, oldest: oldest ?? new Date() },
    ]),
  );
}

function newRow(arrival: Hashed): DeclarationRow {
  const { type, content, endsOn, sender, receivedAt } = arrival;
  const { contentHash, idempotencyHash, clientHash } = arrival;
  return {
    id: randomUUID(),
    reference: createReference(arrival.prefix),
    ...{ type, receivedAt, content, endsOn, contentHash, idempotencyHash, clientHash },
    suspicious: sender.trap !== undefined && sender.trap !== '',
    teamNotifiedAt: null,
    confirmationSentAt: null,
  };
}

function earliest(arrivals: readonly Hashed[]): Date {
  return new Date(Math.min(...arrivals.map(({ since }) => since.getTime()), Date.now()));
}

function secondsBetween(from: Date, to: Date): number {
  return Math.max(1, Math.ceil((to.getTime() - from.getTime()) / 1000));
}
