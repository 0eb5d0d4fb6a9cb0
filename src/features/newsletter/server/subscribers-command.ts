import { readArguments } from '#server/arguments.ts';
import type { Database } from '#server/database/database.ts';
import { asc, desc, eq, inArray, isNotNull } from '#server/database/drizzle.ts';
import { everyHashKey } from '#server/database/secrets.ts';
import { readFacts } from '#server/facts.ts';
import type { Command, CommandContext } from '#server/feature.ts';
import { OperatorError } from '#server/operator-error.ts';
import { removeFromOutbox } from '#server/outbox.ts';
import { joinSubcommands } from '#server/subcommands.ts';
import { addressKey, hashAddress } from './address-key.ts';
import { retryMails } from './mail-status.ts';
import { unsubscribeUrl } from './newsletter-mails.ts';
import { consentTexts, pastSubscriptions, subscribers } from './subscribers-table.ts';
import { unsubscribe } from './subscription-links.ts';

const addressOf = (args: readonly string[]): string =>
  readArguments(args, ['ADDRESS'], {}).operands[0] ?? '';

/** `npm run subscribers`: what an operator does with the newsletter's list from a terminal. */
export const subscribersCommand: Command = joinSubcommands('Who gets the newsletter.', {
  export: {
    usage:
      'npm run -s subscribers -- export > FILE     CSV: address, confirmation, text version, unsubscribe address',
    parse: (args) => {
      readArguments(args, [], {});
      return ({ database, env }) =>
        exportSubscribers(database, readFacts(env.distDir, env.siteUrl).site.url);
    },
  },
  proof: {
    usage: 'npm run -s subscribers -- proof ADDRESS     when and to which text somebody agreed',
    parse: (args) => {
      const address = addressOf(args);
      return ({ database }) => proofOf(database, address);
    },
  },
  remove: {
    usage: 'npm run subscribers -- remove ADDRESS       unsubscribes somebody',
    parse: (args) => {
      const address = addressOf(args);
      return (context) => removeSubscriber(context, address);
    },
  },
  retry: {
    usage: 'npm run subscribers -- retry                tries mails that were given up once more',
    parse: (args) => {
      readArguments(args, [], {});
      return ({ database, jobs }) => retryMails(database, jobs);
    },
  },
});

const COLUMNS = ['address', 'confirmed_at', 'text_version', 'unsubscribe_url'];

/**
 * Everybody who may get the newsletter, as CSV, in the order of their confirmation. Who has not
 * confirmed is not in it.
 *
 * @param origin Public address of the site.
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

/** When and to which text somebody agreed, as JSON: subscribers, requests and what has ended. */
async function proofOf({ drizzle }: Database, address: string): Promise<string> {
  const current = await drizzle
    .select({
      requestedAt: subscribers.requestedAt,
      confirmedAt: subscribers.confirmedAt,
      text: consentTexts.text,
    })
    .from(subscribers)
    .innerJoin(consentTexts, eq(consentTexts.version, subscribers.textVersion))
    .where(eq(subscribers.addressKey, addressKey(address)));
  const hashes = (await everyHashKey(drizzle)).map((key) => hashAddress(address, key));
  const past = await drizzle
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
  if (current.length + past.length === 0) {
    throw new OperatorError(`There is nothing about ${address}.`);
  }
  return `${JSON.stringify([...current, ...past], undefined, 2)}\n`;
}

/** Ends the subscription of somebody who asks for it by other means than the link. */
async function removeSubscriber(
  { database, env: { dataDir } }: CommandContext,
  address: string,
): Promise<string> {
  const [row] = await database.drizzle
    .select({ token: subscribers.unsubscribeToken })
    .from(subscribers)
    .where(eq(subscribers.addressKey, addressKey(address)));
  if (row === undefined) throw new OperatorError(`${address} is not in the list.`);
  await removeFromOutbox(dataDir, await unsubscribe(database, row.token, new Date()));
  return `${address} is out of the list.\n`;
}

/**
 * A table as CSV (RFC 4180): the first line names the columns, lines end with CR and LF, every
 * value stands in quotation marks.
 */
const toCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;
