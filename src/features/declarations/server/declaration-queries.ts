import type { ClientBase } from 'pg';
import type { DeclarationRow } from '#features/declarations/server/declarations-table.ts';
import type { Arrival } from '#features/declarations/server/store-declarations.ts';

// Every declaration goes through these, so they are written out, and each connection prepares them
// once: building and planning them anew took longer than carrying them out.

/** An arrival with what it is recognised by. */
export interface Hashed extends Arrival {
  readonly contentHash: string;
  readonly idempotencyHash: string | null;
  readonly clientHash: string;
  /** Beginning of the ten minutes that end with this arrival. */
  readonly since: Date;
}

/**
 * Whoever stores the same at the same moment waits here and then finds the first one's row. All
 * take their locks in one order, so that nobody waits for somebody who waits for them.
 */
export async function lockContents(client: ClientBase, arrivals: readonly Hashed[]): Promise<void> {
  await client.query({
    name: 'lock-contents',
    text: `select pg_advisory_xact_lock(key) from (
             select distinct hashtextextended(hash, 0) as key from unnest($1::text[]) as hash
             order by key
           ) as keys`,
    values: [arrivals.map(({ contentHash }) => contentHash)],
  });
}

/** Stored rows that are the first of some arrival. */
export async function findSame(
  client: ClientBase,
  arrivals: readonly Hashed[],
): Promise<DeclarationRow[]> {
  const withoutKey = arrivals.filter(({ idempotencyHash }) => idempotencyHash === null);
  const { rows } = await client.query<DeclarationRow>({
    name: 'find-same',
    text: `select id, reference, type, received_at as "receivedAt", content,
             ends_on::text as "endsOn", content_hash as "contentHash",
             idempotency_hash as "idempotencyHash", client_hash as "clientHash", suspicious,
             team_notified_at as "teamNotifiedAt", confirmation_sent_at as "confirmationSentAt"
           from declarations
           where idempotency_hash = any($1)
             or (content_hash = any($2) and received_at > $3)
           order by received_at`,
    values: [
      arrivals.flatMap(({ idempotencyHash }) => idempotencyHash ?? []),
      withoutKey.map(({ contentHash }) => contentHash),
      earliest(withoutKey),
    ],
  });
  return rows;
}

/** How much each network has sent in its ten minutes, and when it began. */
export async function countByClient(
  client: ClientBase,
  arrivals: readonly Hashed[],
): Promise<Map<string, { number: number; oldest: Date }>> {
  const { rows } = await client.query<{ hash: string; number: number; oldest: Date }>({
    name: 'count-by-client',
    text: `select client_hash as hash, count(*)::int as number, min(received_at) as oldest
           from declarations where client_hash = any($1) and received_at > $2
           group by client_hash`,
    values: [arrivals.map(({ clientHash }) => clientHash), earliest(arrivals)],
  });
  return new Map(rows.map(({ hash, ...sent }) => [hash, sent]));
}

/** Puts new rows into the table. */
export async function insertRows(
  client: ClientBase,
  rows: readonly DeclarationRow[],
): Promise<void> {
  await client.query({
    name: 'insert-declarations',
    text: `insert into declarations
             (id, reference, type, received_at, content, ends_on, content_hash, idempotency_hash,
              client_hash, suspicious)
           select id, reference, type, "receivedAt", content, "endsOn", "contentHash",
             "idempotencyHash", "clientHash", suspicious
           from jsonb_to_recordset($1::jsonb) as row (
             id uuid, reference text, type text, "receivedAt" timestamptz, content jsonb,
             "endsOn" date, "contentHash" text, "idempotencyHash" text, "clientHash" text,
             suspicious boolean)`,
    values: [JSON.stringify(rows)],
  });
}

function earliest(arrivals: readonly Hashed[]): Date {
  return new Date(Math.min(...arrivals.map(({ since }) => since.getTime()), Date.now()));
}
