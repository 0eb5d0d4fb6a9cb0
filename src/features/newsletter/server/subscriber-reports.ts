import { CommandProblem } from '#features/declarations/server/command-problem.ts';
import { clientHashKey } from '#features/declarations/server/client-hash-key.ts';
import type { Database } from '#server/database/database.ts';
import { asc, desc, eq, isNotNull } from '#server/database/drizzle.ts';
import { addressKey, hashAddress } from './address-key.ts';
import { toCsv } from './csv.ts';
import { unsubscribeUrl } from './list-unsubscribe.ts';
import { consentTexts, pastSubscriptions, subscribers } from './subscribers-table.ts';
import { unsubscribe } from './unsubscribe.ts';

const COLUMNS = ['address', 'confirmed_at', 'text_version', 'unsubscribe_url'];

/**
 * Everybody who may get the newsletter, as CSV, in the order of their confirmation. Who has not
 * confirmed is not in it.
 *
 * @param origin Public address of the site.
 */
export async function exportSubscribers({ drizzle }: Database, origin: string): Promise<string> {
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
export async function proofOf(database: Database, address: string): Promise<string> {
  const { drizzle } = database;
  const current = await drizzle
    .select({
      requestedAt: subscribers.requestedAt,
      confirmedAt: subscribers.confirmedAt,
      text: consentTexts.text,
    })
    .from(subscribers)
    .innerJoin(consentTexts, eq(consentTexts.version, subscribers.textVersion))
    .where(eq(subscribers.addressKey, addressKey(address)));
  const past = await drizzle
    .select({
      requestedAt: pastSubscriptions.requestedAt,
      confirmedAt: pastSubscriptions.confirmedAt,
      endedAt: pastSubscriptions.endedAt,
      text: consentTexts.text,
    })
    .from(pastSubscriptions)
    .innerJoin(consentTexts, eq(consentTexts.version, pastSubscriptions.textVersion))
    .where(eq(pastSubscriptions.addressHash, hashAddress(address, await clientHashKey(database))))
    .orderBy(desc(pastSubscriptions.endedAt));
  if (current.length + past.length === 0) {
    throw new CommandProblem(`There is nothing about ${address}.`);
  }
  return `${JSON.stringify([...current, ...past], undefined, 2)}\n`;
}

/** Ends the subscription of somebody who asks for it by other means than the link. */
export async function removeSubscriber(database: Database, address: string): Promise<string> {
  const [row] = await database.drizzle
    .select({ token: subscribers.unsubscribeToken })
    .from(subscribers)
    .where(eq(subscribers.addressKey, addressKey(address)));
  if (row === undefined) throw new CommandProblem(`${address} is not in the list.`);
  await unsubscribe(database, row.token, new Date());
  return `${address} is out of the list.\n`;
}
