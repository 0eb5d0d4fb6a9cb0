import { randomUUID } from 'node:crypto';
import type { Receipt } from '#lib/declaration.ts';
import { lock, transact, type Drizzle } from '#server/database/database.ts';
import { and, count, eq, gt, min, ne } from '#server/database/drizzle.ts';
import { hashKey } from '#server/database/secrets.ts';
import type { Platform, Sender } from '#server/feature.ts';
import { hashClient, hashOf } from '#server/hashes.ts';
import { createReference } from '#server/reference.ts';
import { addressKey } from './address-key.ts';
import { MAIL_JOB } from './request-mails.ts';
import { subscribers, type SubscriberRow } from './subscribers-table.ts';
import { newToken } from './subscription-links.ts';

/** `isMailed` is never told to the sender: it would say who is known here. */
type Outcome =
  | { status: 'stored'; receipt: Receipt; isMailed: boolean }
  | { status: 'tooMany'; retryAfterSeconds: number };

const WINDOW_MS = 10 * 60 * 1000;
const LONGEST_PAUSE_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * One transaction: the address and the job for its mail, or nothing. Whoever asks learns nothing
 * about the address: a new one, one that waits for its confirmation and a subscriber get the same
 * kind of answer. An address gets at most one mail in ten minutes, and each further one only after
 * twice the pause, so that nobody can be flooded by way of this form.
 *
 * @param textVersion Version of the text that is agreed to.
 * @throws when the database cannot promise that it is on disk.
 */
export async function subscribe(
  { database, jobs, env: { rateLimit } }: Platform,
  textVersion: string,
  address: string,
  { address: network, idempotencyKey = '' }: Sender,
  askedAt: Date,
): Promise<Outcome> {
  const key = addressKey(address);
  const clientHash = hashClient(network, await hashKey(database));
  const idempotencyHash = idempotencyKey === '' ? null : hashOf(key, idempotencyKey);
  const reference = createReference('N');

  return transact(database, async (tx) => {
    await lock(tx, `newsletter:${key}`);
    const [known] = await tx
      .select()
      .from(subscribers)
      .where(eq(subscribers.addressKey, key))
      .for('update');
    // Only who sent the key before may see the first answer: its time would tell others of a request.
    if (known && idempotencyHash !== null && known.idempotencyHash === idempotencyHash) {
      return { status: 'stored', receipt: receiptOf(known), isMailed: false };
    }
    const wait = await secondsToWait(tx, { clientHash, key, askedAt, rateLimit });
    if (wait > 0) return { status: 'tooMany', retryAfterSeconds: wait };

    const isMailed = known === undefined || askedAt >= nextMailAt(known);
    const request = { reference, askedAt, idempotencyHash, clientHash };
    const mail = isMailed ? { mailedAt: askedAt, mails: (known?.mails ?? 0) + 1 } : {};
    // The proof of a confirmed consent is never touched again.
    const proof = known?.confirmedAt ? {} : { requestedAt: askedAt, textVersion };
    const id = known?.id ?? randomUUID();
    if (known) {
      await tx
        .update(subscribers)
        .set({ ...request, ...mail, ...proof })
        .where(eq(subscribers.id, id));
    } else {
      await tx.insert(subscribers).values({
        ...request,
        id,
        address,
        addressKey: key,
        requestedAt: askedAt,
        textVersion,
        unsubscribeToken: newToken(),
        mailedAt: askedAt,
        mails: 1,
      });
    }
    if (isMailed) {
      await jobs.send(tx, MAIL_JOB, { id: randomUUID(), data: { subscriberId: id, reference } });
    }
    return { status: 'stored', receipt: receiptOf({ reference, askedAt }), isMailed };
  });
}

/** The answer to somebody whose request is not kept, such as a program's; nobody can tell. */
export const emptyReceipt = (askedAt: Date): Receipt =>
  receiptOf({ reference: createReference('N'), askedAt });

const receiptOf = ({
  reference,
  askedAt,
}: Pick<SubscriberRow, 'reference' | 'askedAt'>): Receipt => ({
  reference,
  receivedAt: askedAt.toISOString(),
  endsOn: null,
});

function nextMailAt({ mailedAt, mails }: SubscriberRow): Date {
  const pause = Math.min(WINDOW_MS * 2 ** (mails - 1), LONGEST_PAUSE_MS);
  return new Date(mailedAt.getTime() + pause);
}

interface Asking {
  clientHash: string;
  key: string;
  askedAt: Date;
  rateLimit: number;
}

// Other addresses count, not how often one was sent.
async function secondsToWait(
  tx: Drizzle,
  { clientHash, key, askedAt, rateLimit }: Asking,
): Promise<number> {
  const since = new Date(askedAt.getTime() - WINDOW_MS);
  const [sent] = await tx
    .select({ number: count(), oldest: min(subscribers.askedAt) })
    .from(subscribers)
    .where(
      and(
        eq(subscribers.clientHash, clientHash),
        gt(subscribers.askedAt, since),
        ne(subscribers.addressKey, key),
      ),
    );
  if (sent?.oldest == null || sent.number < rateLimit) return 0;
  return Math.max(1, Math.ceil((sent.oldest.getTime() - since.getTime()) / 1000));
}
