import { randomUUID } from 'node:crypto';
import type { Database, Drizzle } from '#server/database/database.ts';
import { and, asc, count, eq, gt, min, sql } from '#server/database/drizzle.ts';
import { CHANNELS, type DeliveryJob } from '#server/declarations/channels.ts';
import { clientHashKey } from '#server/declarations/client-hash-key.ts';
import type {
  DeclarationContent,
  DeclarationKind,
  StoredDeclaration,
} from '#server/declarations/declaration-kind.ts';
import { declarations } from '#server/declarations/declarations-table.ts';
import { hashClient, hashContent, hashOf } from '#server/declarations/hashes.ts';
import { createReference } from '#server/declarations/reference.ts';
import type { Sender } from '#server/declarations/submit-declaration.ts';
import { sendInTransaction, type JobSender } from '#server/queue/open-queue.ts';

export interface Arrival<Content extends DeclarationContent> {
  readonly kind: DeclarationKind<Content>;
  readonly content: Content;
  readonly sender: Sender;
  readonly receivedAt: Date;
}

type Stored<Content extends DeclarationContent> =
  | { status: 'stored'; isNew: boolean; declaration: StoredDeclaration<Content> }
  | { status: 'tooMany'; retryAfterSeconds: number };

interface Storage {
  readonly database: Database;
  readonly queue: JobSender;
  readonly rateLimit: number;
}

const WINDOW_MS = 10 * 60 * 1000;

/**
 * One transaction: the row and its jobs, or nothing. The same declaration again gets the first
 * one's row: for ever when it came with the same key, otherwise within ten minutes.
 *
 * @throws when the database cannot promise that it is on disk.
 */
export async function storeDeclaration<Content extends DeclarationContent>(
  { database, queue, rateLimit }: Storage,
  { kind, content, sender, receivedAt }: Arrival<Content>,
): Promise<Stored<Content>> {
  const clientHash = hashClient(sender.address, await clientHashKey(database));
  const contentHash = hashContent(kind.type, content);
  const key = sender.idempotencyKey ?? '';
  const idempotencyHash = key === '' ? null : hashOf(contentHash, key);
  const since = new Date(receivedAt.getTime() - WINDOW_MS);

  return database.drizzle.transaction(async (transaction) => {
    // Whoever sends the same at the same moment waits here and then finds the first one's row.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`,
    );
    const first = await findFirst(transaction, contentHash, idempotencyHash, since);
    if (first !== undefined) {
      return { status: 'stored', isNew: false, declaration: first as StoredDeclaration<Content> };
    }
    const wait = await secondsToWait(transaction, clientHash, since, rateLimit);
    if (wait > 0) return { status: 'tooMany', retryAfterSeconds: wait };

    const id = randomUUID();
    const reference = createReference(kind.prefix);
    const [row] = await transaction
      .insert(declarations)
      .values({
        id,
        reference,
        type: kind.type,
        receivedAt,
        content,
        endsOn: kind.endsOn(content, receivedAt),
        contentHash,
        idempotencyHash,
        clientHash,
        suspicious: sender.trap !== undefined && sender.trap !== '',
      })
      .returning();
    const job: DeliveryJob = { reference };
    for (const channel of CHANNELS) await sendInTransaction(queue, transaction, channel, id, job);
    return {
      status: 'stored',
      isNew: true,
      declaration: row as unknown as StoredDeclaration<Content>,
    };
  });
}

async function findFirst(
  transaction: Drizzle,
  contentHash: string,
  idempotencyHash: string | null,
  since: Date,
) {
  const { contentHash: hash, receivedAt, idempotencyHash: keyHash } = declarations;
  const isSame =
    idempotencyHash === null
      ? and(eq(hash, contentHash), gt(receivedAt, since))
      : eq(keyHash, idempotencyHash);
  const rows = await transaction
    .select()
    .from(declarations)
    .where(isSame)
    .orderBy(asc(receivedAt))
    .limit(1);
  return rows[0];
}

async function secondsToWait(
  transaction: Drizzle,
  client: string,
  since: Date,
  rateLimit: number,
): Promise<number> {
  const { clientHash, receivedAt } = declarations;
  const [sent] = await transaction
    .select({ number: count(), oldest: min(receivedAt) })
    .from(declarations)
    .where(and(eq(clientHash, client), gt(receivedAt, since)));
  if (sent?.oldest == null || sent.number < rateLimit) return 0;
  return Math.max(1, Math.ceil((sent.oldest.getTime() - since.getTime()) / 1000));
}
