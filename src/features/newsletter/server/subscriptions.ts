import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { SQL } from 'drizzle-orm';
import type { Receipt } from '#lib/declaration.ts';
import { lock, transact, type Database, type Drizzle } from '#server/database/database.ts';
import { and, eq, isNull, count, gt, min, ne } from '#server/database/drizzle.ts';
import { hashKey, readHashKey } from '#server/database/secrets.ts';
import type { Platform, Sender } from '#server/feature.ts';
import { hashClient, hashOf } from '#server/hashes.ts';
import { createReference } from '#server/reference.ts';
import { endMails, MAIL_JOB } from './request-mails.ts';
import {
  confirmTokens,
  pastSubscriptions,
  subscribers,
  type SubscriberRow,
} from './subscribers-table.ts';

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

const BYTES = 32;

/** A new token that nobody can guess, fit for an address. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url');

/** What is stored of a token; without a key, because it has 256 random bits itself. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/**
 * What a token can do: `open` confirms, `used` belongs to somebody who has confirmed, `unknown` is
 * anything else, such as one that has expired.
 */
export type TokenState = 'open' | 'used' | 'unknown';

/** Looks a token up and changes nothing: mail scanners open links (RN-04). */
export async function tokenState(drizzle: Drizzle, token: string, now: Date): Promise<TokenState> {
  const [row] = await drizzle
    .select({ expiresAt: confirmTokens.expiresAt, confirmedAt: subscribers.confirmedAt })
    .from(confirmTokens)
    .innerJoin(subscribers, eq(subscribers.id, confirmTokens.subscriberId))
    .where(eq(confirmTokens.hash, hashToken(token)));
  if (row === undefined) return 'unknown';
  if (row.confirmedAt !== null) return 'used';
  return row.expiresAt > now ? 'open' : 'unknown';
}

/**
 * Confirms a request, once: with the time of this moment, which stays the proof whatever comes
 * later (RN-03).
 *
 * @returns whether the address is subscribed now, by this token or before.
 */
export async function confirm(database: Database, token: string, now: Date): Promise<boolean> {
  return transact(database, async (tx) => {
    const state = await tokenState(tx, token, now);
    if (state !== 'open') return state === 'used';
    const [used] = await tx
      .update(confirmTokens)
      .set({ usedAt: now })
      .where(and(eq(confirmTokens.hash, hashToken(token)), isNull(confirmTokens.usedAt)))
      .returning({ id: confirmTokens.subscriberId });
    // Used by another click meanwhile, or gone with its request.
    if (used === undefined) return (await tokenState(tx, token, now)) === 'used';
    await tx
      .update(subscribers)
      .set({ confirmedAt: now })
      .where(and(eq(subscribers.id, used.id), isNull(subscribers.confirmedAt)));
    return true;
  });
}

/**
 * Ends a subscription at once: the address is erased; of a confirmed one the proof of consent is
 * kept under a keyed hash (Art. 7 (1), Art. 17 (3) e GDPR). An unknown token is nobody's, or
 * somebody's who has left already; both have nothing to end.
 *
 * @returns references of the mails that were sent to the address.
 */
export async function unsubscribe(
  database: Database,
  token: string,
  now: Date,
): Promise<readonly string[]> {
  return transact(database, (tx) =>
    endSubscription(tx, eq(subscribers.unsubscribeToken, token), now),
  );
}

/** The same for another way to name one subscription, as part of a transaction. */
export async function endSubscription(
  tx: Drizzle,
  condition: SQL,
  now: Date,
): Promise<readonly string[]> {
  const key = await readHashKey(tx);
  const [row] = await tx.delete(subscribers).where(condition).returning();
  if (row === undefined) return [];
  if (row.confirmedAt) {
    const { address, requestedAt, confirmedAt, textVersion } = row;
    await tx.insert(pastSubscriptions).values({
      id: randomUUID(),
      addressHash: hashAddress(address, key),
      requestedAt,
      confirmedAt,
      textVersion,
      endedAt: now,
    });
  }
  return [row.reference, ...(await endMails(tx, [row.id]))];
}

/**
 * The same for every way to write one address: capitals do not count, and a domain with umlauts
 * is its ASCII form. Dots and plus signs before the @ do count, as only one provider drops them.
 *
 * @param address One that the contract has let through.
 */
export function addressKey(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const ascii = domainToASCII(domain) || domain.toLowerCase();
  return `${address.slice(0, at).normalize('NFC').toLowerCase()}@${ascii}`;
}

/** A hash that only this site can make of an address, for the proof of subscriptions that ended. */
export const hashAddress = (address: string, key: string): string =>
  createHmac('sha256', key)
    .update(`newsletter:${addressKey(address)}`)
    .digest('base64url');
