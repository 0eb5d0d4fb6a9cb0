import type { Database, Drizzle } from '#server/database/database.ts';
import { asc, desc, eq, inArray, isNotNull, sql } from '#server/database/drizzle.ts';
import { everyHashKey } from '#server/database/secrets.ts';
import { readFacts } from '#server/facts.ts';
import type { Command, CommandContext } from '#server/feature.ts';
import { removeCaptured } from '#server/captured-messages.ts';
import { OperatorError } from '#server/operator-error.ts';
import { readArguments } from '#server/subcommands.ts';
import { addressKey, hashAddress, unsubscribe } from './subscriptions.ts';
import { unsubscribeUrl } from './newsletter-mails.ts';
import { retryMails } from './request-mails.ts';
import { consentTexts, pastSubscriptions, subscribers } from './subscribers-table.ts';

const COLUMNS = ['address', 'confirmed_at', 'text_version', 'unsubscribe_url'];

/**
 * Everybody who may get the newsletter, as CSV, in the order of their confirmation. Who has not
 * confirmed is not in it.
 */
async function exportSubscribers({ drizzle }: Database, origin: string): Promise<string> {
  const rows = await drizzle
    .select()
    .from(subscribers)
    .where(isNotNull(subscribers.confirmedAt))
    .orderBy(asc(subscribers.confirmedAt), asc(subscribers.addressKey));
  const lines = rows.map(({ address, confirmedAt, textVersion, unsubscribeToken }) => [
    address,
    confirmedAt?.toISOString() ?? '',
    textVersion,
    unsubscribeUrl(origin, unsubscribeToken),
  ]);
  return toCsv(COLUMNS, lines);
}

/** When and to which text somebody agreed. */
export interface ConsentProof {
  readonly requestedAt: Date;
  /** Null for a request that was not confirmed. */
  readonly confirmedAt: Date | null;
  /** Only of what is over. */
  readonly endedAt?: Date;
  readonly text: string;
}

/** What somebody agreed to: subscribers, requests and what has ended, newest first; empty when there is nothing. */
export async function consentProofs(
  { drizzle }: Database,
  address: string,
): Promise<readonly ConsentProof[]> {
  const current = await drizzle
    .select({
      requestedAt: subscribers.requestedAt,
      confirmedAt: subscribers.confirmedAt,
      text: consentTexts.text,
    })
    .from(subscribers)
    .innerJoin(consentTexts, eq(consentTexts.version, subscribers.textVersion))
    .where(eq(subscribers.addressKey, addressKey(address)));
  return [...current, ...(await pastProofs(drizzle, address))];
}

/** The proofs of subscriptions that ended, the last one first. */
export async function pastProofs(drizzle: Drizzle, address: string) {
  const hashes = (await everyHashKey(drizzle)).map((key) => hashAddress(address, key));
  return drizzle
    .select({
      requestedAt: pastSubscriptions.requestedAt,
      confirmedAt: pastSubscriptions.confirmedAt,
      endedAt: pastSubscriptions.endedAt,
      text: consentTexts.text,
    })
    .from(pastSubscriptions)
    .innerJoin(consentTexts, eq(consentTexts.version, pastSubscriptions.textVersion))
    .where(inArray(pastSubscriptions.addressHash, hashes))
    .orderBy(desc(pastSubscriptions.endedAt));
}

/**
 * Ends the subscription of somebody who asks for it by other means than the link.
 *
 * @returns false when the address is not in the list.
 */
export async function removeSubscriber(
  { database, env: { dataDir } }: CommandContext,
  address: string,
): Promise<boolean> {
  const [row] = await database.drizzle
    .select({ token: subscribers.unsubscribeToken })
    .from(subscribers)
    .where(eq(subscribers.addressKey, addressKey(address)));
  if (row === undefined) return false;
  await removeCaptured(dataDir, await unsubscribe(database, row.token, new Date()));
  return true;
}

/** How many people are in the list, and how many of them have not confirmed; and proofs of what is over. */
interface SubscriberCounts {
  readonly confirmed: number;
  readonly unconfirmed: number;
  readonly past: number;
}

export async function countSubscribers({ drizzle }: Database): Promise<SubscriberCounts> {
  const { rows } = await drizzle.execute<Record<keyof SubscriberCounts, number>>(sql`
    select
      (count(*) filter (where confirmed_at is not null))::int as "confirmed",
      (count(*) filter (where confirmed_at is null))::int as "unconfirmed",
      (select count(*) from newsletter_past_subscriptions)::int as "past"
    from newsletter_subscribers
  `);
  return rows[0] ?? { confirmed: 0, unconfirmed: 0, past: 0 };
}

/**
 * A table as CSV (RFC 4180): the first line names the columns, lines end with CR and LF, every
 * value stands in quotation marks.
 */
const toCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;

const addressOf = (args: readonly string[]): string =>
  readArguments(args, ['ADDRESS'], {}).operands[0] ?? '';

/** `npm run subscribers`: what an operator does with the newsletter's list from a terminal. */
export const subscribersCommand: Command = {
  title: 'Who gets the newsletter.',
  subcommands: {
    export: {
      usage:
        'npm run -s subscribers -- export > FILE     CSV: address, confirmation, text version, unsubscribe address',
      parse: (args) => {
        readArguments(args, [], {});
        return ({ database, env }) =>
          exportSubscribers(database, readFacts(env.distDir, env).site.url);
      },
    },
    proof: {
      usage: 'npm run -s subscribers -- proof ADDRESS     when and to which text somebody agreed',
      parse: (args) => {
        const address = addressOf(args);
        return async ({ database }) => {
          const proofs = await consentProofs(database, address);
          if (proofs.length === 0) throw new OperatorError(`There is nothing about ${address}.`);
          return `${JSON.stringify(proofs, undefined, 2)}\n`;
        };
      },
    },
    remove: {
      usage: 'npm run subscribers -- remove ADDRESS       unsubscribes somebody',
      parse: (args) => {
        const address = addressOf(args);
        return async (context) => {
          if (await removeSubscriber(context, address)) return `${address} is out of the list.\n`;
          throw new OperatorError(`${address} is not in the list.`);
        };
      },
    },
    retry: {
      usage: 'npm run subscribers -- retry                tries mails that were given up once more',
      parse: (args) => {
        readArguments(args, [], {});
        return ({ database, jobs }) => retryMails(database, jobs);
      },
    },
  },
};
