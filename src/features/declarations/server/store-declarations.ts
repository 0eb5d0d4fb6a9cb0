import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import { transact } from '#server/database/transact.ts';
import { CHANNELS, type DeliveryJob } from '#features/declarations/server/channels.ts';
import { clientHashKey } from '#features/declarations/server/client-hash-key.ts';
import type { DeclarationContent } from '#features/declarations/server/declaration-kind.ts';
import type { DeclarationRow } from '#features/declarations/server/declarations-table.ts';
import {
  countByClient,
  findSame,
  insertRows,
  lockContents,
  type Hashed,
} from '#features/declarations/server/declaration-queries.ts';
import { hashClient, hashContent, hashOf } from '#features/declarations/server/hashes.ts';
import { createReference } from '#features/declarations/server/reference.ts';
import type { Sender } from '#features/declarations/server/submit-declaration.ts';
import { sendInTransaction, type JobSender } from '#server/jobs/open-queue.ts';

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

  return transact(database, async (client, begun) => {
    const [, known, sent] = await Promise.all([
      lockContents(client, hashed),
      findSame(client, hashed),
      countByClient(client, hashed),
      begun,
    ]);
    const added: DeclarationRow[] = [];
    const outcomes = hashed.map((arrival): Stored => {
      const first = firstOf(arrival, known);
      if (first !== undefined) return { status: 'stored', isNew: false, declaration: first };
      const sender = sent.get(arrival.clientHash) ?? { number: 0, oldest: arrival.receivedAt };
      if (sender.number >= rateLimit) {
        return {
          status: 'tooMany',
          retryAfterSeconds: secondsBetween(arrival.since, sender.oldest),
        };
      }
      sent.set(arrival.clientHash, { ...sender, number: sender.number + 1 });
      const declaration = newRow(arrival);
      // Whoever sends the same in the same moment finds this row.
      known.push(declaration);
      added.push(declaration);
      return { status: 'stored', isNew: true, declaration };
    });
    if (added.length > 0) {
      const jobs = added.map(({ id, reference }) => ({
        id,
        data: { reference } satisfies DeliveryJob,
      }));
      await Promise.all([
        insertRows(client, added),
        ...CHANNELS.map((channel) => sendInTransaction(queue, client, channel, jobs)),
      ]);
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

function firstOf(arrival: Hashed, known: readonly DeclarationRow[]): DeclarationRow | undefined {
  const { contentHash, idempotencyHash, since } = arrival;
  return known.find((row) =>
    idempotencyHash === null
      ? row.contentHash === contentHash && row.receivedAt > since
      : row.idempotencyHash === idempotencyHash,
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

function secondsBetween(from: Date, to: Date): number {
  return Math.max(1, Math.ceil((to.getTime() - from.getTime()) / 1000));
}
